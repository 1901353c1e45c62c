import { capabilitiesOf } from './capabilities'
import { findMissingRequirement, isMember, meetsRequirement } from './field-access'
import { ADD_ON_NAMES } from './prompt'
import type { AddOn, Opening, Viewer } from './viewer'

/** The dialogs that the shell opens when an action is refused (SHL-05). */
export type GateDialog = 'login' | 'membership-guide' | 'service-guide' | 'owner-membership-tip'

/**
 * The requirement of a detail page's list-link directive that the viewer lacks: type 1 needs a login, type 2 also a
 * membership (ACC-03).
 */
export function findMissingForListLink(viewer: Viewer, directive: 1 | 2): Opening | null {
  return findMissingRequirement(viewer, directive === 1 ? 'login' : 'svip')
}

/** The tools sold separately, by the first segment of their route. */
export const TOOL_ADD_ONS = {
  renyuans: 'staff_vacancy',
  dthc: 'company_dynamic',
  zzwinning: 'company_outnews',
  zzdq: 'company_qualification_expire',
  axdq: 'company_anxu_expire',
} as const satisfies Record<string, AddOn>

type Tool = keyof typeof TOOL_ADD_ONS

/**
 * The dialog that opens instead of a tool, null for a holder of its add-on; a membership does not replace the add-on
 * (ACC-05).
 */
export function toolDialog(viewer: Viewer, tool: Tool): 'service-guide' | null {
  return meetsRequirement(viewer, TOOL_ADD_ONS[tool]) ? null : 'service-guide'
}

/** The dialog that opens instead of a shortcut, null for members (ACC-06). */
export function shortcutDialog(viewer: Viewer): 'login' | 'membership-guide' | null {
  return isMember(viewer) ? null : upgradeDialog(viewer)
}

/** The dialog behind "upgrade" (ACC-06); a visitor gets the login, also for the assistant (AI-06). */
export function upgradeDialog(viewer: Viewer): 'login' | 'membership-guide' {
  return viewer.loggedIn ? 'membership-guide' : 'login'
}

/** An add-on's tooltip (ACC-13). */
type AddOnTooltip =
  | { readonly enabled: false }
  | { readonly enabled: true; readonly text: string; readonly href: '/svip.html' }

/** The tooltip on an add-on's mark: off for its holders, otherwise a link to the SVIP page (ACC-13). */
export function addOnTooltip(viewer: Viewer, addOn: AddOn): AddOnTooltip {
  if (meetsRequirement(viewer, addOn)) return { enabled: false }
  return { enabled: true, text: `「${ADD_ON_NAMES[addOn]}」为增值服务，开通后可用`, href: '/svip.html' }
}

/** The tooltip of an expiry date; `upgrade`: the tooltip also offers the service (ACC-07). */
interface ExpiryTooltip {
  readonly text: string
  readonly upgrade: boolean
}

/**
 * The tooltip of the expiry date of a qualification or safety permit. The date itself is visible to everyone; viewers
 * without the expiry service get an offer of it (ACC-07).
 */
export function expiryTooltip(
  viewer: Viewer,
  addOn: 'company_qualification_expire' | 'company_anxu_expire',
  date: string,
): ExpiryTooltip {
  const upgrade = !meetsRequirement(viewer, addOn)
  const text = `有效期至 ${date}`
  return { text: upgrade ? `${text}，开通「${ADD_ON_NAMES[addOn]}」可提前收到到期提醒` : text, upgrade }
}

/** Paging on a detail route requires a login (ACC-10). */
export function paginationDialog(viewer: Viewer, route: { readonly detail: boolean }): 'login' | null {
  return route.detail && !viewer.loggedIn ? 'login' : null
}

/** Searching from the drawer requires a login (ACC-11). */
export function searchDialog(viewer: Viewer): 'login' | null {
  return capabilitiesOf(viewer).search === 'login-needed' ? 'login' : null
}
