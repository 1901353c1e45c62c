import { describe, expect, it } from 'vitest'
import { parseDay } from '../formatting'
import { NOW } from '../testing'
import {
  balancePayments,
  countOrders,
  findRequirementState,
  INSTALLMENT_STATE_LABELS,
  isInTab,
  listTodos,
  ORDER_TAB_LABELS,
  ORDER_TABS,
  REQUIREMENT_STATE_LABELS,
  takesFiles,
} from './index'
import { listMissing } from './missing-files'
import { aRequirement, aServiceOrder } from './service-order.fixture'

const startOf = (day: string) => parseDay(day) ?? Number.NaN

describe('the payments', () => {
  const plan = aServiceOrder().installments
  const states = (paid: number, day: string) =>
    balancePayments(plan, paid, startOf(day)).installments.map(({ state }) => state)

  it('BOS-03 money pays them in their order', () => {
    expect(balancePayments(plan, 700, NOW)).toMatchObject({
      total: 1000,
      paid: 700,
      open: 300,
      surplus: 0,
      installments: [
        { paid: 600, state: 'paid' },
        { paid: 100, state: 'partial' },
      ],
    })
    expect(balancePayments(plan, 1001, NOW)).toMatchObject({ open: 0, surplus: 1 })
    expect(balancePayments([], 5, NOW)).toMatchObject({ total: 0, open: 0, surplus: 5 })
  })

  it('BOS-03 the due day is in time, the next one is not', () => {
    expect(states(0, '2026-11-20')).toEqual(['open', 'open'])
    expect(states(599, '2026-11-20')).toEqual(['partial', 'open'])
    expect(states(599, '2026-11-21')).toEqual(['overdue', 'open'])
    expect(states(600, '2026-11-21')).toEqual(['paid', 'open'])
    expect(Object.keys(INSTALLMENT_STATE_LABELS)).toHaveLength(4)
  })
})

describe('the files', () => {
  const file = (state: 'submitted' | 'accepted' | 'returned', requirementId = 'license') => ({
    requirementId,
    state,
  })

  it('BOS-02 one that is accepted is enough, one that waits counts before one that was returned', () => {
    const state = (...files: ReturnType<typeof file>[]) => findRequirementState(aRequirement(), files)
    expect(state()).toBe('missing')
    expect(state(file('accepted', 'other'))).toBe('missing')
    expect(state(file('returned'))).toBe('returned')
    expect(state(file('returned'), file('submitted'))).toBe('checking')
    expect(state(file('submitted'), file('accepted'), file('returned'))).toBe('accepted')
    expect(findRequirementState(aRequirement({ isNeeded: false }), [])).toBe('optional')
    expect(Object.keys(REQUIREMENT_STATE_LABELS)).toHaveLength(5)
  })

  it('BOS-02 missing is what the present stage lacks, and what was returned of any', () => {
    const requirements = [
      aRequirement(),
      aRequirement({ id: 'early', stage: 'pay' }),
      aRequirement({ id: 'late', stage: 'deliver' }),
    ]
    const names = (files: ReturnType<typeof file>[]) =>
      listMissing(aServiceOrder({ requirements, files })).map(({ id }) => id)
    expect(names([])).toEqual(['license'])
    expect(names([file('submitted'), file('returned', 'early')])).toEqual(['early'])
  })

  it('BOS-02 a requirement takes files in its stage and before, later only again what was returned', () => {
    const takes = (stage: 'pay' | 'collect' | 'declare', files: ReturnType<typeof file>[] = []) =>
      takesFiles(aServiceOrder({ stage, files }), aRequirement())
    expect([takes('pay'), takes('collect'), takes('declare')]).toEqual([true, true, false])
    expect(takes('declare', [file('returned')])).toBe(true)
  })
})

describe('what is to be done now', () => {
  it('BOS-06 the contract comes first and alone; before it is offered there is nothing', () => {
    const sign = (contract: 'none' | 'to-sign') =>
      listTodos(aServiceOrder({ stage: 'sign', paid: 0, contract }), NOW)
    expect(sign('none')).toEqual([])
    expect(sign('to-sign').map(({ kind }) => kind)).toEqual(['sign'])
  })

  it('BOS-06 a payment is asked for seven days before it is due, the one the order waits for always', () => {
    const late = [{ id: 'a', name: '尾款', amount: 400, dueOn: '2026-12-10' }]
    const asked = (day: string, stage: 'pay' | 'review') =>
      listTodos(aServiceOrder({ stage, paid: 0, installments: late, requirements: [] }), startOf(day))
    expect(asked('2026-12-02', 'review')).toEqual([])
    expect(asked('2026-12-03', 'review')).toMatchObject([{ kind: 'pay', amount: 400, isOverdue: false }])
    expect(asked('2026-12-02', 'pay')).toMatchObject([
      { kind: 'pay', label: '支付尾款', dueOn: '2026-12-10' },
    ])
    expect(asked('2026-12-11', 'pay')).toMatchObject([{ isOverdue: true }])
  })

  it('BOS-06 an upload for each missing file, and nothing of an order that is over', () => {
    expect(listTodos(aServiceOrder(), NOW)).toMatchObject([
      { kind: 'upload', label: '上传营业执照', amount: null },
    ])
    expect(listTodos(aServiceOrder({ closedAt: 1 }), NOW)).toEqual([])
    expect(listTodos(aServiceOrder({ stage: 'done' }), NOW)).toEqual([])
  })

  it('BOS-06 the lists with their counts: what waits for the principal is a part of what goes on', () => {
    const orders = [
      aServiceOrder(),
      aServiceOrder({ requirements: [] }),
      aServiceOrder({ stage: 'done' }),
      aServiceOrder({ closedAt: 1 }),
    ]
    expect(countOrders(orders, NOW)).toEqual({ all: 4, todo: 1, active: 2, done: 1, closed: 1 })
    for (const tab of ORDER_TABS) {
      expect(orders.filter((order) => isInTab(order, tab, NOW))).toHaveLength(countOrders(orders, NOW)[tab])
      expect(ORDER_TAB_LABELS[tab]).not.toBe('')
    }
  })
})
