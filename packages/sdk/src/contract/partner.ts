import type { contract } from './calls'
import { GROUP_SCOPES } from './scopes'

type Group = keyof typeof contract
type Scopes = typeof GROUP_SCOPES
type KeyGroup = { readonly [G in Group]: Scopes[G] extends null ? never : G }[Group]

/**
 * Groups that are closed to keys. A program that acts for a person needs them: it logs in, passes a check for humans
 * (riskCheck), buys, subscribes, reads messages, and sends the records of `/tracking`.
 */
const PERSON_GROUPS = [
  'login',
  'profile',
  'risk',
  'purchase',
  'orders',
  'invoices',
  'messages',
  'subscriptions',
  'webhooks',
  'tracking',
] as const satisfies readonly Group[]

/** A group of calls that the published client has; semver holds for it. All other groups are the portal's own. */
export type PartnerGroup = KeyGroup | (typeof PERSON_GROUPS)[number]

const isKeyGroup = (group: Group): group is KeyGroup => GROUP_SCOPES[group] !== null

/** The groups of the published client: those that a key may call, and those of programs that act for a person. */
export const PARTNER_GROUPS: readonly PartnerGroup[] = [
  ...PERSON_GROUPS,
  ...(Object.keys(GROUP_SCOPES) as Group[]).filter(isKeyGroup),
]
