import { randomUUID } from 'node:crypto'
import { checkServiceFile, findFileType, startsAs } from '@zhushutong/domain/boss-orders'
import { dayOf } from '@zhushutong/domain/formatting'
import {
  checkIssue,
  INVOICE_DOCUMENT_TYPES,
  type InvoiceDocumentType,
  type InvoiceProblem,
  type IssueForm,
  MAX_INVOICE_BYTES,
  moveInvoice,
  trimIssueForm,
} from '@zhushutong/domain/invoice'
import { and, eq } from 'drizzle-orm'
import { contentOf, type Files, saveFile } from '../../files'
import { sendMessage } from '../../messages'
import { lockName, type Tx } from '../../platform/db'
import { recordEvent } from '../orders/order-event.store'
import { invoicePapers, invoices } from '../schema/invoice.table'
import { oweRedLetter } from './adjust-invoice'
import { factsOf, findDue, type WholeInvoice } from './invoice.store'
import { INVOICE_MIME_TYPES } from './invoice-view'

interface CheckedPaper extends IssueForm {
  readonly type: InvoiceDocumentType
  readonly bytes: Uint8Array
}

/** A checked paper whose bytes are in the file store. */
interface IssuedPaper extends IssueForm {
  readonly type: InvoiceDocumentType
  readonly size: number
  readonly fileId: string
}

/** `stale`: the invoice is no longer in the expected state. Otherwise the invalid fields. */
export type IssueRefusal = { readonly refused: 'stale' } | { readonly refused: readonly InvoiceProblem[] }

const STALE: IssueRefusal = { refused: 'stale' }

const RULE = { types: INVOICE_DOCUMENT_TYPES, maxBytes: MAX_INVOICE_BYTES }

/** Checks the staff's entries for the next paper: number, date, file and its first bytes (BIL-06). */
export function readPaper(
  { order, papers }: WholeInvoice,
  form: IssueForm & { readonly file: { readonly name: string; readonly bytes: Uint8Array } },
  now: number,
): CheckedPaper | IssueRefusal {
  const typed = trimIssueForm(form)
  const issued = papers.find(({ isRed }) => !isRed)
  const from = issued?.issuedOn ?? dayOf(order.paidAt ?? order.createdAt)
  const { name, bytes } = form.file
  const type = INVOICE_DOCUMENT_TYPES.find(
    (invoiceDocumentType) => invoiceDocumentType === findFileType(name),
  )
  const wrongFile =
    checkServiceFile({ name, size: bytes.length }, RULE) ??
    (type && startsAs(type, bytes) ? null : '文件内容与格式不符，请上传税务平台下载的 PDF 或 OFD')
  const problems = [
    ...checkIssue(typed, from, dayOf(now)),
    ...(wrongFile === null ? [] : [{ field: 'file', message: wrongFile }]),
  ]
  if (problems.length > 0 || !type) return { refused: problems }
  return { ...typed, type, bytes }
}

/** Stores the bytes of a paper, before the transaction that issues it. */
export async function storePaper(
  files: Files,
  { bytes, ...paper }: CheckedPaper,
  now: number,
): Promise<IssuedPaper> {
  const fileId = randomUUID()
  await saveFile(
    files,
    { area: 'invoices', id: fileId },
    contentOf(bytes, INVOICE_MIME_TYPES[paper.type]),
    now,
  )
  return { ...paper, size: bytes.length, fileId }
}

/**
 * True when another paper has the number. The lock prevents two staff members from entering the same number in
 * parallel.
 */
const isTaken = async (tx: Tx, { series, number }: IssueForm): Promise<boolean> => {
  await lockName(tx, 'invoice-number')
  return (
    (await tx.$count(
      invoicePapers,
      and(eq(invoicePapers.series, series), eq(invoicePapers.number, number)),
    )) > 0
  )
}

const columnsOf = ({ series, number, issuedOn, type, size, fileId }: IssuedPaper, issuedBy: string) => ({
  ...{ series, number, issuedOn, issuedBy },
  fileType: type,
  fileSize: size,
  fileId,
})

const TAKEN: IssueRefusal = { refused: [{ field: 'number', message: '这个发票号码已经登记过' }] }

/** Issues a locked, requested invoice (BIL-06). Null on success. */
export async function issueInvoice(
  tx: Tx,
  whole: WholeInvoice,
  paper: IssuedPaper,
  actor: string,
  now: number,
): Promise<IssueRefusal | null> {
  const { invoice } = whole
  const state = moveInvoice(factsOf(whole), 'issue')
  if (state === null) return STALE
  if (await isTaken(tx, paper)) return TAKEN
  const { id: invoiceId, amount, orderId, invoiceCode: detail } = invoice
  const document = { id: randomUUID(), invoiceId, isRed: false, amount, createdAt: now }
  await tx.insert(invoicePapers).values({ ...document, ...columnsOf(paper, actor) })
  await tx.update(invoices).set({ state, decidedBy: actor, decidedAt: now }).where(eq(invoices.id, invoiceId))
  await recordEvent(tx, orderId, { event: 'invoice-issued', actor, detail }, now)
  const { userId, productName } = whole.order
  await sendMessage(tx, userId, { event: 'invoice-issued', orderId, productName, amount }, now)
  return null
}

/** Issues the due red letter of a locked invoice (BIL-07). Null on success. */
export async function issueRedLetter(
  tx: Tx,
  whole: WholeInvoice,
  paper: IssuedPaper,
  actor: string,
  now: number,
): Promise<IssueRefusal | null> {
  const { invoice } = whole
  const state = moveInvoice(factsOf(whole), 'redden')
  const due = findDue(whole)
  if (state === null || !due) return STALE
  if (await isTaken(tx, paper)) return TAKEN
  await tx.update(invoicePapers).set(columnsOf(paper, actor)).where(eq(invoicePapers.id, due.id))
  await tx.update(invoices).set({ state }).where(eq(invoices.id, invoice.id))
  const { orderId, invoiceCode: detail } = invoice
  await recordEvent(tx, orderId, { event: 'invoice-red', actor, detail }, now)
  return null
}

/** Refuses a locked, requested invoice; the buyer sees the reason (BIL-05). Null on success. */
export async function refuseRequest(
  tx: Tx,
  whole: WholeInvoice,
  refusal: string,
  actor: string,
  now: number,
): Promise<IssueRefusal | null> {
  const state = moveInvoice(factsOf(whole), 'refuse')
  if (state === null) return STALE
  const { id, orderId, invoiceCode: detail } = whole.invoice
  const refused = { state, refusal, decidedBy: actor, decidedAt: now }
  await tx.update(invoices).set(refused).where(eq(invoices.id, id))
  await recordEvent(tx, orderId, { event: 'invoice-refused', actor, detail }, now)
  const { userId, productName } = whole.order
  await sendMessage(tx, userId, { event: 'invoice-refused', orderId, productName, reason: refusal }, now)
  return null
}

/** Marks a red letter as due for the rest of a wrongly issued, locked invoice (BIL-07). Null on success. */
export async function oweMistake(
  tx: Tx,
  whole: WholeInvoice,
  reason: string,
  actor: string,
  now: number,
): Promise<IssueRefusal | null> {
  const { amount, redFen } = whole.invoice
  const request = { fen: amount - redFen, cause: 'mistake', reason, refundId: null } as const
  return request.fen > 0 && (await oweRedLetter(tx, whole, request, actor, now)) ? null : STALE
}
