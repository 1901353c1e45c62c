import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { deriveViewer } from '@zhushutong/domain/membership'
import { type Answer, refreshMember } from '@zhushutong/domain/portal/session'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Member, MemberRead } from '../types'
import { CALLS, TOKEN } from './services'

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

const NOBODY: MemberRead = { member: null, sessionExpired: false, membershipEnded: false }

/**
 * The user of the token. Two parallel calls, both needed (SES-03). If the gateway does not answer, the
 * session is not treated as expired.
 */
async function loadMember({ profile }: FullClient, token: string | undefined): Promise<MemberRead> {
  if (token === undefined) return NOBODY
  const refreshed = await refreshMember({
    memberInfo: () => answerTo(profile.memberInfo()),
    basicInfo: () => answerTo(profile.vipInfo()),
  })()
  return refreshed.changed
    ? {
        member: buildMember(refreshed.info, refreshed.basic),
        sessionExpired: false,
        membershipEnded: refreshed.basic.membershipEnded,
      }
    : { member: null, sessionExpired: refreshed.error === 'unauthorized', membershipEnded: false }
}

/** Loaded once per request. */
export const MEMBER: ServiceIdentifier<MemberRead> = Symbol('member')
/** The rights of the request's reader. */
export const VIEWER: ServiceIdentifier<Viewer> = Symbol('viewer')

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(MEMBER).toResolvedValue(loadMember, [CALLS, TOKEN]).inSingletonScope()
  bind(VIEWER)
    .toResolvedValue(({ member }: MemberRead) => member?.viewer ?? VISITOR, [MEMBER])
    .inSingletonScope()
})
