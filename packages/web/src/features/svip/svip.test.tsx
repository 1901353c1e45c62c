import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { listShownPackages, type ShownPackage } from '@zhushutong/domain/purchase'
import { aPackage } from '@zhushutong/domain/testing'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { GuideDialog } from './guide-dialog'
import { SvipView } from './svip.view'

beforeAll(openDialogs)
afterEach(cleanup)

const packages = (): readonly ShownPackage[] =>
  listShownPackages([
    aPackage({ id: 'year', name: '年度会员', amount: 298_000, isFirst: 0, isFirstPrice: 238_000 }),
    aPackage({ id: 'month', name: '月度会员', amount: 39_800, isFirst: 0, isFirstPrice: null }),
  ])
const card = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement

it('PAY-09 each package has its price, its saving, and a link to buy exactly it', () => {
  render(<SvipView packages={packages()} svipUntil={null} />)
  const year = within(card('年度会员'))
  expect(card('年度会员').textContent).toContain('¥2,380.00')
  expect(year.getByText('首购立减 600 元')).toBeDefined()
  expect(year.getByText('原价').parentElement?.textContent).toContain('¥2,980.00')
  expect(year.getByRole('link').dataset.buy).toBe('year')
  expect(card('月度会员').querySelector('s')).toBeNull()
  expect(within(card('月度会员')).getByRole('link').getAttribute('href')).toContain('/auth/login/')
})

it('an SVIP can renew, and sees the end date', () => {
  render(<SvipView packages={packages()} svipUntil={Date.UTC(2026, 10, 20)} />)
  expect(screen.getByRole('link', { name: '立即续费' })).toBeDefined()
  expect(screen.getByText(/有效期至 2026-11-20/)).toBeDefined()
  cleanup()
  render(<SvipView packages={packages()} svipUntil={null} />)
  expect(screen.queryByText(/有效期至/)).toBeNull()
})

it('failed packages leave the rest of the page intact', () => {
  render(<SvipView packages={null} svipUntil={null} />)
  expect(screen.getByText('套餐暂时没有加载出来')).toBeDefined()
  expect(screen.getByRole('table', { name: /权益对比/ })).toBeDefined()
})

it('MEM-02 compares a free account with the SVIP', () => {
  render(<SvipView packages={[]} svipUntil={null} />)
  const row = (name: string) =>
    [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
      (cell) => cell.textContent,
    )
  expect(row('数据导出')).toEqual(['—', '每月 20,000 条'])
  expect(row('超出后导出')).toEqual(['—', '0.1元/条'])
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
