import { formatDate, formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { TRANSFER_STATE_LABELS, TRANSFER_STATES, type TransferState } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useNavigate } from 'react-router'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../../list/row-panel'
import { TransferIcon } from '../../shell/icons'
import { useMayChange } from '../../shell/use-self'
import type { Screen } from '../screen.types'
import { Actor } from './actor'
import { History } from './history'
import { TransferForm } from './transfer-form'

type Row = RowOf<'transfer'>

const TONES: Readonly<Record<TransferState, Tone>> = {
  waiting: 'blue',
  short: 'warn',
  paid: 'ok',
  over: 'neutral',
}

function State({ state }: Pick<Row, 'state'>) {
  return <Tag tone={TONES[state]}>{TRANSFER_STATE_LABELS[state]}</Tag>
}

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="transfer"
      opens
      empty="没有选择公司转账的订单"
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/transfer/new')}>
          登记到账
        </Button>
      }
      filters={[
        {
          kind: 'choice',
          field: 'needs',
          label: '待办',
          options: [{ value: 'staff', label: '等待款项' }],
        },
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: TRANSFER_STATES.map((value) => ({ value, label: TRANSFER_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '订单编号、手机号、银行流水号' },
      ]}
      columns={[
        { header: '订单编号', cell: ({ id }) => id },
        { header: '产品', cell: ({ productName }) => productName },
        { header: '应付', align: 'right', cell: ({ amount }) => formatPrice(amount) },
        { header: '已到账', align: 'right', cell: ({ arrived }) => formatPrice(arrived) },
        {
          header: '还差',
          align: 'right',
          cell: ({ missing }) => (missing > 0 ? formatPrice(missing) : '--'),
        },
        { header: '状态', cell: State },
        {
          header: '等待至',
          cell: ({ status, closesAt }) => (status === 'pending' ? formatTime(closesAt) : '--'),
        },
        { header: '下单时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

function Create() {
  const close = useClosePanel('transfer')
  return (
    <Dialog open side="right" onClose={close} title="登记到账">
      <TransferForm onDone={close} />
    </Dialog>
  )
}

function Arrivals({ arrivals }: Pick<Row, 'arrivals'>) {
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="arrivals">
      <h3 id="arrivals" className="font-semibold">
        到账记录
      </h3>
      {!arrivals?.length && <p className="text-ink-3">暂无到账</p>}
      <ul className="grid gap-2">
        {arrivals?.map(({ bankReference, amount, arriveTime, enteredBy, enterTime }) => (
          <li key={bankReference} className="grid gap-0.5">
            <span className="flex justify-between gap-4">
              <span className="wrap-anywhere">{bankReference}</span>
              <span className="num">{formatPrice(amount)}</span>
            </span>
            <span className="text-12 text-ink-3">
              {formatDate(arriveTime)} 到账，
              <Actor by={enteredBy} /> 于 {formatTime(enterTime)} 登记
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const listFacts = (row: Row) =>
  [
    ['订单编号', row.id],
    ['状态', <State key="state" state={row.state} />],
    ['产品', row.productName],
    ['账号', row.mobile],
    ['应付', formatPrice(row.amount)],
    ['已到账', formatPrice(row.arrived)],
    ['还差', row.missing > 0 ? formatPrice(row.missing) : null],
    ['等待至', row.status === 'pending' ? formatTime(row.closesAt) : null],
    ['下单时间', formatTime(row.createTime)],
  ] as const

function Panel() {
  const mayChange = useMayChange('transfer')
  return (
    <RowPanel resource="transfer">
      {(row) => (
        <>
          <Facts facts={listFacts(row)} />
          <Arrivals arrivals={row.arrivals} />
          {mayChange && (
            <section className="grid gap-3 border-t border-line pt-4" aria-labelledby="enter">
              <h3 id="enter" className="font-semibold">
                登记到账
              </h3>
              <TransferForm key={`${row.id} ${row.arrived}`} row={row} />
            </section>
          )}
          <History events={row.events} />
        </>
      )}
    </RowPanel>
  )
}

export const transferScreen: Screen = {
  group: '待办',
  Icon: TransferIcon,
  List,
  Panel,
  Create,
  waiting: { label: '转账等待到账', filter: { needs: 'staff' } },
}
