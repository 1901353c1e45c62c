import { formatTime } from '@zhushutong/domain/formatting'
import { BILL_FINDING_LABELS, BILL_FINDINGS } from '@zhushutong/domain/ledger'
import { Tag } from '@/ui/tag'
import { ResourceList } from '../../list/resource-list'
import { BillIcon } from '../../shell/icons'
import type { Screen } from '../index'
import { PROVIDER_LABELS, yuan } from './words'

/** The lines of the providers' bills beside what we have (LED-06). */
function List() {
  return (
    <ResourceList
      resource="bill"
      empty="还没有对过账单：支付服务商次日给出前一天的账单"
      filters={[
        {
          kind: 'choice',
          field: 'finding',
          label: '核对',
          options: BILL_FINDINGS.map((value) => ({ value, label: BILL_FINDING_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '订单编号、流水号' },
      ]}
      columns={[
        { header: '订单编号', cell: ({ orderCode }) => orderCode },
        { header: '账单日', cell: ({ day }) => day },
        { header: '支付方式', cell: ({ provider }) => PROVIDER_LABELS[provider] },
        { header: '类型', cell: ({ kind }) => (kind === 'payment' ? '收款' : '退款') },
        { header: '流水号', cell: ({ reference }) => reference },
        { header: '金额', align: 'right', cell: ({ amount }) => yuan(amount) },
        { header: '手续费', align: 'right', cell: ({ fee }) => yuan(fee) },
        {
          header: '核对',
          cell: ({ finding }) => (
            <Tag tone={finding === 'agrees' ? 'ok' : 'bad'}>{BILL_FINDING_LABELS[finding]}</Tag>
          ),
        },
        { header: '时间', sort: 'time', cell: ({ time }) => formatTime(time) },
      ]}
    />
  )
}

export const billScreen: Screen = { group: '管理', Icon: BillIcon, List }
