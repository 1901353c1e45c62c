import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import {
  BILL_FINDING_LABELS,
  BILL_RESOLUTION_LABELS,
  BILL_STATE_LABELS,
  BILL_STATES,
  type BillState,
} from '@zhushutong/domain/ledger'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { BillIcon } from '../../shell/icons'
import { useMayChange } from '../../shell/use-self'
import type { Screen } from '../screen.types'
import { ActorAt } from './actor'
import { BillSteps } from './bill-steps'
import { PROVIDER_LABELS } from './words'

type Row = RowOf<'bill'>

const TONES: Readonly<Record<BillState, Tone>> = {
  agrees: 'ok',
  open: 'bad',
  asked: 'warn',
  resolved: 'neutral',
}

function State({ state, finding }: Row) {
  const words = state === 'agrees' ? '' : `${BILL_FINDING_LABELS[finding]} · `
  return (
    <Tag tone={TONES[state]}>
      {words}
      {BILL_STATE_LABELS[state]}
    </Tag>
  )
}

const kindName = ({ kind }: Row) => (kind === 'payment' ? '收款' : '退款')

/**
 * The lines of the providers' bills compared with our records (LED-06), and the decisions about them
 * (LED-07).
 */
function List() {
  return (
    <ResourceList
      resource="bill"
      opens
      empty="暂无账单：支付服务商次日给出前一天的账单"
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
          label: '核对',
          options: BILL_STATES.map((value) => ({ value, label: BILL_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '订单编号、流水号' },
      ]}
      columns={[
        { header: '订单编号', cell: ({ orderCode }) => orderCode || '--' },
        { header: '账单日', cell: ({ day }) => day },
        { header: '支付方式', cell: ({ provider }) => PROVIDER_LABELS[provider] },
        { header: '类型', cell: kindName },
        { header: '流水号', cell: ({ reference }) => reference },
        { header: '金额', align: 'right', cell: ({ amount }) => formatPrice(amount) },
        { header: '手续费', align: 'right', cell: ({ fee }) => formatPrice(fee) },
        { header: '核对', cell: State },
        { header: '时间', sort: 'time', cell: ({ time }) => formatTime(time) },
      ]}
    />
  )
}

function Resolutions({ resolutions }: Pick<Row, 'resolutions'>) {
  if (resolutions.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="resolutions">
      <h3 id="resolutions" className="font-semibold">
        处理记录
      </h3>
      {resolutions.map((resolution) => (
        <Facts
          key={resolution.askTime}
          facts={[
            ['处理', BILL_RESOLUTION_LABELS[resolution.kind]],
            ['原因', resolution.reason],
            ['经办', <ActorAt key="asked" by={resolution.askedBy} at={resolution.askTime} />],
            [
              '复核',
              resolution.decidedBy && (
                <ActorAt key="decided" by={resolution.decidedBy} at={resolution.decideTime} />
              ),
            ],
            ['未通过的原因', resolution.refusal],
          ]}
        />
      ))}
    </section>
  )
}

function Panel() {
  const mayChange = useMayChange('bill')
  return (
    <RowPanel resource="bill">
      {(row) => (
        <>
          <Facts
            facts={[
              ['核对', <State key="state" {...row} />],
              ['订单编号', row.orderCode],
              ['流水号', row.reference],
              ['支付方式', PROVIDER_LABELS[row.provider]],
              ['类型', kindName(row)],
              ['金额', formatPrice(row.amount)],
              ['手续费', formatPrice(row.fee)],
              ['账单日', row.day],
              ['时间', formatTime(row.time)],
            ]}
          />
          <Resolutions resolutions={row.resolutions} />
          {mayChange && <BillSteps row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const billScreen: Screen = {
  group: '待办',
  Icon: BillIcon,
  List,
  Panel,
  waiting: { label: '对账差异待处理', filter: { needs: 'staff' } },
}
