'use client'

import type { DialogHostProps } from '@/triggers/dialog-host'
import { ReminderDialog } from './reminder-dialog'

/** The reminder of memberships that end within three days (MEM-04). */
export default function OpenedExpiry({ account, onClose }: DialogHostProps) {
  return <ReminderDialog items={account?.urgentReminders ?? []} onClose={onClose} />
}
