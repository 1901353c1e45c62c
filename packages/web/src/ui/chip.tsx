import type { ReactNode } from 'react'
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

/** One filter: its label, its chips on one line, and 展开 when they do not fit (`PlainControls`). */
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
    <div className="chip-row">
      <h3>{label}</h3>
      <div data-chips={collapsible ? '1' : ''}>{children}</div>
      <div>
        {action ??
          (collapsible && (
            <button type="button" data-chips-toggle="" aria-expanded={false}>
              展开<span className="sr-only">{label}</span>
            </button>
          ))}
      </div>
    </div>
  )
}
