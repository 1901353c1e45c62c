import type { MemberGateway } from '@zhushutong/domain/portal/session'
import type { PortalClient } from '../client'
import type { contract, ResultOf } from '../contract'
import type { PortalError } from '../errors'
import { catchFailure, failureCode } from './failures'

export type MemberInfo = ResultOf<typeof contract.profile.vipInfo>
export type BasicInfo = ResultOf<typeof contract.profile.memberInfo>

const failureOf = (error: PortalError) => ({ error: failureCode(error) })
const awaitData = async <T>(call: Promise<T>) => ({ data: await call })

/** MemberGateway over the client (SES-03): membership and add-ons, and the member's profile. */
export function memberGateway({
  profile,
}: Pick<PortalClient, 'profile'>): MemberGateway<MemberInfo, BasicInfo> {
  return {
    memberInfo: () => catchFailure(awaitData(profile.vipInfo()), failureOf),
    basicInfo: () => catchFailure(awaitData(profile.memberInfo()), failureOf),
  }
}
