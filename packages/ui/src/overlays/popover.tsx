import { type ReactNode, type ToggleEventHandler, useId } from 'react'
import { cx } from '../cx'

/** The id of the button that opens the panel with this id. */
export function openerId(panelId: string): string {
  return `${panelId}-opener`
}

/**
 * A button that opens a panel. A native popover: it opens without scripts, and closes by Esc and by a click outside.
 * The panel is placed beside its button by CSS anchor positioning.
 */
export function Popover({
  id,
  trigger,
  label,
  className,
  triggerClass,
  panelClass,
  onToggle,
  children,
}: {
  /** The id of the panel, if it must be the same after a navigation. */
  id?: string
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
  const generatedId = useId()
  const panelId = id ?? generatedId
  return (
    <div className={cx('popover', className)}>
      <button
        type="button"
        id={id && openerId(id)}
        popoverTarget={panelId}
        className={triggerClass}
        aria-label={label}
      >
        {trigger}
      </button>
      <div id={panelId} popover="auto" className={cx('popover-panel', panelClass)} onToggle={onToggle}>
        {children}
      </div>
    </div>
  )
}
