import { buffer } from 'node:stream/consumers'
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
import { createFiles, openFile } from '../../files'
import type { Tx } from '../../platform/db'
import { type Failure, pageOf } from '../../platform/http'
import { findDue, lockInvoiceByCode } from '../invoices/invoice.store'
import { paperName } from '../invoices/invoice-view'
import {
  type IssueRefusal,
  issueInvoice,
  issueRedLetter,
  oweMistake,
  readPaper,
  refuseRequest as refuseAsked,
  storePaper,
} from '../invoices/issue-invoice'
import { makeSample } from '../invoices/sample-paper'
import { findStaffInvoice, pageInvoices, type StaffInvoice } from '../invoices/staff-page.store'

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
export function invoiceCalls({ database, config, workers }: ResourceDeps): Calls {
  const { orm } = database
  const files = createFiles({ config, database })
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
    async ({ id, ...form }, context) => {
      const invoice = await findStaffInvoice(orm, id)
      if (!invoice) return GONE
      const checked = readPaper(invoice, form, context.now)
      if ('refused' in checked) return failureOf(checked)
      const paper = await storePaper(files, checked, context.now)
      return act(action, id, context, (tx, whole) =>
        issue(tx, whole, paper, context.actor.account, context.now),
      )
    }

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
    async makeSample({ id }, context) {
      if (!config.SANDBOX) return refusedBy(NO_SANDBOX)
      const invoice = await findStaffInvoice(orm, id)
      if (!invoice) return GONE
      const due = findDue(invoice)
      const sample = await makeSample(invoice, due?.amount ?? null, context.now, workers)
      const paper = await storePaper(files, sample, context.now)
      const issue = due ? issueRedLetter : issueInvoice
      return act('makeSample', id, context, (tx, whole) =>
        issue(tx, whole, paper, context.actor.account, context.now),
      )
    },
    async readFile({ id, paperId }) {
      const invoice = await findStaffInvoice(orm, id)
      const paper = invoice?.papers.find((invoicePaper) => invoicePaper.id === paperId)
      if (!paper?.fileId) return GONE
      const file = await openFile(files, { area: 'invoices', id: paper.fileId }, 'staff')
      if (!file) return GONE
      const content = (await buffer(file.stream)).toString('base64')
      return { name: paperName(paper), mimeType: file.mimeType, content }
    },
  }
}
