import type { Viewer } from '@zhushutong/domain/access'
import { VIP_TYPE } from '@zhushutong/domain/access'
import {
  deriveViewer,
  type IncrementType,
  type MemberInfo,
  type MembershipKind,
  type VipInfo,
} from '@zhushutong/domain/membership'
import { ADD_ON_TYPES } from '@zhushutong/sdk/contract'
import type { memberships, users } from './account.table'

export type { MembershipKind }

export type UserRow = typeof users.$inferSelect
type MembershipRow = Pick<typeof memberships.$inferSelect, 'kind' | 'overTime'>

export interface Member extends MemberInfo {
  readonly memberIncrementInfos: readonly { readonly type: IncrementType; readonly overTime: number }[]
}

/** The VIP in force now (enterprise before personal), else the one that expired last. */
function vipInfoOf(rows: readonly MembershipRow[], now: number): VipInfo | null {
  const vips = rows
    .filter(({ kind }) => kind === 'svip' || kind === 'enterprise')
    .map(({ kind, overTime }) => ({ type: kind === 'svip' ? VIP_TYPE.personal : VIP_TYPE.company, overTime }))
    .sort((a, b) => b.overTime - a.overTime)
  const running = vips.filter((vip) => vip.overTime > now)
  return running.find((vip) => vip.type === VIP_TYPE.company) ?? running[0] ?? vips[0] ?? null
}

export function holdsMembership({ svip, enterprise }: Viewer): boolean {
  return svip || enterprise
}

/** Whether a VIP, personal or enterprise, ended after `since` and by `now`. */
export function endedBetween(rows: readonly MembershipRow[], since: number, now: number): boolean {
  return rows.some(
    ({ kind, overTime }) =>
      (kind === 'svip' || kind === 'enterprise') && overTime !== null && overTime > since && overTime <= now,
  )
}

/** Converts a user's rows to the domain's member info and derives the role at `now` (MEM-01). */
export function memberOf(
  user: UserRow,
  rows: readonly MembershipRow[],
  points: number,
  now: number,
): { readonly member: Member; readonly viewer: Viewer } {
  const info = {
    vipInfo: vipInfoOf(rows, now),
    memberIncrementInfos: ADD_ON_TYPES.flatMap((type) =>
      rows.filter((row) => row.kind === type).map(({ overTime }) => ({ type, overTime })),
    ),
    meberInfo: false,
    userRole: null,
  }
  const viewer = deriveViewer(info, now)
  return {
    viewer,
    member: {
      ...info,
      meberInfo: viewer.svip,
      mobile: user.mobile,
      nickName: user.nickName,
      wxNickName: user.wxNickName,
      headImgUrl: user.headImgUrl,
      createTime: user.createdAt,
      walletInfo: { integral: points },
      switchToolDtos: [],
    },
  }
}

/** 120****0001: how a user sees their own mobile; the whole number never travels. */
