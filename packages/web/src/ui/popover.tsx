'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx'

/**
 * A button that discloses a panel. Built on details, so it opens before and without scripts;
 * scripts add closing by Esc (focus returns), by a click elsewhere and when focus moves on.
 */
export function Popover({
  trigger,
  label,
  className = 'relative',
  triggerClass,
  panelClass,
  children,
}: {
  trigger: ReactNode
  /** The accessible name where the trigger shows only an icon. */
  label?: string
  /** Where the panel is placed from: `relative` to the trigger unless told otherwise. */
  className?: string
  triggerClass?: string
  panelClass?: string
  children: ReactNode
}) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = ref.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) {
        details.open = false
      }
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    const details = ref.current
    if (event.key !== 'Escape' || !details?.open) return
    event.stopPropagation()
    details.open = false
    details.querySelector('summary')?.focus()
  }

  return (
    <details ref={ref} className={className} onKeyDown={closeOnEscape}>
      <summary className={triggerClass} aria-label={label}>
        {trigger}
      </summary>
      <div className={cx('popover-panel', panelClass)}>{children}</div>
    </details>
  )
}
