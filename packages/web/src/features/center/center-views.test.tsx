import { cleanup, render, screen, within } from '@testing-library/react'
import { DAY_MS } from '@zhushutong/domain/formatting'
import type { Holding } from '@zhushutong/domain/membership'
import { afterEach, expect, it } from 'vitest'
import { withResizeObserver } from '@/testing/resize-observer'
import { CenterLayout } from './center-layout'
import { type ListedOrder, type OrderPage, OrdersView } from './orders.view'
import { type Overview, OverviewView } from './overview.view'

withResizeObserver()
afterEach(cleanup)

const NOW = Date.UTC(2026, 10, 20, 2)

const order = (id: string, more: Partial<ListedOrder> = {}): ListedOrder => ({
  orderId: id,
  orderCode: `ZST${id}`,
  status: 'pending',
  productName: '建筑管家 SVIP 一年',
  businessPrice: 238_050,
  points: 0,
  payTypeName: null,
  createTime: NOW,
  closesAt: NOW + DAY_MS,
  ...more,
})

const pageOf = (records: readonly ListedOrder[], more: Partial<OrderPage> = {}): OrderPage => ({
  records,
  total: records.length,
  pageNum: 1,
  pageSize: 10,
  ...more,
})

const showOrders = (page: OrderPage | null, status?: ListedOrder['status']) =>
  render(
    <OrdersView
      page={page}
      status={status}
      hrefOfOrder={(id) => `/orders/${id}`}
      hrefOf={(chosen, at = 1) => `/orders?${chosen ?? 'all'}-${at}`}
      actionsOf={({ orderId, status: state }) =>
        state === 'pending' && <button type="button">付 {orderId}</button>
      }
    />,
  )

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('an order shows its code, its price in yuan, its state and time; each state has its own action', () => {
  showOrders(pageOf([order('1'), order('2', { status: 'closed' })]))
  expect(screen.getByRole('columnheader', { name: '金额（元）' })).toBeDefined()
  const [, first, second] = screen.getAllByRole('row')
  expect(cellsOf(first as HTMLElement)).toEqual(['ZST1', '2,380.50', '待支付', '2026-11-20 10:00', '付 1'])
  expect(within(second as HTMLElement).getByText('已关闭')).toBeDefined()
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
})

it('the selected status of the orders is marked, and each status has its own list', () => {
  showOrders(pageOf([]), 'paid')
  const links = within(screen.getByRole('navigation', { name: '订单状态' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['全部', '/orders?all-1'],
    ['待支付', '/orders?pending-1'],
    ['已支付', '/orders?paid-1'],
    ['已关闭', '/orders?closed-1'],
    ['待退款', '/orders?refund-due-1'],
    ['退款中', '/orders?refunding-1'],
    ['已退款', '/orders?refunded-1'],
  ])
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    '已支付',
  ])
  expect(screen.getByText('暂无已支付的订单')).toBeDefined()
})

it('an empty order list says so; a failed load says that, and shows no count', () => {
  showOrders(pageOf([]))
  expect(screen.getByText('暂无订单')).toBeDefined()
  cleanup()
  showOrders(null)
  expect(screen.getByText('订单暂时没有加载出来')).toBeDefined()
  expect(screen.queryByText('暂无订单')).toBeNull()
  expect(screen.getByRole('heading', { name: '我的订单' }).parentElement?.textContent).toBe('我的订单')
})

