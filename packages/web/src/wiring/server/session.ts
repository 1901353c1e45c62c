import { deriveViewer } from '@zhushutong/domain/membership'
import { type Answer, refreshMember } from '@zhushutong/domain/portal/session'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type { Member, MemberRead } from '../types'

type Info = Awaited<ReturnType<FullClient['profile']['memberInfo']>>
type Vip = Awaited<ReturnType<FullClient['profile']['vipInfo']>>

const buildMember = (info: Info, vip: Vip): Member => ({
  userId: info.userId,
  nickName: info.nickName,
  mobile: info.mobile,
  points: info.walletInfo.integral,
  walletFen: info.walletInfo.balance,
  createdAt: info.createTime,
  headImgUrl: info.headImgUrl,
  isWechatBound: info.isWechatBound,
  isTracked: info.isTracked,
  // The portal's own clock may differ from the gateway's.
  viewer: deriveViewer(vip, vip.serverTime),
  holdings: vip.memberships,
  readAt: vip.serverTime,
})

const answerTo = <T>(call: Promise<T>): Promise<Answer<T>> =>
  call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error: isPortalError(error) ? error.kind : 'unknown' }),
  )

export interface SessionPort {
  load(): Promise<MemberRead>
}

/**
 * The user of the client's token. Two parallel calls, both needed (SES-03). If the gateway does not answer,
 * the session is not treated as expired.
 */
export function createSession(client: FullClient): SessionPort {
  return {
    load: async () => {
      const refreshed = await refreshMember({
        memberInfo: () => answerTo(client.profile.memberInfo()),
        basicInfo: () => answerTo(client.profile.vipInfo()),
      })()
      return refreshed.changed
        ? {
            member: buildMember(refreshed.info, refreshed.basic),
            sessionExpired: false,
            membershipEnded: refreshed.basic.membershipEnded,
          }
        : { member: null, sessionExpired: refreshed.error === 'unauthorized', membershipEnded: false }
    },
  }
}
