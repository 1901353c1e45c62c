import type { ReactNode } from 'react'
import { SortIcon } from '../shell/icons'

export type Order = 'asc' | 'desc'

/** The header of a sortable column; `order` is undefined while another column is sorted. */
export function SortButton({
  order,
  onClick,
  children,
}: {
  order: Order | undefined
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className="inline-flex items-center gap-1 hover:text-primary" onClick={onClick}>
      {children}
      {order ? <span aria-hidden="true">{order === 'asc' ? '↑' : '↓'}</span> : <SortIcon size={12} />}
    </button>
  )
}
