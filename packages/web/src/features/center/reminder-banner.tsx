'use client'

import { closeReminder, formatReminder, type ReminderItem } from '@zhushutong/domain/membership'
import { useState } from 'react'
import { LinkButton } from '@/ui/button'
import { CloseIcon, WarningIcon } from '@/ui/icon'
import { REMINDER_COOKIE, writeClosing } from './reminder-closing'

const storeClosing = () => {
  const closing = closeReminder(Date.now())
  const seconds = Math.ceil((closing.end - closing.start) / 1000)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers.
  document.cookie = `${REMINDER_COOKIE}=${writeClosing(closing)}; path=/; max-age=${seconds}; samesite=lax`
}

/** Memberships that end in 30, 7 or 3 days; once closed, hidden for the rest of the day (MEM-04). */
export function ReminderBanner({ items }: { items: readonly ReminderItem[] }) {
  const [closed, setClosed] = useState(false)
  if (closed || items.length === 0) return null
  return (
    <aside
      aria-label="到期提醒"
      className="flex items-start gap-3 rounded-3 border border-gold-line bg-gold-soft px-4 py-3"
    >
      <WarningIcon size={18} className="mt-0.5 text-gold" />
      <ul className="min-w-0 flex-1">
        {items.map((item) => (
          <li key={item.key}>{formatReminder(item)}</li>
        ))}
      </ul>
      <LinkButton href="/svip.html" data-buy="" variant="gold" size="small">
        去续费
      </LinkButton>
      <button
        type="button"
        aria-label="今天不再提醒"
        className="grid size-7 flex-none place-items-center text-ink-2 hover:text-ink"
        onClick={() => {
          storeClosing()
          setClosed(true)
        }}
      >
        <CloseIcon />
      </button>
    </aside>
  )
}