it('the pager of the orders keeps the status', () => {
  showOrders(pageOf([order('1')], { total: 25, pageNum: 2 }), 'pending')
  const pager = within(screen.getByRole('navigation', { name: '分页' }))
  expect(pager.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/orders?pending-3')
  expect(pager.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/orders?pending-1')
  expect(pager.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page')
})

it('one page of orders has no pager', () => {
  showOrders(pageOf([order('1')]))
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
})

const overview: Overview = {
  nickName: '小王',
  mobile: '138****0000',
  points: 12_345,
  createdAt: NOW - 30 * DAY_MS,
  holdings: [],
  readAt: NOW,
}

const holding = (kind: Holding['kind'], overTime: number, more: Partial<Holding> = {}): Holding => ({
  kind,
  overTime,
  childNumber: null,
  isShared: false,
  paidTerms: [{ startTime: 0, endTime: overTime }],
  ...more,
})

const showOverview = (...holdings: readonly Holding[]) =>
  render(
    <OverviewView
      overview={{ ...overview, holdings }}
      ordersHref="/orders"
      seatsHref="/seats"
      profileHref="/profile"
    />,
  )

const membership = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name))

const renewal = (name: string) =>
  within(membership(name) as HTMLElement)
    .getByRole('link', { name: `续费${name}` })
    .getAttribute('href')

it('a user without a membership is told what each would open, and where to get it', () => {
  showOverview()
  expect(screen.getByText('普通用户')).toBeDefined()
  expect(screen.getByText('12,345')).toBeDefined()
  const offers = screen.getAllByRole('link', { name: /^去开通/ })
  expect(offers).toHaveLength(8)
  expect(offers[0]?.getAttribute('href')).toBe('/svip.html?product=svip')
})

it('MEM-06 every membership shows its end and is renewed as what it is', () => {
  showOverview(
    holding('svip', NOW + 10 * DAY_MS),
    holding('company_dynamic', NOW + DAY_MS),
    holding('analysis_vip', NOW - DAY_MS),
    holding('enterprise', NOW + 20 * DAY_MS, { childNumber: 2 }),
  )
  expect(membership('建筑管家 SVIP')?.textContent).toContain('使用中有效期至 2026-11-30')
  expect(membership('业主查 SVIP')?.textContent).toContain('已到期有效期至 2026-11-19')
  expect(['建筑管家 SVIP', '动态核查', '业主查 SVIP', '企业 VIP'].map(renewal)).toEqual([
    '/svip.html?product=svip',
    '/svip.html?product=company_dynamic',
    '/svip.html?product=analysis_vip',
    '/svip.html?product=enterprise',
  ])
  expect(
    within(membership('企业 VIP') as HTMLElement)
      .getByText('2 个共享账号')
      .getAttribute('href'),
  ).toBe('/seats')
  expect(screen.getByText('小王').parentElement?.textContent).toBe('小王企业 VIP')
})

it('MEM-08 days that were given are called 体验 and opened, not renewed', () => {
  showOverview(
    holding('svip', NOW + 7 * DAY_MS, { paidTerms: [] }),
    holding('analysis_vip', NOW - DAY_MS, { paidTerms: [] }),
  )
  const trial = membership('建筑管家 SVIP')
  expect(trial?.textContent).toContain('体验中有效期至')
  expect(membership('业主查 SVIP')?.textContent).toContain('体验已到期')
  expect(within(trial as HTMLElement).getByRole('link', { name: '开通建筑管家 SVIP' })).toBeDefined()
  expect(screen.queryByText('续费')).toBeNull()
})

it('SEA-03 a shared account is not renewed by the person who uses it', () => {
  showOverview(holding('enterprise', NOW + DAY_MS, { childNumber: 2, isShared: true }))
  const shared = within(membership('企业 VIP') as HTMLElement)
  expect(shared.getByText('共享账号，由企业管理与续费')).toBeDefined()
  expect(shared.queryByRole('link')).toBeNull()
})

it('only running memberships are counted, up to the moment of their end', () => {
  showOverview(
    holding('staff_vacancy', NOW + 1),
    holding('company_dynamic', NOW),
    holding('analysis_vip', NOW - DAY_MS),
  )
  const count = screen.getByText('使用中的会员与服务').parentElement
  expect(count?.textContent).toBe('1使用中的会员与服务')
})

it('the menu of the centre marks the current page', () => {
  render(
    <CenterLayout
      current="我的订单"
      groups={[
        { title: '账户', links: [{ label: '账户总览', href: '/center/?index=10' }] },
        { title: '订单', links: [{ label: '我的订单', href: '/center/?index=6' }] },
      ]}
    >
      <p>内容</p>
    </CenterLayout>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('个人中心 · 我的订单')
  const links = within(screen.getByRole('navigation', { name: '个人中心' })).getAllByRole<HTMLAnchorElement>(
    'link',
  )
  expect(links.map(({ textContent, search }) => [textContent, search])).toEqual([
    // The menu of phones: a group links to its first page.
    ['账户', '?index=10'],
    ['订单', '?index=6'],
    ['账户总览', '?index=10'],
    ['我的订单', '?index=6'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page'])
})
