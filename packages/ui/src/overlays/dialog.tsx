'use client'

import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx'
import { CloseIcon } from '../icon'
import { takeOpener } from './dialog-opener'
import { openModal } from './open-dialogs'

type DialogProps = {
  open: boolean
  /** Called on Esc, the close button or a click outside; the owner decides. */
  onClose: () => void
  title: ReactNode
  /** Content to the right of the title. */
  aside?: ReactNode
  width?: 'small' | 'medium' | 'large'
  /** The edge of a sheet; absent for a centred dialog. */
  side?: 'right' | 'bottom'
  /** Width in px, on a phone the full screen; replaces `width`. */
  widthPx?: number
  /** True when the content reaches the edges and scrolls by itself. */
  isFlush?: boolean
  footer?: ReactNode
  /** false: only the content can close the dialog. */
  dismissible?: boolean
  /** The name under which a view of the dialog is recorded. */
  trackView?: string
  children: ReactNode
}

/**
 * A modal dialog on the native element: the page behind is inert, and on closing the focus returns to the
 * control that opened it (`rememberOpener`). The focus starts at the first control, or at the one marked
 * `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  aside,
  width = 'medium',
  side,
  widthPx,
  isFlush = false,
  footer,
  dismissible = true,
  trackView,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect: it runs before painting and before the element with the focus is removed, so that Esc
  // finds the dialog open or gone.
  useLayoutEffect(() => {
    const opener = takeOpener()
    const dialog = ref.current
    const close = dialog && openModal(dialog)
    // biome-ignore lint/plugin: React gives `autoFocus` no attribute that the dialog could find.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      close?.()
      if (opener?.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className="dialog"
      data-width={widthPx === undefined ? width : 'own'}
      style={widthPx === undefined ? undefined : ({ '--dialog-width': `${widthPx}px` } as CSSProperties)}
      data-side={side}
      data-track-view={trackView}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A cancel event may come from an inner dialog, or from a file picker.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onMouseDown={(event) => {
        if (!dismissible || event.target !== ref.current) return
        // Otherwise the browser would move the focus to the body, after it has returned to the opener.
        event.preventDefault()
        onClose()
      }}
    >
      {/* No header or footer element: outside of sectioning content these are landmarks of the page. */}
      <div className="flex flex-none items-center gap-4 border-b border-line px-4 py-3 md:px-6 md:py-4">
        <h2 id={titleId} className="text-16 font-semibold">
          {title}
        </h2>
        <div className="ml-auto flex items-center gap-3 text-ink-3">
          {aside}
          {dismissible && (
            <button
              type="button"
              className="-mr-1 grid size-8 place-items-center rounded-1 hover:bg-surface-2 hover:text-ink"
              aria-label="关闭"
              onClick={onClose}
            >
              <CloseIcon size={18} />
            </button>
          )}
        </div>
      </div>
      <div
        className={cx(
          'min-h-0 flex-auto',
          isFlush ? 'overflow-hidden' : 'overflow-y-auto overscroll-contain p-4 md:p-6',
        )}
      >
        {children}
      </div>
      {footer && (
        <div
          className={cx(
            'flex flex-none justify-end gap-2 border-t border-line px-4 py-3 md:px-6',
            side === 'bottom' && '*:flex-1',
          )}
        >
          {footer}
        </div>
      )}
    </dialog>
  )
}
