import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import {
  CLOSE_REASON_LABELS,
  type CloseReason,
  leavesOrder,
  missingFen,
  ORDER_STATUS_LABELS,
  type OrderStatus,
} from '@zhushutong/domain/purchase'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { type DatedStep, DatedSteps } from './dated-steps'
import { ORDER_TONES } from './orders.view'
import { RefundProgress, type ShownRefund } from './refund-progress'

/** An order of the reader; money in fen, times in ms. */
interface OrderDetail {
  readonly orderId: string
  readonly orderCode: string
  readonly status: OrderStatus
  readonly closeReason: CloseReason | null
  readonly productName: string
  readonly businessPrice: number
  readonly points: number
  readonly wallet: number
  readonly payTypeName: string | null
  readonly createTime: number
  readonly closesAt: number
  readonly paySuccTime: number | null
  readonly succTime: number | null
  /** The amount received by bank transfer. */
  readonly arrived: number
  readonly refunds: readonly ShownRefund[]
}

const explain = ({ status, closeReason, closesAt, businessPrice, arrived }: OrderDetail): string | null => {
  if (status === 'pending' && arrived > 0)
    return `已到账 ${formatPrice(arrived)}，还差 ${formatPrice(missingFen(businessPrice, arrived))}，请在 ${formatTime(closesAt)} 前补足；逾期订单关闭，已到账的款项退回`
  if (status === 'pending') return `请在 ${formatTime(closesAt)} 前完成支付，超时后订单自动关闭`
  if (status === 'closed') return closeReason && CLOSE_REASON_LABELS[closeReason]
  if (status === 'refund-due' || status === 'refunding') return '款项会退回原支付账户，无需您操作'
  return null
}

/** The steps of an order; a closed one ends at its request. A payment after that opens no service. */
const listSteps = ({ status, createTime, paySuccTime, succTime, refunds }: OrderDetail): DatedStep[] => {
  const requested = { label: '提交订单', at: createTime }
  if (status === 'closed') return [requested]
  const opened = succTime === null ? [] : [{ label: '开通', at: paySuccTime }]
  const steps = [requested, { label: '支付', at: paySuccTime }, ...opened]
  if (status === 'pending' || status === 'paid') return steps
  const refund = refunds.find(({ cause, doneTime }) => !leavesOrder(cause) && doneTime !== null)
  return [...steps, { label: '退款', at: refund?.doneTime ?? null }]
}

function Facts({ facts }: { facts: ReadonlyArray<readonly [string, ReactNode]> }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className="flex gap-3">
              <dt className="w-18 flex-none text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** An order with its payment and its refunds (PAY-03, REF-01). */
export function OrderDetailView({
  order,
  listHref,
  actions,
  invoice,
  refundText,
}: {
  order: OrderDetail
  listHref: string
  actions: ReactNode
  /** The invoice, if requested. */
  invoice?: ReactNode
  /** The refund if requested today, as text (REF-06). */
  refundText?: string
}) {
  const note = explain(order)
  return (
    <div className="grid gap-4">
      <TitledCard title="订单详情" note={<Link href={listHref}>返回我的订单</Link>}>
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-2">
            <Tag tone={ORDER_TONES[order.status]}>{ORDER_STATUS_LABELS[order.status]}</Tag>
            {note && <span className="text-ink-2">{note}</span>}
          </p>
          <DatedSteps steps={listSteps(order)} />
          <Facts
            facts={[
              ['产品', order.productName],
              ['订单编号', order.orderCode],
              ['支付金额', formatPrice(order.businessPrice)],
              ['已到账', order.arrived > 0 ? formatPrice(order.arrived) : null],
              ['积分抵扣', order.points > 0 ? formatPrice(order.points) : null],
              ['钱包支付', order.wallet > 0 ? formatPrice(order.wallet) : null],
              ['支付方式', order.payTypeName],
              ['下单时间', formatTime(order.createTime)],
              ['支付时间', order.paySuccTime === null ? null : formatTime(order.paySuccTime)],
              ['有效期至', order.succTime === null ? null : formatTime(order.succTime)],
            ]}
          />
          {refundText && <p className="text-ink-2">{refundText}</p>}
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      </TitledCard>
      {invoice && <TitledCard title="发票">{invoice}</TitledCard>}
      {order.refunds.map((refund) => (
        <TitledCard key={refund.refundCode} title="退款" note={`退款编号 ${refund.refundCode}`}>
          <RefundProgress refund={refund} />
        </TitledCard>
      ))}
    </div>
  )
}
