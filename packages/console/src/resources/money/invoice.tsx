import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import {
  INVOICE_KIND_LABELS,
  INVOICE_KINDS,
  INVOICE_STATE_LABELS,
  INVOICE_STATES,
  type InvoiceState,
  RED_CAUSE_LABELS,
  TITLE_KIND_LABELS,
} from '@zhushutong/domain/invoice'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { Link } from 'react-router'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { InvoiceIcon } from '../../shell/icons'
import { downloadFile } from '../download-file'
import type { Screen } from '../screen.types'
import { Actor } from './actor'
import { InvoiceSteps } from './invoice-steps'

type Row = RowOf<'invoice'>

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  asked: 'warn',
  issued: 'ok',
  'red-due': 'bad',
  red: 'neutral',
  refused: 'neutral',
  cancelled: 'neutral',
}

function State({ state }: { state: InvoiceState }) {
  return <Tag tone={TONES[state]}>{INVOICE_STATE_LABELS[state]}</Tag>
}

function List() {
  return (
    <ResourceList
      resource="invoice"
      opens
      filters={[
        { kind: 'choice', field: 'needs', label: '待办', options: [{ value: 'staff', label: '需要处理' }] },
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: INVOICE_STATES.map((value) => ({ value, label: INVOICE_STATE_LABELS[value] })),
        },
        {
          kind: 'select',
          field: 'kind',
          label: '种类',
          options: INVOICE_KINDS.map((value) => ({ value, label: INVOICE_KIND_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '申请编号、订单编号、抬头、税号、手机号' },
      ]}
      columns={[
        { header: '申请编号', cell: ({ id }) => id },
        { header: '抬头', cell: ({ title }) => title || '--' },
        { header: '种类', cell: ({ kind }) => INVOICE_KIND_LABELS[kind] },
        { header: '价税合计', align: 'right', cell: ({ amount }) => formatPrice(amount) },
        { header: '状态', cell: ({ state }) => <State state={state} /> },
        { header: '申请时间', sort: 'askTime', cell: ({ askTime }) => formatTime(askTime) },
      ]}
    />
  )
}

const timeText = (at: number | null) => (at === null ? null : formatTime(at))

/** A value for the tax platform, with a copy button. */
const copied = (text: string) =>
  text === '' ? null : (
    <span key={text} className="inline-flex flex-wrap items-center gap-2">
      {text}
      <CopyButton text={text} label="复制" />
    </span>
  )

const listFacts = (row: Row) =>
  [
    ['申请编号', row.id],
    ['状态', <State key="state" state={row.state} />],
    ['原因', row.refusal],
    [
      '订单',
      <Link key="order" className="text-primary" to={`/order/${row.orderCode}`}>
        {row.orderCode}
      </Link>,
    ],
    ['产品', row.productName],
    ['账号', row.mobile],
    ['种类', INVOICE_KIND_LABELS[row.kind]],
    [`抬头（${TITLE_KIND_LABELS[row.titleKind]}）`, copied(row.title)],
    ['纳税人识别号', copied(row.taxNumber)],
    ['注册地址', copied(row.address)],
    ['注册电话', copied(row.phone)],
    ['开户银行', copied(row.bankName)],
    ['银行账号', copied(row.bankAccount)],
    ['接收邮箱', copied(row.email)],
    ['项目', copied(row.item)],
    ['价税合计', formatPrice(row.amount)],
    ['不含税金额', formatPrice(row.net)],
    ['税额', `${formatPrice(row.tax)}（税率 ${row.taxPercent}%）`],
    ['红冲', row.redFen > 0 ? formatPrice(row.redFen) : null],
    ['付款时间', formatTime(row.paidTime)],
    ['申请时间', formatTime(row.askTime)],
    ['处理时间', timeText(row.decideTime)],
    ['处理人', row.decidedBy === null ? null : <Actor key="decided" by={row.decidedBy} />],
  ] as const

type Paper = NonNullable<Row['papers']>[number]

const paperTitle = ({ isRed, cause }: Paper) =>
  isRed ? `红字发票（${RED_CAUSE_LABELS[cause ?? 'refund']}）` : '发票'

/** The issued invoice, its red letters, and the red letters still to be issued (BIL-06, BIL-07). */
function Papers({ id, papers }: Pick<Row, 'id' | 'papers'>) {
  if (!papers?.length) return null
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="papers">
      <h3 id="papers" className="font-semibold">
        票据
      </h3>
      {papers.map((paper) => (
        <div key={paper.id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2">
            {paperTitle(paper)}
            <span className="num">
              {paper.isRed && '-'}
              {formatPrice(paper.amount)}
            </span>
            {paper.number === '' && <Tag tone="bad">待开具</Tag>}
          </p>
          {paper.reason && <p className="text-12 wrap-anywhere text-ink-3">{paper.reason}</p>}
          {paper.number !== '' && (
            <p className="text-12 wrap-anywhere text-ink-3">
              {[paper.series, paper.number, paper.issuedOn, paper.issuedBy].filter(Boolean).join(' · ')}
            </p>
          )}
          {paper.file && (
            <p>
              <button
                type="button"
                className="text-primary hover:underline"
                onClick={() => downloadFile('invoice', { id, paperId: paper.id })}
              >
                {paper.file.name}
              </button>
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function Panel() {
  return (
    <RowPanel resource="invoice">
      {(row) => (
        <>
          <Facts facts={listFacts(row)} />
          <Papers id={row.id} papers={row.papers} />
          <InvoiceSteps key={row.state} row={row} />
        </>
      )}
    </RowPanel>
  )
}

export const invoiceScreen: Screen = {
  group: '待办',
  Icon: InvoiceIcon,
  List,
  Panel,
  waiting: { label: '发票待处理', filter: { needs: 'staff' } },
}
