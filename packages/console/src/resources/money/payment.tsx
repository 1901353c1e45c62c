import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { REFUND_CAUSE_LABELS } from '@zhushutong/domain/purchase'
import { Tag } from '@zhushutong/ui/tag'
import { Link } from 'react-router'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { CoinsIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { PROVIDER_LABELS } from './words'

type Row = RowOf<'payment'>

const OUTCOMES: Readonly<Record<Row['outcome'], string>> = {
  granted: '已开通或到账',
  late: REFUND_CAUSE_LABELS.late,
  'paid-twice': REFUND_CAUSE_LABELS['paid-twice'],
  surplus: REFUND_CAUSE_LABELS.surplus,
  short: REFUND_CAUSE_LABELS.short,
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

function Refund({ outcome, refundCode }: Row) {
  if (refundCode !== null)
    return (
      <Link className="text-primary" to={`/refund/${refundCode}`}>
        {refundCode}
      </Link>
    )
  return outcome === 'granted' ? '--' : <Tag tone="bad">未退款</Tag>
}

function List() {
  return (
    <ResourceList
      resource="payment"
      filters={[
        { kind: 'choice', field: 'provider', label: '支付方式', options: options(PROVIDER_LABELS) },
        { kind: 'choice', field: 'outcome', label: '结果', options: options(OUTCOMES) },
        { kind: 'words', field: 'words', label: '订单编号、交易号' },
      ]}
      columns={[
        {
          header: '订单编号',
          cell: ({ orderCode }) => (
            <Link className="text-primary" to={`/order/${orderCode}`}>
              {orderCode}
            </Link>
          ),
        },
        { header: '产品', cell: ({ productName }) => productName },
        { header: '支付方式', cell: ({ provider }) => PROVIDER_LABELS[provider] },
        { header: '交易号', cell: ({ transactionId }) => transactionId },
        { header: '金额', align: 'right', cell: ({ amount }) => formatPrice(amount) },
        { header: '结果', cell: ({ outcome }) => OUTCOMES[outcome] },
        { header: '退款', cell: (row) => <Refund {...row} /> },
        { header: '付款时间', sort: 'paidTime', cell: ({ paidTime }) => formatTime(paidTime) },
      ]}
    />
  )
}

export const paymentScreen: Screen = { group: '管理', Icon: CoinsIcon, List }
