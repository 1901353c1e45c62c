import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { ENTRY_KIND_LABELS, LEDGER_ACCOUNTS, type LedgerAccount } from '@zhushutong/domain/ledger'
import {
  CLOSE_REASON_LABELS,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@zhushutong/domain/purchase'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { OrderIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { AcceptedAgreement } from './accepted-agreement'
import { AskRefund } from './ask-refund'
import { History } from './history'

type Row = RowOf<'order'>

const TONES: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'warn',
  paid: 'ok',
  closed: 'neutral',
  'refund-due': 'bad',
  refunding: 'blue',
  refunded: 'neutral',
}

function Status({ status }: { status: OrderStatus }) {
  return <Tag tone={TONES[status]}>{ORDER_STATUS_LABELS[status]}</Tag>
}

function List() {
  return (
    <ResourceList
      resource="order"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'status',
          label: '状态',
          options: ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '订单编号、手机号、产品' },
      ]}
      columns={[
        { header: '订单编号', cell: ({ id }) => id },
        { header: '产品', cell: ({ productName }) => productName },
        { header: '账号', cell: ({ mobile }) => mobile },
        { header: '应付', align: 'right', cell: ({ amount }) => formatPrice(amount) },
        { header: '状态', cell: ({ status }) => <Status status={status} /> },
        { header: '下单时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

const timeText = (at: number | null) => (at === null ? null : formatTime(at))

const listFacts = (row: Row) =>
  [
    ['订单编号', row.id],
    ['状态', <Status key="status" status={row.status} />],
    ['关闭的原因', row.closeReason && CLOSE_REASON_LABELS[row.closeReason]],
    ['产品', row.productName],
    ['账号', row.mobile],
    ['价格', formatPrice(row.price)],
    ['积分抵扣', row.points > 0 ? row.points.toLocaleString('en-US') : null],
    ['钱包支付', row.wallet > 0 ? formatPrice(row.wallet) : null],
    ['应付', formatPrice(row.amount)],
    ['下单时间', formatTime(row.createTime)],
    ['付款时间', timeText(row.paidTime)],
    ['有效期至', timeText(row.until)],
  ] as const

/** The order's ledger entries (LED-03): debits and credits. */
function Entries({ entries }: Pick<Row, 'entries'>) {
  if (!entries?.length) return null
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="entries">
      <h3 id="entries" className="font-semibold">
        分录
      </h3>
      {entries.map(({ time, kind, postings }) => (
        <div key={`${time} ${kind}`} className="grid gap-0.5">
          <p>
            {ENTRY_KIND_LABELS[kind]} <span className="text-12 text-ink-3">{formatTime(time)}</span>
          </p>
          {postings.map(({ account, amount }) => (
            <p key={account} className="flex justify-between gap-4 text-12 text-ink-2">
              <span>
                {amount > 0 ? '借' : '贷'} {LEDGER_ACCOUNTS[account as LedgerAccount]?.label ?? account}
              </span>
              <span className="num">{formatPrice(Math.abs(amount))}</span>
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}

function Panel() {
  return (
    <RowPanel resource="order">
      {(row) => (
        <>
          <Facts facts={listFacts(row)} />
          <AcceptedAgreement id={row.id} agreement={row.agreement} />
          <History events={row.events} />
          <Entries entries={row.entries} />
          {row.refundable && <AskRefund id={row.id} refundable={row.refundable} />}
        </>
      )}
    </RowPanel>
  )
}

export const orderScreen: Screen = { group: '管理', Icon: OrderIcon, List, Panel }
