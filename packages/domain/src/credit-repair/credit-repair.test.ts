import { describe, expect, it } from 'vitest'
import type { CreditEntry } from '../credit-verdict'
import { adviseRepair, isRemindedOf, isRepairable, listRepairs } from './index'

const TODAY = '2026-11-28'
const entry = (more: Partial<CreditEntry>): CreditEntry => ({
  entryType: 'sanction',
  item: '施工扬尘控制不力',
  decidedOn: '2026-08-28',
  validUntil: '2027-08-28',
  amount: 2_000_000,
  state: 'valid',
  ...more,
})
const advice = (more: Partial<CreditEntry>) => adviseRepair(entry(more), null, TODAY)

describe('the day of a repair', () => {
  it('CRR-01 an ordinary penalty waits three months, to the day', () => {
    expect(advice({})).toMatchObject({ state: 'open', from: '2026-11-28' })
    expect(advice({ decidedOn: '2026-08-29' })).toMatchObject({ state: 'later', from: '2026-11-29' })
  })

  it('CRR-01 a grave one waits a year, a warning without a fine not at all', () => {
    expect(advice({ amount: 50_000_000 })).toMatchObject({ state: 'later', from: '2027-08-28' })
    expect(advice({ item: '吊销安全生产许可证' })).toMatchObject({ from: '2027-08-28' })
    expect(advice({ item: '给予警告', amount: null, decidedOn: TODAY })).toMatchObject({
      state: 'open',
      from: TODAY,
    })
    expect(advice({ item: '给予警告', decidedOn: TODAY })?.state).toBe('later')
  })

  it('CRR-01 a penalty for wages goes by its fine, their list by six months, other lists by the duty alone', () => {
    expect(advice({ item: '未按时足额支付农民工工资' })?.from).toBe('2026-11-28')
    expect(advice({ entryType: 'dishonesty', item: '列入拖欠农民工工资名单' })).toMatchObject({
      state: 'later',
      title: '自改正之日起满 6 个月后可申请，不早于 2027-02-28',
    })
    expect(
      advice({ entryType: 'dishonesty', item: '列入拖欠农民工工资名单', decidedOn: '2026-01-05' }),
    ).toMatchObject({ state: 'condition', from: null, title: '自改正之日起满 6 个月后可申请移出' })
    expect(advice({ entryType: 'dishonesty', item: '列入失信被执行人名单' })).toMatchObject({
      state: 'condition',
      from: null,
    })
  })

  it('CRR-01 repaired, ended and undated entries say so; a licence has no repair', () => {
    const titles = [
      advice({ state: 'repaired', repairedOn: '2026-10-01' }),
      advice({ state: 'repaired' }),
      advice({ validUntil: '2026-11-27' }),
      advice({ decidedOn: null }),
    ].map((each) => each?.title)
    expect(titles).toEqual([
      '2026-10-01 已修复',
      '已修复，未收录修复日期',
      '公示已期满，无需修复',
      '未收录决定日期，无法推算',
    ])
    expect(advice({ entryType: 'licensing' })).toBeNull()
  })
})

it('CRR-02 the office of the entry comes before that of its kind, with steps and their document', () => {
  expect(adviseRepair(entry({}), '重庆市生态环境局', TODAY)?.office).toBe('重庆市生态环境局')
  const abnormal = advice({ entryType: 'focus', item: '列入经营异常名录' })
  expect(abnormal?.office).toContain('市场监督管理部门')
  for (const each of [advice({}), abnormal]) {
    expect(each?.procedure.steps.length).toBeGreaterThan(2)
    expect(each?.procedure.basis).toMatch(/《.+》/)
  }
})

it('CRR-03 what can be applied for comes first, then by its first day', () => {
  const entries = [
    entry({ item: '甲', state: 'repaired' }),
    entry({ item: '乙', decidedOn: '2026-11-01' }),
    entry({ item: '丙', decidedOn: '2026-10-01' }),
    entry({ item: '丁', decidedOn: '2026-05-01' }),
    entry({ item: '戊', entryType: 'focus' }),
  ]
  const listed = listRepairs(entries, TODAY)
  expect(listed.map((each) => each.entry.item)).toEqual(['丁', '戊', '丙', '乙', '甲'])
  expect(listed.map((each) => isRepairable(each.advice))).toEqual([true, true, false, false, false])
})

it('CRR-04 a reminder is due for a first day on or after that of the request, once it has come', () => {
  const due = (more: Partial<CreditEntry>, setOn: string) => {
    const repair = advice(more)
    return repair !== null && isRemindedOf(repair, setOn)
  }
  expect([due({}, '2026-11-28'), due({}, '2026-11-29')]).toEqual([true, false])
  expect(due({ decidedOn: '2026-08-29' }, '2026-11-01')).toBe(false)
  expect(due({ entryType: 'focus' }, '2026-01-01')).toBe(false)
})
