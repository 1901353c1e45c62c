import {
  isReminderHidden,
  isUrgentReminder,
  listExpiryReminders,
  type ReminderItem,
} from '@zhushutong/domain/membership'
import { formatEnding, isReminded } from '@zhushutong/domain/my-company'
import { cookies } from 'next/headers'
import { REMINDER_COOKIE, readClosing } from '@/features/center/reminder-closing'
import type { ReaderAccount } from '@/triggers/dialog-host'
import { orNull, REMINDER } from '@/wiring/server/answers'
import type { Member } from '@/wiring/types'
import type { Reader } from '../reader'

/** The reader's data for dialogs; null for a visitor. */
export function buildAccount(
  member: Pick<Member, 'holdings' | 'readAt'> | null,
  reminders: readonly ReminderItem[] = [],
): ReaderAccount | null {
  return (
    member && {
      holdings: member.holdings,
      readAt: member.readAt,
      urgentReminders: reminders.filter(isUrgentReminder),
    }
  )
}

const isHidden = async ({ readAt }: Member): Promise<boolean> =>
  isReminderHidden(readClosing((await cookies()).get(REMINDER_COOKIE)?.value), readAt)

/** The memberships about to end; empty if the reader closed the reminder today (MEM-04). */
export async function loadReminders(member: Member | null): Promise<readonly ReminderItem[]> {
  if (member === null || (await isHidden(member))) return []
  return listExpiryReminders(member.holdings, member.readAt)
}

/**
 * The texts about ending certificates of the reader's own company; closed together with the membership
 * reminders (MYC-06).
 */
export async function loadCertificateReminders({ member, calls }: Reader): Promise<readonly string[]> {
  if (member === null || (await isHidden(member))) return []
  const endings = (await orNull(calls.myCompany.expiring(undefined, REMINDER)))?.certificates ?? []
  return endings.filter(isReminded).map(formatEnding)
}
