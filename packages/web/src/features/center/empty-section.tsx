import type { ReactNode } from 'react'
import { TitledCard } from '@/ui/card'
import { EmptyState } from '@/ui/states'

/** A page of the centre without content yet, which says so. */
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
