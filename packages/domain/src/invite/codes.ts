import { DAY_MS } from '../formatting'
import { MEMBERSHIP_KINDS, type MembershipKind } from '../membership'

/** A membership that can be given away in days: all but the enterprise VIP, which is shared by seats. */
export type InviteScope = Exclude<MembershipKind, 'enterprise'>

/** The memberships that can be given away (INV-02). */
export const INVITE_SCOPES = MEMBERSHIP_KINDS.filter((kind) => kind !== 'enterprise') as unknown as readonly [
  InviteScope,
  ...InviteScope[],
]

/** Groups of people that can claim a code (INV-02). */
export const INVITE_TYPES = ['newcomers', 'everyone'] as const
export type InviteType = (typeof INVITE_TYPES)[number]

export const INVITE_TYPE_LABELS: Readonly<Record<InviteType, string>> = {
  newcomers: '仅新注册的好友',
  everyone: '所有好友',
}

/** The limits of invitations (INV-03). */
export const INVITE_LIMITS = {
  /** Days that a code may give. */
  days: { min: 1, max: 7 },
  /** Validity of a code, in ms. */
  validMs: 30 * DAY_MS,
  claimsPerCode: 20,
  /** The number of people who may claim a member's codes within `inviterWithinMs`. */
  claimsPerInviter: 40,
  inviterWithinMs: 30 * DAY_MS,
  /** The number of people in a network who may claim any codes within `networkWithinMs`. */
  claimsPerNetwork: 20,
  networkWithinMs: 7 * DAY_MS,
  /** Codes of one member that can be claimed at the same time. */
  openCodes: 5,
  /** Maximum of days added to one membership of an inviter within `rewardWithinMs`. */
  rewardDays: 60,
  rewardWithinMs: 365 * DAY_MS,
} as const

/** A member's choices for a new code: the membership, the days (`time`), and who may claim it (`type`). */
export interface InviteForm {
  readonly scope: string
  readonly time: number
  readonly type: string
}

export interface InviteProblem {
  readonly field: keyof InviteForm
  readonly message: string
}

export const INVITE_CODE_TEXTS = {
  notHeld: '只能赠送您正在使用的会员',
  tooMany: `最多同时有 ${INVITE_LIMITS.openCodes} 个有效的邀请，请等待其中一个到期`,
  otherMember: '只能为自己创建邀请',
  unknown: '没有这个邀请',
} as const

const checkDays = (days: number): string | null => {
  const { min, max } = INVITE_LIMITS.days
  return Number.isInteger(days) && days >= min && days <= max ? null : `赠送天数为 ${min} 到 ${max} 的整数`
}

/** All problems of a new code's form, in its order; `runningScopes` are the inviter's memberships (INV-02). */
export function checkInviteForm(
  { scope, time, type }: InviteForm,
  runningScopes: readonly string[],
): readonly InviteProblem[] {
  const problems = [
    ['scope', runningScopes.includes(scope) ? null : INVITE_CODE_TEXTS.notHeld],
    ['time', checkDays(time)],
    ['type', (INVITE_TYPES as readonly string[]).includes(type) ? null : '请选择谁可以领取'],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** A code to be claimed; times in ms. */
interface ClaimableInvite {
  readonly inviterId: string
  readonly days: number
  readonly type: InviteType
  readonly createdAt: number
  readonly claims: number
}

/**
 * The claiming person. `inviterRewardDays`: days the inviter received for claims of the same membership within a year.
 */
export interface Claimant {
  readonly userId: string
  /** ms since epoch */
  readonly registeredAt: number
  /** True when this person has already claimed days of the same membership, from any inviter. */
  readonly hasClaimed: boolean
  readonly inviterRewardDays: number
  /**
   * `inviterClaims`: claims of the inviter's codes within `inviterWithinMs`. `networkClaims`: claims by other people of
   * this person's network within `networkWithinMs`.
   */
  readonly inviterClaims: number
  readonly networkClaims: number
}

/** The reward of a claim in days, or the step and message of its refusal. */
type ClaimJudgement =
  | { readonly step: 0; readonly rewardDays: number }
  | { readonly step: 1 | 2 | 3 | 4 | 5 | 6; readonly msg: string }

/**
 * Judges the claim of a code that is still valid (INV-03). Own codes, a second claim of the same membership, and claims
 * above the limits per code, inviter or network are refused. The inviter gets the same days, up to the yearly limit.
 */
export function judgeClaim(invite: ClaimableInvite, claimant: Claimant): ClaimJudgement {
  if (claimant.userId === invite.inviterId) return { step: 1, msg: '不能领取自己的邀请' }
  if (claimant.hasClaimed) return { step: 2, msg: '您已领取过该礼包' }
  if (invite.type === 'newcomers' && claimant.registeredAt < invite.createdAt)
    return { step: 3, msg: '该礼包仅限新注册用户领取' }
  if (invite.claims >= INVITE_LIMITS.claimsPerCode) return { step: 4, msg: '该礼包已被领完' }
  if (claimant.inviterClaims >= INVITE_LIMITS.claimsPerInviter)
    return { step: 5, msg: '这位好友近 30 天送出的礼包已被领完，请改日再领取' }
  if (claimant.networkClaims >= INVITE_LIMITS.claimsPerNetwork)
    return { step: 6, msg: '您所在的网络近 7 天领取的礼包较多，请改日再领取' }
  const left = Math.max(0, INVITE_LIMITS.rewardDays - claimant.inviterRewardDays)
  return { step: 0, rewardDays: Math.min(invite.days, left) }
}
