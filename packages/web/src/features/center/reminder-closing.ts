import type { ReminderClosing } from '@zhushutong/domain/membership'

/** Kept in a cookie, so that the server leaves a closed reminder out and nothing jumps. */
export const REMINDER_COOKIE = 'JGJREMINDER'

export const writeClosing = ({ start, end }: ReminderClosing): string => `${start}-${end}`

export const readClosing = (stored: string | undefined): ReminderClosing | null => {
  const [, start, end] = /^(\d{13})-(\d{13})$/.exec(stored ?? '') ?? []
  return start && end ? { start: Number(start), end: Number(end) } : null
}
