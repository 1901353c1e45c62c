import { type ReactNode, type ToggleEventHandler, useId } from 'react'
import { cx } from '../cx'

/**
 * A button that opens a panel. A native popover: it opens without scripts, and closes by Esc and by a click outside.
 * The panel is placed beside its button by CSS anchor positioning.
 */
export function Popover({
  trigger,
  label,
  className,
  triggerClass,
  panelClass,
  onToggle,
  children,
}: {
  trigger: ReactNode
  /** The accessible name if the trigger shows only an icon. */
  label?: string
  className?: string
  triggerClass?: string
  /** The panel is below its button, at its left edge, unless a class says otherwise. */
  panelClass?: string
  /** For client components that fill the panel when it opens. */
  onToggle?: ToggleEventHandler<HTMLDivElement>
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className={cx('popover', className)}>
      <button type="button" popoverTarget={id} className={triggerClass} aria-label={label}>
        {trigger}
      </button>
      <div id={id} popover="auto" className={cx('popover-panel', panelClass)} onToggle={onToggle}>
        {children}
      </div>
    </div>
  )
}
