import { expect, it } from 'vitest'
import { DAY_MS, dayOf, parseDay } from '../formatting'
import { NOW } from '../testing'
import {
  checkTransferEntry,
  findTransferState,
  missingFen,
  ORDER_STATUSES,
  TRANSFER_STATE_LABELS,
  TRANSFER_STATES,
  type TransferEntry,
  transferTime,
} from './index'

const ENTRY: TransferEntry = { amount: 100_000, bankReference: 'B2026-1', day: dayOf(NOW) }
const facts = { now: NOW, createdAt: NOW - 2 * DAY_MS }
const wrong = (more: Partial<TransferEntry>) =>
  checkTransferEntry({ ...ENTRY, ...more }, facts).map(({ field }) => field)

it('TRF-01 an entry has an amount, the bank’s number and a day from the order’s to today', () => {
  expect([wrong({}), wrong({ day: dayOf(facts.createdAt) })]).toEqual([[], []])
  expect(wrong({ day: dayOf(facts.createdAt - DAY_MS) })).toEqual(['day'])
  expect([wrong({ day: dayOf(NOW + DAY_MS) }), wrong({ day: '11-23' })]).toEqual([['day'], ['day']])
  for (const amount of [0, -1, 0.5, Number.NaN, 1_000_000_001]) expect(wrong({ amount })).toEqual(['amount'])
  expect([wrong({ amount: 1 }), wrong({ amount: 1_000_000_000 })]).toEqual([[], []])
})

it('TRF-01 the bank’s number has letters, digits and - _ . /, at most 64', () => {
  expect([wrong({ bankReference: ' a/1._-Z ' }), wrong({ bankReference: 'x'.repeat(64) })]).toEqual([[], []])
  for (const bankReference of ['', '  ', 'x'.repeat(65), 'a:b', '流水', 'a b'])
    expect(wrong({ bankReference })).toEqual(['bankReference'])
})

it('TRF-01 a transfer of a day counts from its beginning, not before the order; of today it is now', () => {
  const createdAt = NOW - 2 * DAY_MS
  expect(transferTime(dayOf(NOW), createdAt, NOW)).toBe(NOW)
  const yesterday = dayOf(NOW - DAY_MS)
  expect(transferTime(yesterday, createdAt, NOW)).toBe(parseDay(yesterday))
  expect(transferTime(dayOf(createdAt), createdAt, NOW)).toBe(createdAt)
})

it('TRF-02 an open order waits, or is short by what is missing; another is paid or over', () => {
  expect([findTransferState('pending', 0), findTransferState('pending', 1)]).toEqual(['waiting', 'short'])
  expect(ORDER_STATUSES.filter((status) => findTransferState(status, 5) === 'over')).toEqual([
    'closed',
    'refund-due',
    'refunding',
    'refunded',
  ])
  expect(findTransferState('paid', 5)).toBe('paid')
  expect([missingFen(100, 0), missingFen(100, 99), missingFen(100, 100), missingFen(100, 101)]).toEqual([
    100, 1, 0, 0,
  ])
  for (const state of TRANSFER_STATES) expect(TRANSFER_STATE_LABELS[state]).toMatch(/\S/)
})
