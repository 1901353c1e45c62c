import { expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { NOW } from '../testing'
import { type Holding, isPaidTerm, isRenewal, isTrial } from './index'

const term = (from: number, to: number) => ({ startTime: NOW + from * DAY_MS, endTime: NOW + to * DAY_MS })
const held = (endsIn: number, ...paidTerms: readonly ReturnType<typeof term>[]) => ({
  overTime: NOW + endsIn * DAY_MS,
  paidTerms,
})

it('MEM-08 given days are unpaid before, between and behind paid ones, and a trial only without paid ones to come', () => {
  const mixed = held(30, term(7, 10), term(15, 20))
  const at = (day: number) => [isPaidTerm(mixed, NOW + day * DAY_MS), isTrial(mixed, NOW + day * DAY_MS)]
  expect([0, 7, 10, 15, 20, 29].map(at)).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [true, false],
    [false, true],
    [false, true],
  ])
})

it('MEM-08 what ended was a trial if it was never paid', () => {
  expect(isTrial(held(7), NOW)).toBe(true)
  expect(isTrial(held(-1), NOW)).toBe(true)
  expect(isTrial(held(-1, term(-31, -1)), NOW)).toBe(false)
})

it('MEM-06 MEM-08 a purchase renews what is paid and in force; a trial, an ended or a shared one it opens', () => {
  const holdings = (
    holdings: Pick<Holding, 'overTime' | 'paidTerms'>,
    isShared = false,
  ): readonly Holding[] => [{ ...holdings, kind: 'svip', childNumber: null, isShared }]
  const paid = held(30, term(0, 30))
  expect(isRenewal(holdings(paid), 'svip', NOW)).toBe(true)
  expect(isRenewal(holdings(paid), 'enterprise', NOW)).toBe(false)
  expect(isRenewal(holdings(paid, true), 'svip', NOW)).toBe(false)
  expect(isRenewal(holdings(paid), 'svip', NOW + 30 * DAY_MS)).toBe(false)
  expect(isRenewal(holdings(held(7)), 'svip', NOW)).toBe(false)
})
