import { formatTime } from '@zhushutong/domain/formatting'
import { ORDER_STATUS_LABELS, ORDER_STATUSES, type OrderStatus } from '@zhushutong/domain/purchase'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { moneyColumn } from '@/lists/money-column'

/** An order of the list; money in fen, times in ms. */
interface ListedOrder {
  readonly orderId: string
  readonly orderCode: string
  readonly status: OrderStatus
  readonly productName: string
  readonly businessPrice: number
  readonly points: number
  readonly payTypeName: string | null
  readonly createTime: number
  readonly closesAt: number
}

interface OrderPage {
  readonly records: readonly ListedOrder[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

export const ORDER_TONES: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'warn',
  paid: 'ok',
  closed: 'neutral',
  'refund-due': 'warn',
  refunding: 'warn',
  refunded: 'neutral',
}

/** The address of the order list; without a status, of all orders. */
type HrefOf = (status: OrderStatus | undefined, page?: number) => string

function Filter({ current, hrefOf }: { current: OrderStatus | undefined; hrefOf: HrefOf }) {
  return (
    <nav aria-label="订单状态" className="mb-3 flex flex-wrap gap-1">
      <Chip href={hrefOf(undefined)} current={current === undefined}>
        全部
      </Chip>
      {ORDER_STATUSES.map((status) => (
        <Chip key={status} href={hrefOf(status)} current={status === current}>
          {ORDER_STATUS_LABELS[status]}
        </Chip>
      ))}
    </nav>
  )
}

export function OrdersView({
  page,
  status,
  hrefOf,
  hrefOfOrder,
  actionsOf,
}: {
  /** null: loading failed. */
  page: OrderPage | null
  status: OrderStatus | undefined
  hrefOf: HrefOf
  hrefOfOrder: (orderId: string) => string
  actionsOf: (order: ListedOrder) => ReactNode
}) {
  return (
    <TitledCard title="我的订单" count={page ? page.total : undefined}>
      <Filter current={status} hrefOf={hrefOf} />
      {page === null ? (
        <ErrorState title="订单暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      ) : (
        <>
          <DataTable
            caption="我的订单"
            rows={page.records}
            rowKey={(order) => order.orderId}
            empty={
              <EmptyState
                title={status === undefined ? '暂无订单' : `暂无${ORDER_STATUS_LABELS[status]}的订单`}
                action={<LinkButton href="/svip.html">看看会员套餐</LinkButton>}
              />
            }
            columns={[
              { key: 'product', header: '产品', cell: (order) => order.productName },
              {
                key: 'code',
                header: '订单编号',
                cell: (order) => <Link href={hrefOfOrder(order.orderId)}>{order.orderCode}</Link>,
              },
              moneyColumn({
                key: 'price',
                header: '金额',
                unit: '元',
                fen: (order: ListedOrder) => order.businessPrice,
              }),
              {
                key: 'status',
                header: '状态',
                cell: ({ status: s }) => <Tag tone={ORDER_TONES[s]}>{ORDER_STATUS_LABELS[s]}</Tag>,
              },
              { key: 'time', header: '下单时间', cell: (order) => formatTime(order.createTime) },
              { key: 'actions', header: '操作', cell: (order) => actionsOf(order) ?? '--' },
            ]}
          />
          <ListPager
            total={page.total}
            current={page.pageNum}
            size={page.pageSize}
            hrefOf={(at) => hrefOf(status, at)}
          />
        </>
      )}
    </TitledCard>
  )
}
