'use client'

import { closeReminder, type ReminderItem } from '@zhushutong/domain/membership'
import { useState } from 'react'
import { CloseIcon, WarningIcon } from '@/ui/icon'
import { REMINDER_COOKIE, writeClosing } from './reminder-closing'
import { ReminderItems } from './reminder-items'

const storeClosing = (now: number) => {
  const closing = closeReminder(now)
  const seconds = Math.ceil((closing.end - closing.start) / 1000)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers.
  document.cookie = `${REMINDER_COOKIE}=${writeClosing(closing)}; path=/; max-age=${seconds}; samesite=lax`
}

/** Memberships that end in 30, 7 or 3 days; once closed, hidden for the rest of the day (MEM-04). */
export function ReminderBanner({
  items,
  now,
}: {
  items: readonly ReminderItem[]
  /** The gateway's clock, in ms. */
  now: number
}) {
  const [closed, setClosed] = useState(false)
  if (closed || items.length === 0) return null
  return (
    <aside aria-label="到期提醒" className="border-b border-gold-line bg-gold-soft">
      <div className="wrap flex items-start gap-3 py-2">
        <WarningIcon size={18} className="mt-0.5 flex-none text-gold" />
        <ReminderItems items={items} />
        <button
          type="button"
          aria-label="今天不再提醒"
          className="grid size-7 flex-none place-items-center text-ink-2 hover:text-ink"
          onClick={() => {
            storeClosing(now)
            setClosed(true)
          }}
        >
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}
