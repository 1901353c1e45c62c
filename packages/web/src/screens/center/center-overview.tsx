import { VIP_TYPE } from '@zhushutong/domain/access'
import { isReminderHidden, listExpiryReminders } from '@zhushutong/domain/membership'
import { cookies } from 'next/headers'
import { OverviewView, REMINDER_COOKIE, ReminderBanner, readClosing } from '@/features/center'
import type { Member } from '@/wiring/types'
import type { SectionProps } from './section'
import { centerHref, ORDERS } from './section-address'

/** The memberships about to end, unless the reader closed the reminder today (MEM-04). */
const loadReminders = async ({ svipUntil, services, viewer }: Member, now: number) => {
  const closing = readClosing((await cookies()).get(REMINDER_COOKIE)?.value)
  if (isReminderHidden(closing, now)) return []
  const entitlements = {
    vipInfo: svipUntil === null ? null : { overTime: svipUntil, type: VIP_TYPE.personal },
    memberIncrementInfos: services.map(({ type, until }) => ({ type, overTime: until })),
    meberInfo: viewer.svip,
    userRole: null,
  }
  return listExpiryReminders(entitlements, now)
}

/** 账户总览. */
export async function CenterOverview({ reader: { member } }: SectionProps) {
  if (!member) return null
  const now = Date.now()
  const items = await loadReminders(member, now)
  return (
    <OverviewView
      overview={{ ...member, isSvip: member.viewer.svip }}
      now={now}
      ordersHref={centerHref(ORDERS)}
      reminder={items.length > 0 && <ReminderBanner items={items} />}
    />
  )
}
