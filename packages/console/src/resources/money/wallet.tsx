import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { REFUND_STATE_LABELS } from '@zhushutong/domain/purchase'
import { WALLET_CAUSE_LABELS } from '@zhushutong/domain/wallet'
import { SHOWN_MOVEMENTS } from '@zhushutong/sdk/staff'
import { Link } from 'react-router'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { WalletIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'

type Row = RowOf<'wallet'>

function List() {
  return (
    <ResourceList
      resource="wallet"
      opens
      filters={[{ kind: 'words', field: 'words', label: '手机号' }]}
      columns={[
        { header: '昵称', cell: ({ nickName }) => nickName },
        { header: '手机号', cell: ({ mobile }) => mobile },
        { header: '余额', align: 'right', sort: 'balance', cell: ({ balance }) => formatPrice(balance) },
        {
          header: '占用',
          align: 'right',
          cell: ({ inOrders, inRefunds }) =>
            inOrders + inRefunds > 0 ? formatPrice(inOrders + inRefunds) : '--',
        },
        { header: '累计充值', align: 'right', cell: ({ paidIn }) => formatPrice(paidIn) },
        { header: '累计退回', align: 'right', cell: ({ paidOut }) => formatPrice(paidOut) },
        { header: '最近变动', sort: 'lastTime', cell: ({ lastTime }) => formatTime(lastTime) },
      ]}
    />
  )
}

const signed = (fen: number) => (fen > 0 ? `+${formatPrice(fen)}` : `−${formatPrice(-fen)}`)

/** The changes, the latest first, each with the resulting balance (WAL-02). */
function Statement({ movements }: Pick<Row, 'movements'>) {
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="statement">
      <h3 id="statement" className="font-semibold">
        明细
      </h3>
      <ol className="grid gap-2">
        {movements.map(({ id, cause, amount, balance, time, orderCode, refundCode, refundState }) => (
          <li key={id} className="grid gap-0.5">
            <span className="flex justify-between gap-4">
              <span>
                {WALLET_CAUSE_LABELS[cause]}{' '}
                <Link
                  className="text-primary"
                  to={refundCode === null ? `/order/${orderCode}` : `/refund/${refundCode}`}
                >
                  {refundCode ?? orderCode}
                </Link>
                {cause === 'payout' && refundState && `（${REFUND_STATE_LABELS[refundState]}）`}
              </span>
              <span className="num whitespace-nowrap">{signed(amount)}</span>
            </span>
            <span className="flex justify-between gap-4 text-12 text-ink-3">
              <span>{formatTime(time)}</span>
              <span className="num">余额 {formatPrice(balance)}</span>
            </span>
          </li>
        ))}
      </ol>
      {movements.length === SHOWN_MOVEMENTS && (
        <p className="text-12 text-ink-3">只显示最近 {SHOWN_MOVEMENTS} 条</p>
      )}
    </section>
  )
}

function Panel() {
  return (
    <RowPanel resource="wallet">
      {(row) => (
        <>
          <Facts
            facts={[
              ['昵称', row.nickName],
              ['手机号', row.mobile],
              ['余额', formatPrice(row.balance)],
              ['待支付占用', row.inOrders > 0 ? formatPrice(row.inOrders) : null],
              ['申请退回', row.inRefunds > 0 ? formatPrice(row.inRefunds) : null],
              ['累计充值', formatPrice(row.paidIn)],
              ['累计退回', formatPrice(row.paidOut)],
            ]}
          />
          <Statement movements={row.movements} />
        </>
      )}
    </RowPanel>
  )
}

export const walletScreen: Screen = { group: '管理', Icon: WalletIcon, List, Panel }
