import { maskPhone } from '@zhushutong/domain/formatting'
import { findTransferState, missingFen } from '@zhushutong/domain/purchase'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, type StaffHandlers, wrongFields } from '../../console'
import type { Queryable } from '../../platform/db'
import { pageOf } from '../../platform/http'
import { findEvents } from '../orders/order-event.store'
import { enterTransfer } from '../payments/enter-transfer'
import { findTransfers } from '../transfers/transfer.store'
import { type FoundTransfer, findTransferOrder, findTransferPage } from '../transfers/transfer-pages.store'

const rowView = ({ order, mobile, arrived }: FoundTransfer) => {
  const { orderCode, productName, status, amount, createdAt, closesAt } = order
  return {
    ...{ id: orderCode, productName, mobile: maskPhone(mobile), status, amount, arrived, closesAt },
    state: findTransferState(status, arrived),
    missing: status === 'pending' ? missingFen(amount, arrived) : 0,
    createTime: createdAt,
  }
}

/** The row with each transfer and the history of its order. */
const wholeView = async (orm: Queryable, row: FoundTransfer) => {
  const arrivals = await findTransfers(orm, row.order.id)
  const events = await findEvents(orm, row.order.id)
  return {
    ...rowView(row),
    arrivals: arrivals.map(({ bankReference, amount, arrivedAt, enteredBy, enteredAt }) => ({
      ...{ bankReference, amount, enteredBy },
      arriveTime: arrivedAt,
      enterTime: enteredAt,
    })),
    events: events.map(({ at, ...event }) => ({ ...event, time: at })),
  }
}

const stateOf = ({ order, arrived }: FoundTransfer) => ({ status: order.status, arrived })

/** Bank transfers of companies: finance enters each amount that arrives (TRF-01). */
export function transferCalls({ database: { orm } }: ResourceDeps): StaffHandlers<StaffContract['transfer']> {
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findTransferPage(orm, query)
      return pageOf(query, rows.map(rowView), total)
    },
    async get({ id }) {
      const transferPage = await findTransferOrder(orm, id)
      return transferPage ? wholeView(orm, transferPage) : GONE
    },
    enter: ({ id, ...entry }, { change, actor, now }) =>
      change('enter', async (tx) => {
        const before = await findTransferOrder(tx, id.trim())
        if (!before) return wrongFields([{ field: 'id', message: '没有这个订单编号' }])
        const entered = await enterTransfer(tx, before.order, { ...entry, by: actor.account }, now)
        if ('problems' in entered) return wrongFields(entered.problems)
        const after = await findTransferOrder(tx, id.trim())
        if (!after) return GONE
        return {
          subject: before.order.orderCode,
          before: stateOf(before),
          after: { ...stateOf(after), bankReference: entry.bankReference.trim() },
          result: await wholeView(tx, after),
        }
      }),
  }
}
