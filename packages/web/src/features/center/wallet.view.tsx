import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { REFUND_STATE_LABELS, type RefundState } from '@zhushutong/domain/purchase'
import {
  WALLET_CAUSE_LABELS,
  WALLET_FILTER_NAMES,
  WALLET_FILTERS,
  type WalletCause,
  type WalletFilter,
} from '@zhushutong/domain/wallet'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { moneyColumn } from '@/lists/money-column'

/** A change of the wallet; money in fen, times in ms. */
interface Movement {
  readonly id: string
  readonly cause: WalletCause
  readonly amount: number
  readonly balance: number
  readonly time: number
  readonly orderId: string
  readonly orderCode: string
  readonly productName: string
  readonly refundState: RefundState | null
  readonly refusal: string | null
}

interface Statement {
  readonly records: readonly Movement[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

interface Held {
  readonly balance: number
  readonly inOrders: number
  readonly inRefunds: number
}

interface Props {
  /** null: loading failed. */
  wallet: Held | null
  page: Statement | null
  sort: WalletFilter | undefined
  hrefOf: (sort: WalletFilter | undefined, page?: number) => string
  hrefOfOrder: (orderId: string) => string
  topUp: ReactNode
  /** The button that refunds the remaining balance. */
  rest: ReactNode
}

function Cause({ cause, refundState, refusal }: Movement) {
  return (
    <span className="grid">
      <span>
        {WALLET_CAUSE_LABELS[cause]}
        {cause === 'payout' && refundState && (
          <span className="text-ink-3">（{REFUND_STATE_LABELS[refundState]}）</span>
        )}
      </span>
      {cause === 'payout-refused' && refusal !== null && (
        <span className="text-12 wrap-anywhere text-ink-3">{refusal}</span>
      )}
    </span>
  )
}

function Balance({ balance, inOrders, inRefunds }: Held) {
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline gap-3">
        <span className="text-ink-2">可用余额</span>
        <b className="text-28 font-semibold">{formatPrice(balance)}</b>
      </p>
      {inOrders > 0 && (
        <p className="text-12 text-ink-3">另有 {formatPrice(inOrders)} 由待支付的订单占用，订单关闭后退回</p>
      )}
      {inRefunds > 0 && <p className="text-12 text-ink-3">另有 {formatPrice(inRefunds)} 正在申请退回</p>}
    </div>
  )
}

/** 我的钱包: balance, top-up, statement, and refund of the balance (WAL-01 to WAL-04). */
export function WalletView({ wallet, page, sort, hrefOf, hrefOfOrder, topUp, rest }: Props) {
  return (
    <>
      <TitledCard title="我的钱包" note="充值的钱，不含积分；支付订单时先用积分，再用钱包">
        {wallet === null ? (
          <ErrorState title="余额暂时没有加载出来">请稍后刷新页面重试</ErrorState>
        ) : (
          <div className="grid gap-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Balance {...wallet} />
              {wallet.balance > 0 && rest}
            </div>
            {topUp}
          </div>
        )}
      </TitledCard>
      <TitledCard title="钱包明细" count={page ? page.total : undefined}>
        <nav aria-label="明细种类" className="mb-3 flex flex-wrap gap-1">
          <Chip href={hrefOf(undefined)} current={sort === undefined}>
            全部
          </Chip>
          {WALLET_FILTER_NAMES.map((name) => (
            <Chip key={name} href={hrefOf(name)} current={name === sort}>
              {WALLET_FILTERS[name].label}
            </Chip>
          ))}
        </nav>
        {page === null ? (
          <ErrorState title="明细暂时没有加载出来">请稍后刷新页面重试</ErrorState>
        ) : (
          <>
            <DataTable
              caption="钱包明细"
              rows={page.records}
              rowKey={({ id }) => id}
              empty={
                <EmptyState title={sort === undefined ? '暂无明细' : `暂无${WALLET_FILTERS[sort].label}`}>
                  充值、用余额支付和退款都会记在这里
                </EmptyState>
              }
              columns={[
                { key: 'cause', header: '事项', cell: (row) => <Cause {...row} /> },
                moneyColumn({
                  key: 'amount',
                  header: '金额',
                  unit: '元',
                  isSigned: true,
                  fen: (row: Movement) => row.amount,
                }),
                moneyColumn({
                  key: 'balance',
                  header: '余额',
                  unit: '元',
                  fen: (row: Movement) => row.balance,
                }),
                {
                  key: 'order',
                  header: '订单',
                  cell: ({ orderId, productName }) => <Link href={hrefOfOrder(orderId)}>{productName}</Link>,
                },
                { key: 'time', header: '时间', cell: ({ time }) => formatTime(time) },
              ]}
            />
            <ListPager
              total={page.total}
              current={page.pageNum}
              size={page.pageSize}
              hrefOf={(at) => hrefOf(sort, at)}
            />
          </>
        )}
      </TitledCard>
    </>
  )
}
