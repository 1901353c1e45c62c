import type { ReactNode, ToggleEventHandler } from 'react'
import { cx } from '../cx'

/**
 * A button that opens a panel. Built on details, so it works before and without scripts, and is no client
 * component. `PopoverCloser` in the root layout closes it on Esc, on a click outside and when the focus
 * leaves.
 */
export function Popover({
  trigger,
  label,
  className = 'relative',
  triggerClass,
  panelClass,
  onToggle,
  children,
}: {
  trigger: ReactNode
  /** The accessible name if the trigger shows only an icon. */
  label?: string
  /** The positioning container of the panel: by default the trigger (`relative`). */
  className?: string
  triggerClass?: string
  panelClass?: string
  /** For client components that fill the panel when it opens. */
  onToggle?: ToggleEventHandler<HTMLDetailsElement>
  children: ReactNode
}) {
  return (
    <details className={className} data-popover="" onToggle={onToggle}>
      <summary className={triggerClass} aria-label={label}>
        {trigger}
      </summary>
      <div className={cx('popover-panel', panelClass)}>{children}</div>
    </details>
  )
}
