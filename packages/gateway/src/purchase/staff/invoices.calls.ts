import { maskPhone } from '@zhushutong/domain/formatting'
import { INVOICE_ITEM, splitTax } from '@zhushutong/domain/invoice'
import type { StaffContract } from '@zhushutong/sdk/staff'
import {
  GONE,
  type ResourceDeps,
  refusedBy,
  type StaffContext,
  type StaffHandlers,
  wrongFields,
} from '../../console'
import type { Tx } from '../../platform/db'
import { type Failure, pageOf } from '../../platform/http'
import { lockInvoiceByCode } from '../invoices/invoice.store'
import { INVOICE_MIME_TYPES, paperName } from '../invoices/invoice-view'
import {
  type IssuedPaper,
  type IssueRefusal,
  issueInvoice,
  issueRedLetter,
  oweMistake,
  readPaper,
  refuseRequest as refuseAsked,
} from '../invoices/issue-invoice'
import { makeSample } from '../invoices/sample-paper'
import {
  findStaffInvoice,
  pageInvoices,
  readPaperBytes,
  type StaffInvoice,
} from '../invoices/staff-page.store'

type Calls = StaffHandlers<StaffContract['invoice']>
type Whole = NonNullable<Awaited<ReturnType<typeof lockInvoiceByCode>>>
type Paper = Whole['papers'][number]

const ALREADY = '这张发票的状态已变化，请刷新后再操作'
const NO_SANDBOX = '正式环境不能生成样票，请上传税务平台开具的发票'

const failureOf = ({ refused }: IssueRefusal): Failure =>
  refused === 'stale' ? refusedBy(ALREADY) : wrongFields(refused)

const paperView = (paper: Paper) => {
  const { id, isRed, amount, cause, reason, series, number, issuedOn, issuedBy, fileType, fileSize } = paper
  const file = fileType && { name: paperName(paper), type: fileType, size: fileSize ?? 0 }
  return { id, isRed, amount, cause, reason, series, number, issuedOn, issuedBy, file }
}

/** The state for the audit log: state and amounts, and every paper by its number. */
const stateOf = ({ invoice: { state, amount, redFen, refusal }, papers }: Whole) => ({
  state,
  amount,
  redFen,
  refusal,
  papers: papers.map(
    ({ isRed, number, amount: fen }) => `${isRed ? '红字 ' : ''}${number || '待开具'} ${fen}`,
  ),
})

/** Invoices of orders: finance issues, refuses and red-letters them (BIL-05 to BIL-07, STF-06). */
export function invoiceCalls({ database: { orm }, config, workers }: ResourceDeps): Calls {
  const rowView = ({ invoice, order, mobile }: StaffInvoice) => {
    const { invoiceCode, askedAt, decidedAt, taxPercent, amount, ...shown } = invoice
    return {
      ...shown,
      ...splitTax(amount, taxPercent),
      id: invoiceCode,
      taxPercent,
      orderCode: order.orderCode,
      productName: order.productName,
      mobile: maskPhone(mobile),
      item: INVOICE_ITEM,
      askTime: askedAt,
      paidTime: order.paidAt ?? order.createdAt,
      decideTime: decidedAt,
      mayMakeSample: config.SANDBOX,
    }
  }
  const wholeView = (invoice: StaffInvoice) => ({
    ...rowView(invoice),
    papers: invoice.papers.map(paperView),
  })

  /** A step of an invoice that is locked during it, with its audit entry. */
  const act = (
    action: string,
    id: string,
    context: StaffContext,
    step: (tx: Tx, whole: Whole) => Promise<IssueRefusal | Failure | null>,
  ) =>
    context.change(action, async (tx) => {
      const before = await lockInvoiceByCode(tx, id)
      if (!before) return GONE
      const refusal = await step(tx, before)
      if (refusal) return 'error' in refusal ? refusal : failureOf(refusal)
      const after = await findStaffInvoice(tx, id)
      if (!after) return GONE
      return { subject: id, before: stateOf(before), after: stateOf(after), result: wholeView(after) }
    })

  type Issue = typeof issueInvoice
  const issueUploaded =
    (action: string, issue: Issue): Calls['issue'] =>
    ({ id, ...form }, context) =>
      act(action, id, context, async (tx, whole) => {
        const paper = readPaper(whole, form, context.now)
        if ('refused' in paper) return paper
        return issue(tx, whole, paper, context.actor.account, context.now)
      })

  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await pageInvoices(orm, query)
      return pageOf(
        query,
        rows.map((row) => ({ ...rowView(row), email: '' })),
        total,
      )
    },
    async get({ id }) {
      const invoice = await findStaffInvoice(orm, id)
      return invoice ? wholeView(invoice) : GONE
    },
    issue: issueUploaded('issue', issueInvoice),
    redden: issueUploaded('redden', issueRedLetter),
    refuse: ({ id, reason }, context) =>
      act('refuse', id, context, (tx, whole) =>
        refuseAsked(tx, whole, reason, context.actor.account, context.now),
      ),
    oweRed: ({ id, reason }, context) =>
      act('oweRed', id, context, (tx, whole) =>
        oweMistake(tx, whole, reason, context.actor.account, context.now),
      ),
    makeSample: ({ id }, context) =>
      act('makeSample', id, context, async (tx, whole) => {
        if (!config.SANDBOX) return refusedBy(NO_SANDBOX)
        const due = whole.papers.find(({ isRed, number }) => isRed && number === '')
        const paper: IssuedPaper = await makeSample(whole, due?.amount ?? null, context.now, workers)
        const issue = due ? issueRedLetter : issueInvoice
        return issue(tx, whole, paper, context.actor.account, context.now)
      }),
    async readFile({ id, paperId }) {
      const invoice = await findStaffInvoice(orm, id)
      const paper = invoice?.papers.find((paper) => paper.id === paperId)
      const bytes = paper?.fileType ? await readPaperBytes(orm, paper.id) : null
      if (!paper?.fileType || !bytes) return GONE
      const content = Buffer.from(bytes).toString('base64')
      return { name: paperName(paper), mimeType: INVOICE_MIME_TYPES[paper.fileType], content }
    },
  }
}
