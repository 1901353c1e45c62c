import {
  balancePayments,
  CANDIDATE_STATE_LABELS,
  countOrders,
  isInTab,
  MATTER_STATE_LABELS,
  moveServiceOrder,
  PICTURE_FILE_TYPES,
  refuseRemoval,
  SERVICE_STAGE_LABELS,
} from '@zhushutong/domain/boss-orders'
import { HOTLINE } from '@zhushutong/domain/contact'
import { maskPersonName } from '@zhushutong/domain/formatting'
import { INVOICE_KIND_LABELS } from '@zhushutong/domain/invoice'
import type { contract } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Deps } from '../platform/feature'
import { type Failure, type Handlers, offsetOf, pageOf, sessionOf } from '../platform/http'
import { detailsView, fileView, stagesView, summaryView } from './order-view'
import { changeOwnOrder, NO_FILE, readOwnOrder, refusedBy } from './own-order'
import { recordEvent } from './record-event'
import { factsOf, findEvents, findInvoices, loadOwnCases } from './service-case.store'
import { serviceOrders } from './service-order.table'

/** The bank account for payments by firms. */
interface ReceivingAccount {
  readonly accountName: string
  readonly bankName: string
  readonly accountNo: string
}

type ReadCalls = Pick<
  Handlers<typeof contract.bossOrder>,
  | 'list'
  | 'counts'
  | 'details'
  | 'process'
  | 'remove'
  | 'close'
  | 'click'
  | 'payments'
  | 'bankCard'
  | 'stewardPhone'
  | 'invoiceInfo'
  | 'invoiceFiles'
  | 'invoicePicture'
  | 'recruitment'
  | 'management'
  | 'plan'
>

const OTHER_KIND: Failure = { error: '30003', status: 404, message: '这类服务没有这项内容' }
const NO_ACCOUNT: Failure = { error: '30003', status: 404, message: '收款账户请向您的服务管家索取' }

/** Reads of a principal's orders, and the principal's decisions (BOS-05, BOS-06). */
export function orderHandlers(
  { database: { orm }, clock }: Pick<Deps, 'database' | 'clock'>,
  account: ReceivingAccount | null,
): ReadCalls {
  return {
    async list({ tab, ...query }, context) {
      const all = await loadOwnCases(orm, sessionOf(context).userId)
      const shown = all.filter((serviceCase) => isInTab(factsOf(serviceCase), tab, context.now))
      const at = offsetOf(query)
      const rows = shown
        .slice(at, at + query.pageSize)
        .map((serviceCase) => summaryView(serviceCase, context.now))
      return pageOf(query, rows, shown.length)
    },
    async counts(_, context) {
      const all = await loadOwnCases(orm, sessionOf(context).userId)
      return { ...countOrders(all.map(factsOf), context.now) }
    },
    details: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, async (serviceCase) =>
        detailsView(serviceCase, await findEvents(orm, orderId), context.now),
      ),
    process: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, async (serviceCase) => {
        const events = await findEvents(orm, orderId)
        return {
          stages: stagesView(serviceCase, events),
          events: events.map(({ at, stage, text }) => ({
            time: at,
            stage,
            stageName: SERVICE_STAGE_LABELS[stage],
            text,
          })),
        }
      }),
    remove: ({ orderId }, context) =>
      changeOwnOrder(orm, context, orderId, async (tx, serviceCase) => {
        const refused = refuseRemoval(factsOf(serviceCase))
        if (refused) return refusedBy(refused)
        await tx.update(serviceOrders).set({ removedAt: clock.now() }).where(eq(serviceOrders.id, orderId))
        return true as const
      }),
    close: ({ orderId, reason }, context) =>
      changeOwnOrder(orm, context, orderId, async (tx, serviceCase) => {
        const moved = moveServiceOrder(factsOf(serviceCase), { type: 'close', by: 'boss', reason })
        if ('error' in moved) return refusedBy(moved)
        if (!('reason' in moved)) throw new Error('closing an order did not close it')
        const now = clock.now()
        const closed = { closedAt: now, closeReason: moved.reason }
        await tx.update(serviceOrders).set(closed).where(eq(serviceOrders.id, orderId))
        const { stage } = serviceCase.order
        await recordEvent(
          tx,
          orderId,
          { stage, text: `负责人关闭了订单：${moved.reason}`, byPrincipal: true },
          now,
        )
        return true as const
      }),
    click: ({ orderId }, context) =>
      changeOwnOrder(orm, context, orderId, async (tx) => {
        await tx.update(serviceOrders).set({ seenAt: clock.now() }).where(eq(serviceOrders.id, orderId))
        return true as const
      }),
    payments: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, (serviceCase) => {
        const { installments, paid } = factsOf(serviceCase)
        const balance = balancePayments(installments, paid, context.now)
        const receipts = serviceCase.receipts.map(({ amount, receivedOn, reference }) => ({
          amount,
          receivedOn,
          reference,
        }))
        return { ...balance, installments: [...balance.installments], receipts }
      }),
    bankCard: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, ({ order }) =>
        account ? { ...account, remark: order.code } : NO_ACCOUNT,
      ),
    stewardPhone: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, ({ order: { stewardName, stewardPhone } }) =>
        stewardName !== null && stewardPhone !== null
          ? { name: stewardName, phone: stewardPhone, isAssigned: true }
          : { name: '服务热线', phone: HOTLINE, isAssigned: false },
      ),
    invoiceInfo: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, async ({ files }) => {
        const invoices = await findInvoices(orm, orderId)
        return {
          invoices: invoices.map(({ id, kind, title, taxNumber, number, amount, issuedOn, fileId }) => ({
            invoiceId: id,
            kind,
            kindName: INVOICE_KIND_LABELS[kind],
            title,
            taxNumber,
            number,
            amount,
            issuedOn,
            hasPicture: files.some((file) => file.id === fileId && PICTURE_FILE_TYPES.includes(file.type)),
          })),
        }
      }),
    invoiceFiles: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, async ({ files }) => {
        const invoices = await findInvoices(orm, orderId)
        return {
          files: invoices.flatMap(({ id, fileId }) => {
            const file = files.find((file) => file.id === fileId)
            return file ? [{ invoiceId: id, file: fileView(file, false) }] : []
          }),
        }
      }),
    invoicePicture: ({ orderId, invoiceId }, context) =>
      readOwnOrder(orm, context, orderId, async ({ files }) => {
        const invoice = (await findInvoices(orm, orderId)).find(({ id }) => id === invoiceId)
        const picture = files.find(
          (file) => file.id === invoice?.fileId && PICTURE_FILE_TYPES.includes(file.type),
        )
        return picture ? fileView(picture, false) : { ...NO_FILE, message: '这张发票没有图片，请下载文件' }
      }),
    recruitment: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, ({ order }) =>
        order.kind === 'staff'
          ? {
              candidates: order.candidates.map((candidate) => ({
                ...candidate,
                name: maskPersonName(candidate.name),
                stateName: CANDIDATE_STATE_LABELS[candidate.state],
              })),
            }
          : OTHER_KIND,
      ),
    management: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, ({ order }) =>
        order.kind === 'management'
          ? {
              matters: order.matters.map((matter) => ({
                ...matter,
                dueOn: matter.dueOn || null,
                stateName: MATTER_STATE_LABELS[matter.state],
              })),
            }
          : OTHER_KIND,
      ),
    plan: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, ({ order }) => ({
        steps: order.plan.map((planStep) => ({ ...planStep, doneOn: planStep.doneOn || null })),
      })),
  }
}
