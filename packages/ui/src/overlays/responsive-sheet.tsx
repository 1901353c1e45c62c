import type { ReactNode } from 'react'
import { buttonClass } from '../button-class'
import { CloseIcon } from '../icon'

/**
 * Content that is part of the page on a wide screen and a bottom sheet on a phone: one copy in the HTML, no
 * script. The sheet is a native popover, closed by Esc and by a tap outside.
 */
export function ResponsiveSheet({
  id,
  title,
  children,
  footer,
}: {
  id: string
  title: string
  children: ReactNode
  /** Shown in the sheet only: 查看 1,284 条结果. */
  footer?: ReactNode
}) {
  return (
    <section id={id} popover="auto" aria-label={title} className="responsive-sheet">
      <header className="flex flex-none items-center border-b border-line px-4 py-3 md:hidden">
        <h2 className="text-16 font-semibold">{title}</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="关闭"
          className="-mr-1 ml-auto grid size-8 place-items-center text-ink-3"
        >
          <CloseIcon size={18} />
        </button>
      </header>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain max-md:px-4">{children}</div>
      {footer && (
        <footer className="flex flex-none gap-2 border-t border-line p-3 *:flex-1 md:hidden">{footer}</footer>
      )}
    </section>
  )
}

/** The button that opens the sheet with this id; on phones only. */
export function SheetTrigger({ target, children }: { target: string; children: ReactNode }) {
  return (
    <button type="button" popoverTarget={target} className={`${buttonClass()} md:hidden`}>
      {children}
    </button>
  )
}
