import 'server-only'
import { type MemberInfo, viewerOf } from '@zhushutong/domain/membership'
import type { PortalClient } from '@zhushutong/sdk/node'
import type { Member } from './types'

/**
 * Who is logged in, or null where the token is no longer known. Two calls in parallel; only both together say
 * anything (SES-03).
 */
export const createMemberRead = (client: PortalClient) => async (): Promise<Member | null> => {
  const both = await Promise.all([client.profile.memberInfo(), client.profile.vipInfo()]).catch(() => null)
  if (!both) return null
  const [info, vip] = both
  return {
    userId: info.userId,
    nickName: info.nickName,
    mobile: info.mobile,
    points: info.walletInfo.integral,
    createdAt: info.createTime,
    viewer: viewerOf(vip as MemberInfo, Date.now()),
    svipUntil: vip.vipInfo?.overTime ?? null,
    services: vip.memberIncrementInfos.map(({ type, overTime }) => ({ type, until: overTime })),
  }
}
