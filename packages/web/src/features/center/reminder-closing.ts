import type { ReminderClosing } from '@zhushutong/domain/membership'

/** Stored in a cookie, so that the server omits a closed reminder and the layout does not shift. */
export const REMINDER_COOKIE = 'JGJREMINDER'

export function writeClosing({ start, end }: ReminderClosing): string {
  return `${start}-${end}`
}

export function readClosing(stored: string | undefined): ReminderClosing | null {
  const [, start, end] = /^(\d{13})-(\d{13})$/.exec(stored ?? '') ?? []
  return start && end ? { start: Number(start), end: Number(end) } : null
}
