import { ADD_ON_NAMES, ADD_ONS, ROLE_NAMES } from '../access'
import type { IncrementType } from './member'

/** The kinds of membership that a person can hold, each with an end of its own. */
export type MembershipKind = 'svip' | 'enterprise' | IncrementType

/** The name of each kind on screen (MEM-01). */
export const MEMBERSHIP_NAMES: Readonly<Record<MembershipKind, string>> = {
  svip: ROLE_NAMES.svip,
  enterprise: ROLE_NAMES.enterprise,
  analysis_vip: ROLE_NAMES['owner-lookup'],
  ...ADD_ON_NAMES,
}

/** Every kind, in the order of screens. */
export const MEMBERSHIP_KINDS: readonly [MembershipKind, ...MembershipKind[]] = [
  'svip',
  'enterprise',
  'analysis_vip',
  ...ADD_ONS,
]
