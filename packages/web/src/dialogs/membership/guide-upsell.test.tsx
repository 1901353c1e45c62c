import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { listShownPackages } from '@zhushutong/domain/purchase'
import { aPackage } from '@zhushutong/domain/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { GuideUpsell, type LoadUpsell } from './guide-upsell'

afterEach(cleanup)

const OFFERS = listShownPackages([
  aPackage({ id: 'year', name: '一年', amount: 298_000, isFirst: 0, isFirstPrice: 238_000 }),
  aPackage({ id: 'half', name: '半年', amount: 168_000 }),
  aPackage({ id: 'month', name: '一月', amount: 29_800 }),
])
const COMBINED = [aPackage({ id: 'combined', name: '到期双查', amount: 196_000, discountAmount: 156_800 })]

const answers = (answer: Awaited<ReturnType<LoadUpsell>>) => vi.fn<LoadUpsell>(async () => answer)

it('PAY-13 the SVIP is offered by year and by month, and a combined offer with its price in yuan', async () => {
  const load = answers({ total: null, offers: OFFERS, combined: COMBINED })
  const onBuy = vi.fn()
  render(<GuideUpsell load={load} onBuy={onBuy} />)
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '一年 ¥2,380¥2,980选这个一年',
    '一月 ¥298选这个一月',
  ])
  expect(load.mock.calls[0]?.slice(0, 2)).toEqual(['svip', null])
  fireEvent.click(screen.getByRole('button', { name: '选这个一月' }))
  expect(onBuy).toHaveBeenLastCalledWith({ name: 'buy', productId: 'month', service: undefined })
  expect(screen.getByText('1568 元')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '去开通' }))
  expect(onBuy).toHaveBeenLastCalledWith({ name: 'buy', productId: 'combined', service: 'combine' })
})

it('PAY-13 an expiry service counts what its list would show', async () => {
  const load = answers({ total: 12_345, offers: OFFERS.slice(0, 1), combined: [] })
  render(<GuideUpsell service="company_qualification_expire" load={load} onBuy={() => {}} />)
  expect(await screen.findByText('企业资质到期 超1万 条')).toBeDefined()
  expect(load.mock.calls[0]?.slice(0, 2)).toEqual(['company_qualification_expire', 'qualification'])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText(/组合优惠/)).toBeNull()
})

it('PAY-13 without an answer the guide stands alone', async () => {
  const load = answers({ error: 'network' })
  const { container } = render(<GuideUpsell load={load} onBuy={() => {}} />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(container.textContent).toBe('')
})
