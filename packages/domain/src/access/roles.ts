import { isMember } from './field-access'
import type { Viewer } from './viewer'

/** The roles (ACC-01). A person may hold several at once. */
export type Role = 'visitor' | 'non-member' | 'svip' | 'add-on' | 'owner-lookup' | 'enterprise'

/** The roles' names on screen. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  visitor: '访客',
  'non-member': '普通用户',
  svip: '建筑管家 SVIP',
  'add-on': '增值服务 SVIP',
  'owner-lookup': '业主查 SVIP',
  enterprise: '企业 VIP',
}

/** The kind of account in the gateway's member base info (ACC-12). */
export const USER_ROLE = {
  personal: 'C_VIP',
  company: 'C_VIP',
  combinedChild: 'CWEB_COMBINE_CHILD',
} as const

/** `vipInfo.type` (ACC-12). */
export const VIP_TYPE = {
  personal: 1,
  company: 2,
  staffVacancy: 3,
  companyDynamic: 4,
  commonUser: 5,
} as const

/** Every role a viewer holds, at least one, the most important first. */
export function rolesOf(viewer: Viewer): readonly [Role, ...Role[]] {
  if (!viewer.loggedIn) return ['visitor']
  const roles: Role[] = []
  if (viewer.enterprise) roles.push('enterprise')
  if (isMember(viewer)) roles.push('svip')
  if (viewer.addOns.length > 0) roles.push('add-on')
  if (viewer.ownerLookup) roles.push('owner-lookup')
  const [first, ...others] = roles
  return first === undefined ? ['non-member'] : [first, ...others]
}

/** The role shown beside a person's name (ACC-01). */
export function roleOf(viewer: Viewer): Role {
  return rolesOf(viewer)[0]
}
