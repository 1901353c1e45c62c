import { cleanup, render, screen } from '@testing-library/react'
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
