import { expect, it } from 'vitest'
import { COMPARISON, MEMBERSHIP_KINDS, PLAN_BENEFITS } from './index'

it('MEM-02 everything that is sold says what it opens, and the comparison has a value in every column', () => {
  for (const kind of MEMBERSHIP_KINDS) {
    expect(PLAN_BENEFITS[kind].summary).not.toBe('')
    expect(PLAN_BENEFITS[kind].points.length).toBeGreaterThan(1)
  }
  const exported = COMPARISON.find(({ label }) => label === '数据导出')
  expect(exported?.values).toEqual({
    free: false,
    svip: '每月 20,000 条',
    'add-on': '每月 20,000 条',
    'owner-lookup': false,
    enterprise: '全企业每月 20,000 条',
  })
  expect(COMPARISON.find(({ label }) => label === '超出后导出')?.values.svip).toBe('0.1 元/条')
})
