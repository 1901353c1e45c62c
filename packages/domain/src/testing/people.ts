import { ADD_ONS, type AddOn, USER_ROLE, VIP_TYPE, VISITOR, type Viewer } from '../access'
import { DAY_MS } from '../formatting'
import { deriveViewer, type MemberInfo } from '../membership'
import { NOW } from './clock'

/** Every type of user that the rules distinguish; add-ons use their own type names. */
export const PERSONAS = [
  'visitor',
  'non-member',
  'svip',
  'expired-svip',
  ...ADD_ONS,
  'owner-lookup',
  'enterprise',
  'enterprise-child',
] as const
export type Persona = (typeof PERSONAS)[number]

const isAddOn = (persona: Persona): persona is AddOn => ADD_ONS.some((addOn) => addOn === persona)

/** A member without memberships, registered a year before `NOW`. The mobile is from an unassigned range. */
export function aMember(held: Partial<MemberInfo> = {}): MemberInfo {
  return {
    vipInfo: null,
    memberIncrementInfos: [],
    meberInfo: null,
    userRole: null,
    mobile: '12900000001',
    nickName: '测试用户',
    wxNickName: null,
    headImgUrl: null,
    createTime: NOW - 365 * DAY_MS,
    walletInfo: { integral: 0, balance: 0 },
    switchToolDtos: [],
    ...held,
  }
}

/**
 * The member info of a persona whose memberships end `endsIn` ms after `now`; null for a visitor. The membership of the
 * expired SVIP ended the same time before `now`.
 */
export function memberAs(persona: Persona, now = NOW, endsIn = 30 * DAY_MS): MemberInfo | null {
  const overTime = now + endsIn
  if (persona === 'visitor') return null
  if (isAddOn(persona)) return aMember({ memberIncrementInfos: [{ type: persona, overTime }] })
  switch (persona) {
    case 'non-member':
      return aMember()
    case 'svip':
      return aMember({ vipInfo: { type: VIP_TYPE.personal, overTime }, userRole: USER_ROLE.personal })
    case 'expired-svip':
      return aMember({ vipInfo: { type: VIP_TYPE.personal, overTime: now - endsIn } })
    case 'owner-lookup':
      return aMember({ memberIncrementInfos: [{ type: 'analysis_vip', overTime }] })
    case 'enterprise':
      return aMember({ vipInfo: { type: VIP_TYPE.company, overTime }, userRole: USER_ROLE.company })
    default:
      return aMember({ vipInfo: { type: VIP_TYPE.personal, overTime }, userRole: USER_ROLE.combinedChild })
  }
}

/** The viewer of a persona at `NOW`. */
export function viewerAs(persona: Persona): Viewer {
  return deriveViewer(memberAs(persona), NOW)
}

/** A logged-in viewer with only the given memberships. */
export function aViewer(held: Partial<Viewer> = {}): Viewer {
  return { ...VISITOR, loggedIn: true, ...held }
}
