import { ORDER_TAB_LABELS, ORDER_TABS, type OrderTab, STAGES_OF } from '@zhushutong/domain/boss-orders'
import { formatTime } from '@zhushutong/domain/formatting'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import type { ListedServiceOrder } from './boss.types'
import { LifeTag } from './life-tag'

interface ServiceOrderPage {
  readonly records: readonly ListedServiceOrder[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

const EMPTY: Readonly<Record<OrderTab, string>> = {
  all: '暂无服务订单',
  todo: '没有需要您处理的订单',
  active: '没有进行中的订单',
  done: '暂无已完成的订单',
  closed: '没有关闭的订单',
}

function Row({ order, href }: { order: ListedServiceOrder; href: string }) {
  const stages = STAGES_OF[order.kind]
  const [todo] = order.todos
  return (
    <li>
      <a href={href} className="card block p-4 hover:border-primary">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {order.isNew && (
            <span className="size-2 flex-none rounded-full bg-primary">
              <span className="sr-only">有新进展</span>
            </span>
          )}
          <b className="text-16 font-semibold">{order.title}</b>
          <Tag>{order.kindName}</Tag>
          <LifeTag life={order.life} />
        </span>
        <span className="mt-1 block text-ink-2">{order.companyName}</span>
        {order.life === 'active' && (
          <span className="mt-2 block">
            {order.stageName}
            <span className="text-ink-3">
              {' '}
              · 第 {stages.indexOf(order.stage) + 1} 步，共 {stages.length} 步
            </span>
          </span>
        )}
        {todo && (
          <span className="mt-2 block rounded-2 bg-warn-soft px-3 py-2 text-warn">
            待您处理：{todo.label}
            {order.todos.length > 1 && `，共 ${order.todos.length} 项`}
          </span>
        )}
        <span className="mt-2 flex flex-wrap gap-x-4 text-12 text-ink-3">
          <span>订单号 {order.orderCode}</span>
          <span>更新于 {formatTime(order.updateTime)}</span>
        </span>
      </a>
    </li>
  )
}

/** The service orders of the reader's companies, in tabs: pending tasks, active, done, closed (BOS-06). */
export function OrderListView({
  list,
  tab,
  hrefOf,
  orderHref,
  help,
}: {
  /** null: loading failed. */
  list: { readonly page: ServiceOrderPage; readonly counts: Readonly<Record<OrderTab, number>> } | null
  tab: OrderTab
  hrefOf: (tab: OrderTab, page?: number) => string
  orderHref: (orderId: string) => string
  /** Help for a reader without any order. */
  help: ReactNode
}) {
  if (list === null) return <ErrorState title="订单暂时没有加载出来">请稍后刷新页面重试</ErrorState>
  const { page, counts } = list
  return (
    <>
      <nav aria-label="订单状态">
        <Tabs
          links={ORDER_TABS.map((orderTab) => ({
            label: `${ORDER_TAB_LABELS[orderTab]} ${counts[orderTab]}`,
            href: hrefOf(orderTab),
            isCurrent: orderTab === tab,
          }))}
        />
      </nav>
      {page.records.length === 0 ? (
        <div className="card">
          <EmptyState title={EMPTY[tab]}>{tab === 'all' && help}</EmptyState>
        </div>
      ) : (
        <ul className="grid gap-3">
          {page.records.map((order) => (
            <Row key={order.orderId} order={order} href={orderHref(order.orderId)} />
          ))}
        </ul>
      )}
      <ListPager
        total={page.total}
        current={page.pageNum}
        size={page.pageSize}
        hrefOf={(at) => hrefOf(tab, at)}
      />
    </>
  )
}
