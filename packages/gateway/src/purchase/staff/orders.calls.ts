import { maskPhone } from '@zhushutong/domain/formatting'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffHandlers } from '../../console'
import { findEntriesOfOrder } from '../../ledger'
import { agreement, findAgreementText } from '../../legal'
import type { Queryable } from '../../platform/db'
import { pageOf } from '../../platform/http'
import { lockOrder } from '../orders/lock-order'
import { findEvents } from '../orders/order-event.store'
import { askRefund } from '../refunds/ask-refund'
import { priceRefund } from '../refunds/price-refund'
import { findOrderForStaff, findOrderPage } from './staff-pages.store'

type Found = NonNullable<Awaited<ReturnType<typeof findOrderForStaff>>>

const rowView = ({ order, mobile }: Found) => ({
  ...order,
  id: order.orderCode,
  mobile: maskPhone(mobile),
  createTime: order.createdAt,
  paidTime: order.paidAt,
  until: order.grantedUntil,
})

type Events = Awaited<ReturnType<typeof findEvents>>

/** The agreement that the buyer accepted, and the time (AGR-01). */
const agreementView = async (orm: Queryable, { order }: Found, events: Events) => {
  const version = order.agreementVersion
  const accepted = events.findLast(({ event, detail }) => event === 'agreed' && detail === version)
  if (version === null || !accepted) return null
  const text = await findAgreementText(orm, version)
  if (!text) return null
  const isCurrent = version === agreement(text.type).version
  return { version, title: text.title, acceptTime: accepted.at, isCurrent }
}

const wholeView = async (orm: Queryable, row: Found, now: number) => {
  const events = await findEvents(orm, row.order.id)
  const entries = await findEntriesOfOrder(orm, row.order.id)
  const price = await priceRefund(orm, row.order, 'provider', now)
  return {
    ...rowView(row),
    events: events.map(({ at, ...event }) => ({ ...event, time: at })),
    entries: entries.map(({ at, kind, postings }) => ({ time: at, kind, postings: [...postings] })),
    agreement: await agreementView(orm, row, events),
    refundable: price.refundable
      ? {
          amount: price.amount,
          wallet: price.wallet,
          points: price.points,
          usedDays: price.usedDays,
        }
      : null,
  }
}

/** Orders with their whole history; the staff can request a refund (REF-01). */
export function orderCalls({
  database: { orm },
  config,
}: ResourceDeps): StaffHandlers<StaffContract['order']> {
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findOrderPage(orm, query)
      return pageOf(query, rows.map(rowView), total)
    },
    async get({ id }, { now }) {
      const money = await findOrderForStaff(orm, id)
      return money ? wholeView(orm, money, now) : GONE
    },
    async readAgreement({ id }) {
      const version = (await findOrderForStaff(orm, id))?.order.agreementVersion
      const text = version ? await findAgreementText(orm, version) : null
      return text ? { title: text.title, content: text.content, version: text.version } : GONE
    },
    askRefund: ({ id, cause, reason }, { change, actor, now }) =>
      change('askRefund', async (tx) => {
        const money = await findOrderForStaff(tx, id)
        if (!money) return GONE
        const order = await lockOrder(tx, money.order.userId, money.order.id)
        const refundRequest = { cause, reason, shown: null, staff: actor }
        const refund = await askRefund(tx, order, refundRequest, config.REFUND_RULE_FEN, now)
        if ('error' in refund) return refusedBy(refund.error)
        const { refundCode, amount, wallet, points } = refund
        const result = await wholeView(tx, money, now)
        return { subject: id, before: {}, after: { refundCode, amount, wallet, points, reason }, result }
      }),
  }
}
