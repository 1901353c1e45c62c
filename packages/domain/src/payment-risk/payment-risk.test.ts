import { describe, expect, it } from 'vitest'
import type { CreditEntry } from '../credit-verdict'
import { listPaymentRisks, measurePayments, type PublishedContract } from './index'

const TODAY = '2026-11-28'
const entry = (more: Partial<CreditEntry>): CreditEntry => ({
  entryType: 'sanction',
  item: '拖欠分包单位工程款',
  decidedOn: '2026-08-28',
  validUntil: '2027-08-28',
  amount: null,
  state: 'valid',
  ...more,
})

describe('risks from credit entries', () => {
  const of = (...entries: readonly CreditEntry[]) =>
    listPaymentRisks(entries, TODAY).map(({ key, tone, inForce, past }) => [key, tone, inForce, past])

  it('PMR-01 wages, dishonesty and disputes stand by themselves, each entry under one of them', () => {
    const wages = entry({ item: '拖欠工程款和农民工工资' })
    const dishonest = entry({ entryType: 'dishonesty', item: '列入失信被执行人名单' })
    const over = entry({ validUntil: '2026-11-27' })
    expect(of(wages, dishonest, over)).toEqual([
      ['arrears', 'bad', 1, 0],
      ['dishonesty', 'bad', 1, 0],
      ['dispute', 'warn', 0, 1],
    ])
  })

  it('PMR-01 other penalties and licences say nothing about payments', () => {
    const others = [entry({ item: '施工扬尘控制不力' }), entry({ entryType: 'licensing' })]
    expect(of(...others).map(([, tone]) => tone)).toEqual(['ok', 'ok', 'ok'])
  })

  it('PMR-01 an unread credit is not known, never clean', () => {
    const risks = listPaymentRisks(null, TODAY)
    expect(risks.map(({ title, tone, inForce }) => [title, tone, inForce])).toEqual(
      Array(3).fill(['未收录', 'neutral', null]),
    )
  })
})

it('PMR-02 completed contracts are counted by what was published; under 80 % is told, 80 % is not', () => {
  const contract = (id: string, payments: readonly number[], amount: number | null = 1000) =>
    ({ id, name: id, contractorName: null, amount, completedOn: TODAY, payments }) as PublishedContract
  const measured = measurePayments([
    contract('none', []),
    contract('unknown', [500], null),
    contract('full', [500, 300]),
    contract('less', [500, 299]),
    contract('least', [100]),
  ])
  expect(measured).toMatchObject({ completed: 5, published: 3 })
  expect(measured.under.map(({ id, paid }) => [id, paid])).toEqual([
    ['least', 10],
    ['less', 79.9],
  ])
})
