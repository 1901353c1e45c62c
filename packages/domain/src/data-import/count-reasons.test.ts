import { expect, it } from 'vitest'
import { countReason, type RemarkReason } from './index'

it('DAT-57 groups remarks by reason and field, with the first row of each', () => {
  const reasons = new Map<string, RemarkReason>()
  const remark = { level: 'rejected', reason: '有 5 列，表头有 6 列', field: '', value: '甲' } as const
  countReason(reasons, { ...remark, line: 3 })
  countReason(reasons, { ...remark, line: 9, reason: '有 7 列，表头有 6 列' })
  countReason(reasons, { ...remark, line: 4, field: '日期', value: '11010519491231002X\u0000\ud840' })
  expect([...reasons.values()]).toEqual([
    { ...remark, line: 3, count: 2 },
    { ...remark, line: 4, field: '日期', value: `${'*'.repeat(18)}  `, count: 1 },
  ])
})
