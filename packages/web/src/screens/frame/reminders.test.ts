import { listExpiryReminders } from '@zhushutong/domain/membership'
import { expect, it } from 'vitest'
import { buildAccount } from './reminders'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 2)

it('MEM-04 of the memberships about to end the dialog is given those that end in three days', () => {
  const holding = {
    childNumber: null,
    isShared: false,
    paidTerms: [{ startTime: 0, endTime: NOW + 7 * DAY }],
  }
  const holdings = [
    { ...holding, kind: 'svip', overTime: NOW + 7 * DAY },
    { ...holding, kind: 'analysis_vip', overTime: NOW + 3 * DAY },
  ] as const
  const reminders = listExpiryReminders(holdings, NOW)
  expect(reminders).toHaveLength(2)
  const account = buildAccount({ holdings, readAt: NOW }, reminders)
  expect(account?.urgentReminders.map(({ key }) => key)).toEqual(['owner-lookup'])
})

it('a visitor has no account', () => {
  expect(buildAccount(null)).toBeNull()
})
