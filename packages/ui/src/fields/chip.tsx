import type { ReactNode } from 'react'
import { CloseIcon } from '../icon'

/** One choice of a filter: a link to the list with this choice. */
export function Chip({
  href,
  current,
  count,
  children,
}: {
  href: string
  current?: boolean
  /** The number of results as text; null reserves the space until it is known. */
  count?: string | null
  children: ReactNode
}) {
  return (
    <a
      className="chip"
      href={href}
      aria-current={current || undefined}
      aria-description={typeof count === 'string' ? `${count} 条` : undefined}
      data-none={count === '0' || undefined}
    >
      {children}
      {count !== undefined && <small aria-hidden="true">{count}</small>}
    </a>
  )
}

/** A selected condition: a link to the list without it. */
export function RemovableChip({ href, label }: { href: string; label: string }) {
  return (
    <a className="chip" data-removable="" href={href} aria-label={`移除条件：${label}`}>
      {label}
      <CloseIcon size={12} />
    </a>
  )
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="chip-row">
      <h3>{label}</h3>
      <div>{children}</div>
    </div>
  )
}
