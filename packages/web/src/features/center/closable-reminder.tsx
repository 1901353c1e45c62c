'use client'

import { CloseIcon } from '@zhushutong/ui/icon'
import { type ReactNode, useState } from 'react'

/** The reminder bar; the server renders its content. Closing the bar stores the given cookie (MEM-04). */
export function ClosableReminder({
  closingCookie,
  children,
}: {
  closingCookie: string
  children: ReactNode
}) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <aside aria-label="到期提醒" className="border-b border-gold-line bg-gold-soft">
      <div className="wrap flex items-start gap-3 py-2">
        {children}
        <button
          type="button"
          aria-label="今天不再提醒"
          className="grid size-7 flex-none place-items-center text-ink-2 hover:text-ink"
          onClick={() => {
            // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers.
            document.cookie = closingCookie
            setClosed(true)
          }}
        >
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}
