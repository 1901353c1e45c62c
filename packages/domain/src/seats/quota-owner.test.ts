import { expect, it } from 'vitest'
import { NOW } from '../testing'
import { findQuotaOwner } from './index'
import type { UsedMembership } from './quota-owner'

const used = (ownerId: string, kind: UsedMembership['kind'], overTime = NOW + 1) => ({
  ownerId,
  kind,
  overTime,
})

it("SEA-03 a shared account uses its enterprise's month; of several that of the one that ends last", () => {
  expect(findQuotaOwner('me', [used('a', 'enterprise')], NOW)).toBe('a')
  expect(findQuotaOwner('me', [used('a', 'enterprise'), used('b', 'enterprise', NOW + 2)], NOW)).toBe('b')
})

it('SEA-03 a membership of their own comes first, but for the owner lookup, which exports nothing', () => {
  const shared = used('a', 'enterprise')
  for (const kind of ['svip', 'enterprise', 'staff_vacancy'] as const)
    expect(findQuotaOwner('me', [shared, used('me', kind)], NOW)).toBe('me')
  expect(findQuotaOwner('me', [shared, used('me', 'analysis_vip')], NOW)).toBe('a')
})

it('SEA-03 what has ended is not used', () => {
  expect(findQuotaOwner('me', [used('a', 'enterprise', NOW)], NOW)).toBe('me')
  expect(findQuotaOwner('me', [used('a', 'enterprise'), used('me', 'svip', NOW)], NOW)).toBe('a')
  expect(findQuotaOwner('me', [], NOW)).toBe('me')
})
