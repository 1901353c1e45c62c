import { expect, it } from 'vitest'
import { NOW } from '../testing'
import { findTeamOwner, formatMemberName } from './index'
import type { UsedMembership } from './quota-owner'

const used = (ownerId: string, kind: UsedMembership['kind'] = 'enterprise', overTime = NOW + 1) => ({
  ownerId,
  kind,
  overTime,
})

it('LEA-02 a team is that of the own running enterprise VIP, else of the shared one that ends last', () => {
  const shared = [used('a'), used('b', 'enterprise', NOW + 2)]
  expect(findTeamOwner('me', shared, NOW)).toBe('b')
  expect(findTeamOwner('me', [...shared, used('me')], NOW)).toBe('me')
  expect(findTeamOwner('me', [used('a'), used('me', 'enterprise', NOW)], NOW)).toBe('a')
})

it('LEA-02 without a running enterprise VIP there is no team', () => {
  expect(findTeamOwner('me', [used('me', 'svip'), used('a', 'enterprise', NOW)], NOW)).toBeNull()
})

it('LEA-02 a member without a name is called by the end of the number', () => {
  expect(formatMemberName({ name: '张工', mobile: '12900000001' })).toBe('张工')
  expect(formatMemberName({ name: '', mobile: '12900000001' })).toBe('尾号 0001')
})
