import { expect, it } from 'vitest'
import {
  BILL_FINDINGS,
  BILL_RESOLUTION_LABELS,
  BILL_RESOLUTIONS,
  BILL_STATE_LABELS,
  BILL_STATES,
  checkResolutionReason,
  findBillState,
  isBalanced,
  needsSecondPerson,
  postPayment,
  postTransfer,
} from './index'

it('LED-07 a difference is open until a decision stands; one that waits for a second person is not settled', () => {
  for (const finding of BILL_FINDINGS.filter((billFinding) => billFinding !== 'agrees')) {
    expect(findBillState(finding, null)).toBe('open')
    expect(findBillState(finding, 'refused')).toBe('open')
    expect(findBillState(finding, 'asked')).toBe('asked')
    expect(findBillState(finding, 'done')).toBe('resolved')
  }
  expect(findBillState('agrees', null)).toBe('agrees')
  for (const resolution of BILL_RESOLUTIONS) expect(BILL_RESOLUTION_LABELS[resolution]).toMatch(/\S/)
  for (const billState of BILL_STATES) expect(BILL_STATE_LABELS[billState]).toMatch(/\S/)
})

it('LED-07 a decision says why, and above the limit takes two', () => {
  expect([checkResolutionReason(' '), checkResolutionReason('x'.repeat(501))]).toEqual([
    '请写明原因',
    '原因最多 500 字',
  ])
  expect([
    checkResolutionReason('x'.repeat(500)),
    needsSecondPerson(100, 100),
    needsSecondPerson(101, 100),
  ]).toEqual([null, false, true])
})

it('TRF-04 what arrives is held, and pays its order from there or is owed back', () => {
  const byAccount = (postings: ReturnType<typeof postTransfer>) =>
    Object.fromEntries(postings.map(({ account, amount }) => [account, amount]))
  const held = { source: 'transfer', amount: 70, points: 0, wallet: 0, isHeld: true } as const
  const entries = [
    postTransfer(70),
    postPayment({ ...held, points: 30, paidFor: 'service' }),
    postPayment({ ...held, paidFor: 'nothing' }),
    postPayment({ ...held, isHeld: false, paidFor: 'nothing' }),
  ]
  expect(entries.every(isBalanced)).toBe(true)
  expect(entries.map(byAccount)).toEqual([
    { bank: 70, 'transfers-held': -70 },
    { 'transfers-held': 70, 'points-reserved': 30, 'deferred-revenue': -100 },
    { 'transfers-held': 70, 'refunds-due': -70 },
    { bank: 70, 'refunds-due': -70 },
  ])
})
