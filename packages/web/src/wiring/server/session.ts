import type { Viewer } from '@zhushutong/domain/access'
import { viewerOf } from '@zhushutong/domain/membership'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { Member, MemberRead } from '../types'

type Info = Awaited<ReturnType<PortalClient['profile']['memberInfo']>>
type Vip = Awaited<ReturnType<PortalClient['profile']['vipInfo']>>

/** What the holder of a membership may now. */
const viewerOfVip = (vip: Vip): Viewer => viewerOf({ ...vip, userRole: null }, Date.now())

const memberOf = (info: Info, vip: Vip): Member => ({
  userId: info.userId,
  nickName: info.nickName,
  mobile: info.mobile,
  points: info.walletInfo.integral,
  createdAt: info.createTime,
  viewer: viewerOfVip(vip),
  svipUntil: vip.vipInfo?.overTime ?? null,
  services: vip.memberIncrementInfos.map(({ type, overTime }) => ({ type, until: overTime })),
})

const ended = (error: unknown): MemberRead => ({
  member: null,
  sessionExpired: isPortalError(error) && error.kind === 'unauthorized',
})

/** Who is logged in. */
export interface SessionPort {
  load(): Promise<MemberRead>
}

/**
 * Who holds the client's token. Two calls in parallel; only both together say anything (SES-03). A gateway that does
 * not answer is no reason to call the session expired.
 */
export const createSession = (client: PortalClient): SessionPort => ({
  load: async () => {
    try {
      const [info, vip] = await Promise.all([client.profile.memberInfo(), client.profile.vipInfo()])
      return { member: memberOf(info, vip), sessionExpired: false }
    } catch (error) {
      return ended(error)
    }
  },
})
