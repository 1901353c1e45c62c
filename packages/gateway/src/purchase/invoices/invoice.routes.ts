import {
  checkInvoiceForm,
  checkTitle,
  INVOICE_REFUSALS,
  INVOICE_TAX_PERCENT,
  type InvoiceProblem,
  invoiceDeadline,
  invoiceFen,
  LIVE_INVOICE_STATES,
  MAX_TITLES,
  refuseInvoice,
  splitTax,
  trimInvoiceForm,
  trimTitle,
} from '@zhushutong/domain/invoice'
import { invoices as calls, type contract, INVOICE_FILE_PATH } from '@zhushutong/sdk/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { createFiles, openFile } from '../../files'
import { once } from '../../idempotency'
import { isUuid } from '../../platform/db/uuid'
import type { Deps } from '../../platform/feature'
import {
  CODES,
  type Failure,
  type Handlers,
  mountAttachments,
  pageOf,
  type Server,
  sessionOf,
} from '../../platform/http'
import { orders } from '../schema/purchase.table'
import { askInvoice, cancelInvoice, NO_INVOICE } from './ask-invoice'
import { findInvoices, findOwn, findOwnPaper, pageOwn } from './invoice.store'
import { invoiceView, paperName } from './invoice-view'
import { loadInvoiceable } from './invoiceable'
import { findTitles, removeTitle, saveTitle, type TitleRow } from './title.store'

const NO_TITLE: Failure = { error: CODES.notFound, message: '没有这个抬头，可能已被删除' }
const NO_FILE: Failure = { error: '30003', message: '文件不存在' }

const TITLE_TEXTS = {
  taken: '另一个抬头已经是这个名称与税号',
  full: `最多保存 ${MAX_TITLES} 个抬头，请先删除不用的`,
} as const

const wrong = (fields: readonly InvoiceProblem[]): Failure => ({
  error: CODES.badRequest,
  message: fields[0]?.message,
  data: { fields },
})

const titleView = ({ id, userId: _, createdAt: __, ...title }: TitleRow) => ({ titleId: id, ...title })

/** Invoices of the caller's own orders (BIL-01 to BIL-08). */
export function invoiceHandlers({ database: { orm } }: Deps): Handlers<typeof contract.invoices> {
  return {
    async ofOrders({ orderIds }, context) {
      const { userId } = sessionOf(context)
      const ids = orderIds.filter(isUuid)
      if (ids.length === 0) return { records: [] }
      const ownOrders = await orm
        .select()
        .from(orders)
        .where(and(inArray(orders.id, ids), eq(orders.userId, userId)))
      const facts = await loadInvoiceable(orm, ownOrders)
      const rows =
        ownOrders.length > 0
          ? await findInvoices(
              orm,
              inArray(
                orders.id,
                ownOrders.map(({ id }) => id),
              ),
            )
          : []
      const records = ids.flatMap((orderId) => {
        const fact = facts.get(orderId)
        if (!fact) return []
        const reason = refuseInvoice(fact, context.now)
        const ofOrder = rows.filter(({ order }) => order.id === orderId)
        const shown = ofOrder.find(({ invoice }) => LIVE_INVOICE_STATES.includes(invoice.state)) ?? ofOrder[0]
        return {
          orderId,
          ...splitTax(invoiceFen(fact)),
          taxPercent: INVOICE_TAX_PERCENT,
          reason,
          message: reason && INVOICE_REFUSALS[reason],
          askUntil: fact.paidAt === null ? null : invoiceDeadline(fact.paidAt),
          invoice: shown ? invoiceView(shown) : null,
        }
      })
      return { records }
    },

    async ask(input, context) {
      const { orderId, savesTitle, ...typed } = input
      const form = trimInvoiceForm(typed)
      const problems = checkInvoiceForm(form)
      if (problems.length > 0) return wrong(problems)
      const { userId } = sessionOf(context)
      return once(orm, context, { path: calls.ask.path, input }, async (tx) => {
        const result = await askInvoice(tx, userId, orderId, form, context.now)
        if ('error' in result) return result
        const { kind: _, email: __, ...title } = form
        // The invoice request succeeds even when the limit of saved titles is reached.
        if (savesTitle) await saveTitle(tx, userId, null, { ...title, isDefault: false }, context.now)
        return invoiceView(result)
      })
    },

    async list(request, context) {
      const { rows, total } = await pageOwn(orm, sessionOf(context).userId, request)
      return pageOf(request, rows.map(invoiceView), total)
    },
    async get({ invoiceId }, context) {
      const invoice = await findOwn(orm, sessionOf(context).userId, invoiceId)
      return invoice ? invoiceView(invoice) : NO_INVOICE
    },
    async cancel({ invoiceId }, context) {
      const { userId } = sessionOf(context)
      const done = await orm.transaction((tx) => cancelInvoice(tx, userId, invoiceId, context.now))
      return 'error' in done ? done : invoiceView(done)
    },

    async titles(_, context) {
      return { records: (await findTitles(orm, sessionOf(context).userId)).map(titleView) }
    },
    async saveTitle({ titleId, isDefault, ...typed }, context) {
      const title = trimTitle(typed)
      const problems = checkTitle(title)
      if (problems.length > 0) return wrong(problems)
      const { userId } = sessionOf(context)
      const saved = await orm.transaction((tx) =>
        saveTitle(tx, userId, titleId ?? null, { ...title, isDefault }, context.now),
      )
      if (!('error' in saved)) return titleView(saved)
      return saved.error === 'unknown' ? NO_TITLE : { error: '40011', message: TITLE_TEXTS[saved.error] }
    },
    async removeTitle({ titleId }, context) {
      const { userId } = sessionOf(context)
      return (await orm.transaction((tx) => removeTitle(tx, userId, titleId))) ? true : NO_TITLE
    },
  }
}

/** Downloads of issued invoices and red letters, for the order's buyer. */
export function mountInvoiceFiles(app: Server, deps: Deps) {
  const files = createFiles(deps)
  mountAttachments(app, INVOICE_FILE_PATH, deps.calls, NO_FILE, async (userId, paperId) => {
    const paper = await findOwnPaper(files.orm, userId, paperId)
    if (!paper?.fileId) return null
    const file = await openFile(files, { area: 'invoices', id: paper.fileId }, 'owner')
    return file && { content: file.stream, size: file.size, mimeType: file.mimeType, name: paperName(paper) }
  })
}
