import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import {
  REFUND_CAUSE_LABELS,
  REFUND_CAUSES,
  REFUND_STATE_LABELS,
  REFUND_STATES,
  type RefundState,
} from '@zhushutong/domain/purchase'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { Link } from 'react-router'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { RefundIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { Actor } from './actor'
import { RefundSteps } from './refund-steps'
import { PROVIDER_LABELS } from './words'

type Row = RowOf<'refund'>

const TONES: Readonly<Record<RefundState, Tone>> = {
  requested: 'warn',
  approved: 'blue',
  sent: 'blue',
  done: 'ok',
  failed: 'bad',
  refused: 'neutral',
}

function State({ state }: { state: RefundState }) {
  return <Tag tone={TONES[state]}>{REFUND_STATE_LABELS[state]}</Tag>
}

const formatSum = ({ amount, wallet, points }: Row) => {
  const parts = [
    ...(amount > 0 ? [formatPrice(amount)] : []),
    ...(wallet > 0 ? [`${formatPrice(wallet)} 到钱包`] : []),
    ...(points > 0 ? [`${points.toLocaleString('en-US')} 积分`] : []),
  ]
  return parts.join(' + ')
}

function List() {
  return (
    <ResourceList
      resource="refund"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'needs',
          label: '待办',
          options: [{ value: 'staff', label: '需要处理' }],
        },
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: REFUND_STATES.map((value) => ({ value, label: REFUND_STATE_LABELS[value] })),
        },
        {
          kind: 'select',
          field: 'cause',
          label: '原因',
          options: REFUND_CAUSES.map((value) => ({ value, label: REFUND_CAUSE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '退款编号、订单编号、手机号' },
      ]}
      columns={[
        { header: '退款编号', cell: ({ id }) => id },
        { header: '产品', cell: ({ productName }) => productName },
        { header: '金额', align: 'right', cell: formatSum },
        { header: '原因', cell: ({ cause }) => REFUND_CAUSE_LABELS[cause] },
        { header: '支付方式', cell: ({ provider }) => PROVIDER_LABELS[provider] },
        { header: '状态', cell: ({ state }) => <State state={state} /> },
        { header: '申请时间', sort: 'requestTime', cell: ({ requestTime }) => formatTime(requestTime) },
      ]}
    />
  )
}

const timeText = (at: number | null) => (at === null ? null : formatTime(at))

const listFacts = (row: Row) =>
  [
    ['退款编号', row.id],
    ['状态', <State key="state" state={row.state} />],
    ['没有成功', row.failure],
    [
      '订单',
      <Link key="order" className="text-primary" to={`/order/${row.orderCode}`}>
        {row.orderCode}
      </Link>,
    ],
    ['产品', row.productName],
    ['账号', row.mobile],
    ['退回', formatSum(row)],
    ['已使用', row.usedDays === null ? null : `${row.usedDays} 天，扣 ${formatPrice(row.usedFen ?? 0)}`],
    ['优惠差额', row.differenceFen ? `扣 ${formatPrice(row.differenceFen)}` : null],
    ['支付方式', PROVIDER_LABELS[row.provider]],
    ['流水号', row.providerRefundId],
    ['原因', REFUND_CAUSE_LABELS[row.cause]],
    ['理由', row.reason === REFUND_CAUSE_LABELS[row.cause] ? null : row.reason],
    ['未通过的原因', row.refusal],
    ['审核', row.decidedBy === null ? null : <Actor key="decided" by={row.decidedBy} />],
    ['申请时间', formatTime(row.requestTime)],
    ['审核时间', timeText(row.decideTime)],
    ['受理时间', timeText(row.sendTime)],
    ['完成时间', timeText(row.doneTime)],
  ] as const

function Panel() {
  return (
    <RowPanel resource="refund">
      {(row) => (
        <>
          <Facts facts={listFacts(row)} />
          <RefundSteps row={row} />
        </>
      )}
    </RowPanel>
  )
}

export const refundScreen: Screen = {
  group: '待办',
  Icon: RefundIcon,
  List,
  Panel,
  waiting: { label: '退款待处理', filter: { needs: 'staff' } },
}
