import { ADD_ONS, type AddOn, USER_ROLE, VIP_TYPE, VISITOR, type Viewer } from '../access'

/** An add-on's name in the member info; analysis_vip is the owner-lookup SVIP. */
export type IncrementType = AddOn | 'analysis_vip'

/** A membership and its end, in ms. */
export interface VipInfo {
  readonly overTime: number | null
  /** One of VIP_TYPE. */
  readonly type: number
}

/** An add-on of a member and its end, in ms. Unknown types are stored and grant nothing. */
interface MemberIncrementInfo {
  readonly type: string
  readonly overTime: number
}

/** The member info from the gateway. Without a membership, `vipInfo` is null and the list is empty. */
export interface MemberInfo {
  readonly vipInfo: VipInfo | null
  readonly memberIncrementInfos: readonly MemberIncrementInfo[]
  /** Truthy means SVIP if the gateway sends no vipInfo. */
  readonly meberInfo: unknown
  readonly userRole: string | null
  readonly mobile: string
  readonly nickName: string | null
  readonly wxNickName: string | null
  readonly headImgUrl: string | null
  readonly createTime: number
  readonly walletInfo: { readonly integral: number; readonly balance: number }
  readonly switchToolDtos: readonly string[]
}

/** The part of the member info that determines access. */
type Entitlements = Pick<MemberInfo, 'vipInfo' | 'memberIncrementInfos' | 'meberInfo' | 'userRole'>

/** True before the end, which is exclusive. */
const isRunning = (overTime: number | null, now: number): boolean => overTime !== null && overTime > now

/** Derives the viewer from the member info at a moment (MEM-01, ACC-12); null is a visitor. */
export function deriveViewer(member: Entitlements | null, now: number): Viewer {
  if (member === null) return VISITOR
  const type = runningType(member, now)
  const enterprise = type === VIP_TYPE.company
  return {
    loggedIn: true,
    svip: type === VIP_TYPE.personal || enterprise,
    addOns: ADD_ONS.filter((addOn) => holdsIncrement(member, addOn, now) || addOnForVipType(type) === addOn),
    ownerLookup: holdsIncrement(member, 'analysis_vip', now),
    enterprise,
  }
}

/**
 * The VIP type, expired or not, or null. Shared accounts of an enterprise (combined child) have the enterprise's type
 * (ACC-12).
 */
function findVipType({ vipInfo, userRole }: Pick<Entitlements, 'vipInfo' | 'userRole'>): number | null {
  if (vipInfo === null || vipInfo.type === VIP_TYPE.commonUser) return null
  return userRole === USER_ROLE.combinedChild ? VIP_TYPE.company : vipInfo.type
}

function runningType(member: Entitlements, now: number): number | null {
  if (member.vipInfo === null) return member.meberInfo ? VIP_TYPE.personal : null
  return isRunning(member.vipInfo.overTime, now) ? findVipType(member) : null
}

/** The add-on of a VIP type (ACC-12), or null. */
function addOnForVipType(type: number | null): AddOn | null {
  if (type === VIP_TYPE.staffVacancy) return 'staff_vacancy'
  return type === VIP_TYPE.companyDynamic ? 'company_dynamic' : null
}

const holdsIncrement = (member: Entitlements, type: IncrementType, now: number): boolean =>
  member.memberIncrementInfos.some((info) => info.type === type && isRunning(info.overTime, now))
