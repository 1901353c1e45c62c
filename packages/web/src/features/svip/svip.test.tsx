import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { listShownPackages, type ShownPackage } from '@zhushutong/domain/purchase'
import { aPackage } from '@zhushutong/domain/testing'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { ComparisonTable } from './comparison-table'
import { GuideDialog } from './guide-dialog'
import { PackageList } from './package-list'
import { ProductNav } from './product-nav'

beforeAll(openDialogs)
afterEach(cleanup)

const packages = (): readonly ShownPackage[] =>
  listShownPackages([
    aPackage({ id: 'year', name: '年度会员', amount: 298_000, isFirst: 0, isFirstPrice: 238_000 }),
    aPackage({ id: 'month', name: '月度会员', amount: 39_800, isFirst: 0, isFirstPrice: null }),
  ])
const card = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement

it('PAY-09 each package has its price, its saving, and a link to buy exactly it', () => {
  render(<PackageList packages={packages()} />)
  const year = within(card('年度会员'))
  expect(card('年度会员').textContent).toContain('¥2,380')
  expect(year.getByText('首购立减 600 元')).toBeDefined()
  expect(year.getByText('原价').parentElement?.textContent).toContain('¥2,980')
  expect(year.getByRole('link').getAttribute('href')).toBe('/svip.html?product=svip&package=year')
  expect(card('月度会员').querySelector('s')).toBeNull()
})

const row = (name: string) =>
  [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
    (cell) => cell.textContent,
  )

it('MEM-02 compares a free account with everything that is sold, and marks the current one', () => {
  render(<ComparisonTable current="staff_vacancy" />)
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '权益',
    '普通用户',
    '建筑管家 SVIP',
    '增值服务 SVIP',
    '业主查 SVIP',
    '企业 VIP',
  ])
  expect(row('数据导出')).toEqual([
    '—不含',
    '每月 20,000 条',
    '每月 20,000 条',
    '—不含',
    '全企业每月 20,000 条',
  ])
  expect(row('所购增值工具')[2]).toBe('包含')
  expect(screen.getByRole('columnheader', { name: '增值服务 SVIP' }).className).toContain('bg-gold-soft')
})

it('MEM-02 one group can stand alone', () => {
  render(<ComparisonTable only="svip" />)
  expect(row('招标等数据订阅')).toEqual(['3 个', '不限'])
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

it('PAY-14 everything that is sold has an address; the add-ons have a row of their own', () => {
  render(<ProductNav current="company_outnews" />)
  const nav = within(screen.getByRole('navigation', { name: '会员类型' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href')?.split('=')[1])).toEqual([
    'svip',
    'company_outnews',
    'analysis_vip',
    'enterprise',
    'combine',
    'staff_vacancy',
    'company_dynamic',
    'company_outnews',
    'company_qualification_expire',
    'company_anxu_expire',
  ])
  expect(nav.getAllByRole('link', { current: 'page' })).toHaveLength(2)
  cleanup()
  render(<ProductNav current="svip" />)
  expect(screen.getAllByRole('link')).toHaveLength(5)
})

it('ACC-06 the guide offers the SVIP, and buys with one key press from the first focus', () => {
  const [onBuy, onClose] = [vi.fn(), vi.fn()]
  render(<GuideDialog onBuy={onBuy} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: '开通建筑管家 SVIP，查看完整信息' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('立即开通')
  fireEvent.click(screen.getByText('立即开通'))
  expect(onBuy).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('ACC-05 the guide of a service shows what that one opens, not the SVIP', () => {
  render(<GuideDialog service="staff_vacancy" onBuy={() => {}} onClose={() => {}} />)
  expect(screen.getByText('按资质标准逐项核对注册人员')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it('PAY-17 the four types of the guide say what they open; the upsell stands below', () => {
  const titles = [1, 2, 3, 4].map((type) => {
    const { unmount } = render(
      <GuideDialog
        {...(type === 2 ? { service: 'staff_vacancy' } : { type: type as 1 | 3 | 4 })}
        upsell={<p>企业资质到期 超1万 条</p>}
        onBuy={() => {}}
        onClose={() => {}}
      />,
    )
    const title = screen.getByRole('dialog').getAttribute('aria-labelledby') ?? ''
    const text = document.getElementById(title)?.textContent
    expect(screen.getByText('企业资质到期 超1万 条')).toBeDefined()
    unmount()
    return text
  })
  expect(titles).toEqual([
    '开通建筑管家 SVIP，查看完整信息',
    '开通「人员缺口检测」增值服务，查看完整信息',
    '开通建筑管家 SVIP，查看企业商业关系',
    '开通建筑管家 SVIP，使用智能招投标',
  ])
})
