import { isReminderHidden, listExpiryReminders, type ReminderItem } from '@zhushutong/domain/membership'
import { cookies } from 'next/headers'
import type { ReaderAccount } from '@/dialogs/registry'
import { REMINDER_COOKIE, readClosing } from '@/features/center/reminder-closing'
import type { Member } from '@/wiring/types'

/** What dialogs need of the reader; null for a visitor. */
export function accountOf(
  member: Member | null,
  reminders: readonly ReminderItem[] = [],
): ReaderAccount | null {
  return member && { holdings: member.holdings, readAt: member.readAt, reminders }
}

/** The memberships about to end, unless the reader closed the reminder today (MEM-04). */
export async function loadReminders(member: Member | null): Promise<readonly ReminderItem[]> {
  if (member === null) return []
  const closing = readClosing((await cookies()).get(REMINDER_COOKIE)?.value)
  return isReminderHidden(closing, member.readAt) ? [] : listExpiryReminders(member.holdings, member.readAt)
}
