import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Check, StaffingView } from './staffing.view'

afterEach(cleanup)

const GAPS = [
  { label: '一级注册建造师', needed: 5, held: 2, missing: 3 },
  { label: '技术工人', needed: 10, held: 12, missing: 0 },
]
const aCheck = (more: Partial<Check> = {}): Check => ({
  id: 'c1',
  name: '重庆某建设有限公司',
  staff: 1234,
  checks: [{ tag: 'D101B', name: '建筑工程施工总承包二级', gaps: GAPS, isMet: false }],
  unchecked: [],
  opensBy: null,
  ...more,
})
const show = (check: Check | null, isHolder = true) =>
  render(
    <StaffingView keyword="重庆" check={check} isHolder={isHolder}>
      请选择企业
    </StaffingView>,
  )

it('before a company is chosen it asks for one', () => {
  show(null)
  expect(screen.getByRole('searchbox', { name: '注册单位名称' }).getAttribute('value')).toBe('重庆')
  expect(screen.getByText('请选择企业')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('人员缺口检测')
})

it('ACC-05 lists what each standard requires, what is there and what is missing', () => {
  show(aCheck())
  expect(screen.getByText(/已收录该企业人员 1,234 名/)).toBeTruthy()
  const table = within(screen.getByRole('table', { name: '建筑工程施工总承包二级人员核对' }))
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells(/一级注册建造师/)).toEqual(['5', '2', '3'])
  expect(cells(/技术工人/)).toEqual(['10', '12', '满足'])
  expect(table.getByRole('columnheader', { name: '缺口（人）' })).toBeTruthy()
  expect(screen.getByText('人员不足')).toBeTruthy()
})

it('a company without gaps is said to be complete', () => {
  show(aCheck({ checks: [{ tag: 'D101B', name: '二级', gaps: [], isMet: true }] }))
  expect(screen.getByText('人员满足')).toBeTruthy()
  expect(screen.queryByText('人员不足')).toBeNull()
})

it('ACC-05 a user who has not bought it sees what is checked, no result, and a link to buy', () => {
  show(
    aCheck({ checks: [{ tag: 'D101B', name: '二级', gaps: null, isMet: null }], opensBy: 'staff_vacancy' }),
    false,
  )
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/人员满足|人员不足/)).toBeNull()
  const offers = screen.getAllByRole('link', { name: /开通/, hidden: true })
  expect(offers.length).toBe(2)
  for (const offer of offers) expect(offer.getAttribute('data-service')).toBe('staff_vacancy')
})

it('a holder gets no offer beside the video', () => {
  show(aCheck())
  expect(screen.queryByRole('link', { name: /开通/, hidden: true })).toBeNull()
})

it('says which qualifications it cannot check, and when it can check none', () => {
  show(aCheck({ checks: [], unchecked: ['特种工程', '模板脚手架'] }))
  expect(screen.getByText('没有可核对的资质')).toBeTruthy()
  expect(screen.getByText('暂不支持核对：特种工程、模板脚手架')).toBeTruthy()
})
