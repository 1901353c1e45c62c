import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderDetailView, OverviewView } from './index'

afterEach(cleanup)

const OVERVIEW = {
  ...{ nickName: '张三', mobile: '139****0000', points: 0, createdAt: 0, holdings: [], readAt: 0 },
}
const HREFS = { exportsHref: '/e', ordersHref: '/o', seatsHref: '/s', profileHref: '/p' }

it('the overview begins with what to do today, and says if there is nothing', () => {
  const todo = { text: '1 笔订单待支付', href: '/center/?index=5', verb: '去支付' }
  const { rerender } = render(
    <OverviewView overview={OVERVIEW} todos={[todo]} usage={{ used: 12, allowance: 500 }} {...HREFS} />,
  )
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('今天要处理')
  expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toBe(todo.href)
  expect(screen.getByRole('link', { name: /本月已用导出/ }).textContent).toContain('12/500 条')
  rerender(<OverviewView overview={OVERVIEW} todos={[]} usage={null} {...HREFS} />)
  expect(screen.getByText('今天没有要处理的事。')).toBeTruthy()
  expect(screen.getByRole('link', { name: /本月已用导出/ }).textContent).toContain('--')
})

const ORDER = {
  ...{ orderId: '1', orderCode: 'D1', status: 'pending' as const, closeReason: null, productName: 'SVIP' },
  ...{ businessPrice: 100, points: 0, wallet: 0, payTypeName: null, createTime: 1_000, closesAt: 9_000 },
  ...{ paySuccTime: null, succTime: null, arrived: 0, refunds: [] },
}

const listSteps = () =>
  within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map((step) => [step.textContent?.replace(/\d.*$/, ''), step.getAttribute('aria-current')])

it('an order shows its steps, the next one marked', () => {
  const { rerender } = render(<OrderDetailView order={ORDER} listHref="/" actions={null} />)
  expect(listSteps()).toEqual([
    ['提交订单（已完成）', null],
    ['支付（未到）', 'step'],
  ])
  const paid = { ...ORDER, status: 'paid' as const, paySuccTime: 2_000, succTime: 99_000 }
  rerender(<OrderDetailView order={paid} listHref="/" actions={null} />)
  expect(listSteps().map(([label]) => label)).toEqual([
    '提交订单（已完成）',
    '支付（已完成）',
    '开通（已完成）',
  ])
  rerender(<OrderDetailView order={{ ...paid, status: 'refunding' }} listHref="/" actions={null} />)
  expect(listSteps().at(-1)).toEqual(['退款（未到）', 'step'])
  rerender(<OrderDetailView order={{ ...ORDER, status: 'closed' }} listHref="/" actions={null} />)
  expect(listSteps()).toHaveLength(1)
})
