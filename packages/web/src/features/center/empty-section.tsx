import type { ReactNode } from 'react'
import { TitledCard } from '@/ui/card'
import { EmptyState } from '@/ui/states'

/** A page of the centre that has nothing to show yet, and says so. */
export function EmptySection({
  label,
  title,
  children,
}: {
  label: string
  title: string
  children: ReactNode
}) {
  return (
    <TitledCard title={label}>
      <EmptyState title={title}>{children}</EmptyState>
    </TitledCard>
  )
}
