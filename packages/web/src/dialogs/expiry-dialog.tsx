'use client'

import { ReminderDialog } from '@/features/center/reminder-dialog'
import type { DialogHostProps } from './registry'

/** Memberships that end in three days (MEM-04). */
export default function OpenedExpiry({ account, onClose }: DialogHostProps) {
  return <ReminderDialog items={account?.urgentReminders ?? []} onClose={onClose} />
}
