import { TitledCard } from '@/ui/card'
import { EmptyState } from '@/ui/states'
import type { CenterSection } from './sections'

/** A page of the centre that has nothing to show yet, and says so. */
export function EmptySection({ section }: { section: Extract<CenterSection, { empty: unknown }> }) {
  return (
    <TitledCard title={section.label}>
      <EmptyState title={section.empty.title}>{section.empty.text}</EmptyState>
    </TitledCard>
  )
}
