import type { Viewer } from '@zhushutong/domain/access'
import { USER_ROLE, VIP_TYPE } from '@zhushutong/domain/access'
import {
  deriveViewer,
  findMembershipKind,
  type Holding,
  type IncrementType,
  isInForce,
  isPaidTerm,
  type MemberInfo,
  type MembershipKind,
  type PaidTerm,
  type VipInfo,
} from '@zhushutong/domain/membership'
import { findQuotaOwner } from '@zhushutong/domain/seats'
import { ADD_ON_TYPES } from '@zhushutong/sdk/contract'
import type { memberships, users } from './account.table'

export type { MembershipKind }

export type UserRow = typeof users.$inferSelect
/** A membership and its owner: the user, or an enterprise that gave the user a seat. */
interface HeldRow extends Pick<typeof memberships.$inferSelect, 'kind' | 'overTime' | 'childNumber'> {
  readonly ownerId: string
  readonly paidTerms: readonly PaidTerm[]
}

export interface Member extends MemberInfo {
  readonly memberIncrementInfos: readonly { readonly type: IncrementType; readonly overTime: number }[]
  readonly memberships: readonly Holding[]
}

const isVip = ({ kind }: Holding): boolean => kind === 'svip' || kind === 'enterprise'

/** The VIP in force (enterprise before personal), otherwise the last expired one. */
function findVip(holdings: readonly Holding[], now: number): Holding | null {
  const vips = holdings.filter(isVip).sort((a, b) => b.overTime - a.overTime)
  const running = vips.filter((vip) => isInForce(vip, now))
  return running.find((vip) => vip.kind === 'enterprise') ?? running[0] ?? vips[0] ?? null
}

const vipInfoOf = ({ kind, overTime }: Holding): VipInfo => ({
  type: kind === 'svip' ? VIP_TYPE.personal : VIP_TYPE.company,
  overTime,
})

/** The role with an own VIP is C_VIP; with an enterprise's seat it is the combined child (ACC-12). */
const userRoleOf = (vip: Holding | null, now: number): string | null => {
  if (vip === null || !isInForce(vip, now)) return null
  return vip.isShared ? USER_ROLE.combinedChild : USER_ROLE.personal
}

const holdingsOf = (userId: string, rows: readonly HeldRow[]): Holding[] =>
  rows.flatMap(({ kind: name, overTime, childNumber, ownerId, paidTerms }) => {
    const kind = findMembershipKind(name)
    return kind === null ? [] : [{ kind, overTime, childNumber, isShared: ownerId !== userId, paidTerms }]
  })

/** Id of the account with the monthly exports that the user uses (SEA-03). */
export function findMemberQuotaOwner(userId: string, rows: readonly HeldRow[], now: number): string {
  const used = rows.flatMap(({ kind: name, overTime, ownerId }) => {
    const kind = findMembershipKind(name)
    return kind === null ? [] : [{ kind, overTime, ownerId }]
  })
  return findQuotaOwner(userId, used, now)
}

export function holdsMembership({ svip, enterprise }: Viewer): boolean {
  return svip || enterprise
}

/** True when a VIP, personal or enterprise, ended after `since` and by `now`. */
export function endedBetween(rows: readonly HeldRow[], since: number, now: number): boolean {
  return rows.some(
    ({ kind, overTime }) =>
      (kind === 'svip' || kind === 'enterprise') && overTime !== null && overTime > since && overTime <= now,
  )
}

/** `balance` in fen. */
interface Wallet {
  readonly points: number
  readonly balance: number
}

const computeEntitlements = (holdings: readonly Holding[], now: number) => {
  const vip = findVip(holdings, now)
  return {
    vipInfo: vip && vipInfoOf(vip),
    memberIncrementInfos: ADD_ON_TYPES.flatMap((type) =>
      holdings.filter(({ kind }) => kind === type).map(({ overTime }) => ({ type, overTime })),
    ),
    meberInfo: false,
    userRole: userRoleOf(vip, now),
  }
}

/** The viewer by paid days only (MEM-10). */
const paidViewerOf = (holdings: readonly Holding[], now: number): Viewer =>
  deriveViewer(
    computeEntitlements(
      holdings.filter((holding) => isPaidTerm(holding, now)),
      now,
    ),
    now,
  )

/** Converts a user's rows to the domain's member info and derives the role at `now` (MEM-01). */
export function buildMember(
  user: UserRow,
  rows: readonly HeldRow[],
  wallet: Wallet | null,
  now: number,
): { readonly member: Member; readonly viewer: Viewer; readonly paidViewer: Viewer } {
  const holdings = holdingsOf(user.id, rows)
  const info = computeEntitlements(holdings, now)
  const viewer = deriveViewer(info, now)
  return {
    viewer,
    paidViewer: paidViewerOf(holdings, now),
    member: {
      ...info,
      memberships: holdings,
      meberInfo: viewer.svip,
      mobile: user.mobile,
      nickName: user.nickName,
      wxNickName: user.wxNickName,
      headImgUrl: user.headImgUrl,
      createTime: user.createdAt,
      walletInfo: { integral: wallet?.points ?? 0, balance: wallet?.balance ?? 0 },
      switchToolDtos: [],
    },
  }
}
