'use client'

import { ReminderDialog } from '@/features/center/reminder-dialog'
import type { DialogHostProps } from '../dialog.types'

/** The reminder of memberships that end within three days (MEM-04). */
export default function OpenedExpiry({ account, onClose }: DialogHostProps) {
  return <ReminderDialog items={account?.urgentReminders ?? []} onClose={onClose} />
}
