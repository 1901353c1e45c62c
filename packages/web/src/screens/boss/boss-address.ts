import { buildHref } from '@zhushutong/domain/addresses'
import { ORDER_TABS, type OrderTab } from '@zhushutong/domain/boss-orders'
import { formatSearch } from '@/routing/format-search'

/** The list named by the address; all orders for an unknown name. */
export function parseTab(tab: string | undefined): OrderTab {
  return ORDER_TABS.find((candidate) => candidate === tab) ?? 'all'
}

export function tabHref(tab: OrderTab, page = 1): string {
  const search = formatSearch({
    tab: tab === 'all' ? undefined : tab,
    page: page > 1 ? String(page) : undefined,
  })
  return `${buildHref('bossLogin')}${search}`
}

export function orderHref(orderId: string): string {
  return `${buildHref('bossLogin')}${formatSearch({ order: orderId })}`
}
