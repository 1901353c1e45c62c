'use client'

import type { ReminderItem } from '@zhushutong/domain/membership'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { ReminderItems } from './reminder-items'

/** A dialog over the page with the memberships that end in three days (MEM-04). */
export function ReminderDialog({ items, onClose }: { items: readonly ReminderItem[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title="会员即将到期"
      onClose={onClose}
      footer={
        <Button data-autofocus="" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <div className="grid gap-3">
        <ReminderItems items={items} />
        <p className="text-12 text-ink-2">续费从到期日起接着算，不会损失剩余的天数。</p>
      </div>
    </Dialog>
  )
}
