import { ADD_ONS, type AddOn, USER_ROLE, VIP_TYPE, VISITOR, type Viewer } from '../access'

/** An add-on's name in the member info; analysis_vip is the owner-lookup SVIP. */
export type IncrementType = AddOn | 'analysis_vip'

/** A membership and when it ends, in ms. */
export interface VipInfo {
  readonly overTime: number | null
  /** One of VIP_TYPE. */
  readonly type: number
}

/** An add-on of a member and when it ends, in ms. Unknown types are kept and open nothing. */
export interface MemberIncrementInfo {
  readonly type: string
  readonly overTime: number
}

/** The member as the gateway tells of them (A 3, P 3); absent membership is null or an empty list. */
export interface MemberInfo {
  readonly vipInfo: VipInfo | null
  readonly memberIncrementInfos: readonly MemberIncrementInfo[]
  /** Truthy means SVIP, where the gateway sends no vipInfo. */
  readonly meberInfo: unknown
  readonly userRole: string | null
  readonly mobile: string
  readonly nickName: string | null
  readonly wxNickName: string | null
  readonly headImgUrl: string | null
  readonly createTime: number
  readonly walletInfo: { readonly integral: number }
  readonly switchToolDtos: readonly string[]
}

/** The part of the member info that decides access. */
export type Entitlements = Pick<MemberInfo, 'vipInfo' | 'memberIncrementInfos' | 'meberInfo' | 'userRole'>

/** Held until the moment it ends, not at it. */
const runs = (overTime: number | null, now: number): boolean => overTime !== null && overTime > now

/** Whom the member info makes of a person at a moment (MEM-01, ACC-01, ACC-12); null is a visitor. */
export function viewerOf(member: Entitlements | null, now: number): Viewer {
  if (member === null) return VISITOR
  const type = runningType(member, now)
  const enterprise = type === VIP_TYPE.company
  return {
    loggedIn: true,
    svip: type === VIP_TYPE.personal || enterprise,
    addOns: ADD_ONS.filter((addOn) => holdsIncrement(member, addOn, now) || addOnOfType(type) === addOn),
    ownerLookup: holdsIncrement(member, 'analysis_vip', now),
    enterprise,
  }
}

/** The VIP type, running or not, or null. Shared accounts of an enterprise (combined child) have its type (ACC-12). */
export function vipTypeOf({ vipInfo, userRole }: Pick<Entitlements, 'vipInfo' | 'userRole'>): number | null {
  if (vipInfo === null || vipInfo.type === VIP_TYPE.commonUser) return null
  return userRole === USER_ROLE.combinedChild ? VIP_TYPE.company : vipInfo.type
}

function runningType(member: Entitlements, now: number): number | null {
  if (member.vipInfo === null) return member.meberInfo ? VIP_TYPE.personal : null
  return runs(member.vipInfo.overTime, now) ? vipTypeOf(member) : null
}

/** The add-on that a VIP type is by itself (ACC-12), or null. */
export function addOnOfType(type: number | null): AddOn | null {
  if (type === VIP_TYPE.staffVacancy) return 'staff_vacancy'
  return type === VIP_TYPE.companyDynamic ? 'company_dynamic' : null
}

const holdsIncrement = (member: Entitlements, type: IncrementType, now: number): boolean =>
  member.memberIncrementInfos.some((info) => info.type === type && runs(info.overTime, now))
