import { formatReminder, listExpiryReminders, purchaseVerbOf } from '@zhushutong/domain/membership'
import { formatEnding, isReminded } from '@zhushutong/domain/my-company'
import { buildPurchaseHref } from '@zhushutong/domain/purchase'
import { HELD_ID, OverviewView, type Todo } from '@/features/center'
import { orNull, PART } from '@/wiring/server/answers'
import type { Member } from '@/wiring/types'
import type { Reader } from '../../reader'
import type { SectionProps } from '../section'
import { centerHref, EXPORTS, MESSAGES, MY_COMPANY, ORDERS, PROFILE, SEATS } from '../section-address'

/** Orders to pay, memberships and certificates that end, unread messages, a company to choose. */
const loadTodos = async ({ calls }: Reader, { holdings, readAt }: Member): Promise<Todo[]> => {
  const [pending, counts, mine, endings] = await Promise.all([
    orNull(calls.orders.list({ status: 'pending', pageNum: 1, pageSize: 1 }, PART)),
    orNull(calls.profile.messageCount(undefined, PART)),
    orNull(calls.myCompany.get(undefined, PART)),
    orNull(calls.myCompany.expiring(undefined, PART)),
  ])
  const unread = counts?.messageUnreadNum ?? 0
  const reminders = listExpiryReminders(holdings, readAt).map((item) => {
    const [kind, ...others] = item.kinds
    return {
      text: formatReminder(item),
      href: kind === undefined || others.length > 0 ? `#${HELD_ID}` : buildPurchaseHref({ product: kind }),
      verb: purchaseVerbOf(item.isTrial),
    }
  })
  const certificates = (endings?.certificates ?? []).filter(isReminded).map((certificate) => ({
    text: formatEnding(certificate),
    href: centerHref(MY_COMPANY),
    verb: '查看',
  }))
  return [
    ...(pending?.total
      ? [
          {
            text: `${pending.total} 笔订单待支付`,
            href: centerHref(ORDERS, { status: 'pending' }),
            verb: '去支付',
          },
        ]
      : []),
    ...reminders,
    ...certificates,
    ...(unread > 0 ? [{ text: `${unread} 条未读消息`, href: centerHref(MESSAGES), verb: '去看' }] : []),
    ...(mine?.record === null
      ? [{ text: '选好我的企业，招标会逐条对照资质与人员', href: centerHref(MY_COMPANY), verb: '去选择' }]
      : []),
  ]
}

/** 账号总览. */
export async function CenterOverview({ reader }: SectionProps) {
  const { member, calls } = reader
  if (!member) return null
  const [todos, usage] = await Promise.all([
    loadTodos(reader, member),
    orNull(calls.exports.usage(undefined, PART)),
  ])
  return (
    <OverviewView
      overview={member}
      todos={todos}
      usage={usage}
      exportsHref={centerHref(EXPORTS)}
      ordersHref={centerHref(ORDERS)}
      seatsHref={centerHref(SEATS)}
      profileHref={centerHref(PROFILE)}
    />
  )
}
