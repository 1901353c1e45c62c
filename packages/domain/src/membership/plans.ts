import { ADD_ON_NAMES, ADD_ONS, type AddOn, ROLE_NAMES } from '../access'
import type { IncrementType } from './member'

/** Every membership with an end: SVIP, enterprise VIP, the add-ons, the owner lookup (ACC-01). */
export type MembershipKind = 'svip' | 'enterprise' | IncrementType

/** All kinds, in the order of the screens. */
export const MEMBERSHIP_KINDS = ['svip', ...ADD_ONS, 'analysis_vip', 'enterprise'] as const

/** Groups of kinds that are sold, and reminded of, together (MEM-04). */
export type PlanGroup = 'svip' | 'add-on' | 'owner-lookup' | 'enterprise'

/** The names of the groups. */
export const PLAN_GROUP_NAMES: Readonly<Record<PlanGroup, string>> = {
  svip: ROLE_NAMES.svip,
  'add-on': ROLE_NAMES['add-on'],
  'owner-lookup': ROLE_NAMES['owner-lookup'],
  enterprise: ROLE_NAMES.enterprise,
}

const isAddOn = (kind: MembershipKind): kind is AddOn => ADD_ONS.some((addOn) => addOn === kind)

/** The group of a kind. */
export function planGroupOf(kind: MembershipKind): PlanGroup {
  if (isAddOn(kind)) return 'add-on'
  return kind === 'analysis_vip' ? 'owner-lookup' : kind
}

/** The name of a kind in sales, lists and renewals. */
export function membershipName(kind: MembershipKind): string {
  return isAddOn(kind) ? ADD_ON_NAMES[kind] : PLAN_GROUP_NAMES[planGroupOf(kind)]
}

/** The kind with a name from an address; null if there is none. */
export function findMembershipKind(name: string | null | undefined): MembershipKind | null {
  return MEMBERSHIP_KINDS.find((kind) => kind === name) ?? null
}

/** A term paid by an order, in ms; its end is exclusive (MEM-08). */
export interface PaidTerm {
  readonly startTime: number
  readonly endTime: number
}

/** The part of a holding that separates paid days from free ones (MEM-08). */
export interface Terms {
  readonly overTime: number
  /** Terms that were bought and not refunded, past ones too. Trials, gifts and invitations are not included. */
  readonly paidTerms: readonly PaidTerm[]
}

/** A current or ended membership of a person; `overTime` in ms. */
export interface Holding extends Terms {
  readonly kind: MembershipKind
  /** Accounts that may share the membership; null for kinds that are not shared. */
  readonly childNumber: number | null
  /** True for a seat that an enterprise gave to this person (SEA-01). */
  readonly isShared: boolean
}

/** True when a membership is in force; its end is exclusive. */
export function isInForce({ overTime }: Pick<Holding, 'overTime'>, now: number): boolean {
  return overTime > now
}

/** The person's own holding of a kind, which a purchase renews; null if there was none (MEM-06). */
export function findOwnHolding(holdings: readonly Holding[], kind: MembershipKind): Holding | null {
  return holdings.find((holding) => holding.kind === kind && !holding.isShared) ?? null
}
