import type { ReactNode } from 'react'
import { ChipRowToggle } from './chip-row-toggle'
import { CloseIcon } from './icon'

/** One choice of a filter: a link to the list with it chosen. */
export function Chip({ href, current, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <a className="chip" href={href} aria-current={current || undefined}>
      {children}
    </a>
  )
}

/** A chosen condition: a link to the list without it. */
export function RemovableChip({ href, label }: { href: string; label: string }) {
  return (
    <a className="chip" data-removable="" href={href} aria-label={`移除条件：${label}`}>
      {label}
      <CloseIcon size={12} />
    </a>
  )
}

/** One filter: its label, its chips on one line, and 展开 when they do not fit. */
export function ChipRow({
  label,
  children,
  action,
  collapsible = true,
}: {
  label: string
  children: ReactNode
  /** What stands at the right instead of 展开, such as 多选. */
  action?: ReactNode
  collapsible?: boolean
}) {
  return (
    <div className="group grid gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0 md:grid-cols-[72px_minmax(0,1fr)_56px]">
      <h3 className="leading-7 text-ink-3">{label}</h3>
      <div
        data-chips=""
        className={
          collapsible
            ? 'flex flex-wrap gap-1 overflow-hidden md:max-h-7 md:group-has-aria-expanded:max-h-none md:has-focus-visible:max-h-none md:noscript:max-h-none'
            : 'flex flex-wrap gap-1'
        }
      >
        {children}
      </div>
      <div className="hidden justify-self-end text-12 leading-7 text-ink-3 md:block">
        {action ?? (collapsible && <ChipRowToggle label={label} />)}
      </div>
    </div>
  )
}
