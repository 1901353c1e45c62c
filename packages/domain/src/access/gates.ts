import { holds, isMember, openingFor } from './field-access'
import { ADD_ON_NAMES } from './prompt'
import type { AddOn, Opening, Requirement, Viewer } from './viewer'

/** The shell's dialogs that stand in for a refused action (SHL-05). */
export type GateDialog = 'login' | 'membership-guide' | 'service-guide' | 'owner-membership-tip'

/** The list-link directive of detail pages: type 1 needs a login, type 2 a membership as well (ACC-03). */
export function listLinkOpening(viewer: Viewer, directive: 1 | 2): Opening | null {
  return openingFor(viewer, directive === 1 ? 'login' : 'svip')
}

// A proposed project is also reached as /njxx/, from reminders and other sites.
const MEMBERSHIP_PAGES = ['nijian', 'njxx', 'tdcr', 'ydys', 'jsyd', 'jsgcghxk', 'hjpg'] as const

/**
 * What a page as a whole asks: on the proposed-project and land pages membership alone is enough,
 * no add-on and no owner-lookup SVIP (ACC-04); other pages ask nothing by themselves. `path` begins with '/'.
 */
export function pageRequirement(path: string): Requirement {
  const first = path.split(/[/?#]/)[1]
  return MEMBERSHIP_PAGES.some((page) => page === first) ? 'svip' : 'none'
}

/** The tools that are sold one by one, by the first segment of their route (ACC-05). */
export const TOOL_ADD_ONS = {
  renyuans: 'staff_vacancy',
  dthc: 'company_dynamic',
  zzwinning: 'company_outnews',
  zzdq: 'company_qualification_expire',
  axdq: 'company_anxu_expire',
} as const satisfies Record<string, AddOn>

export type Tool = keyof typeof TOOL_ADD_ONS

/** The dialog that stops a tool's use, or null for a holder of its add-on; a membership is no substitute (ACC-05). */
export function toolDialog(viewer: Viewer, tool: Tool): 'service-guide' | null {
  return holds(viewer, TOOL_ADD_ONS[tool]) ? null : 'service-guide'
}

/** The dialog that stops a shortcut, or null for members (ACC-06). */
export function shortcutDialog(viewer: Viewer): 'login' | 'membership-guide' | null {
  return isMember(viewer) ? null : upgradeDialog(viewer)
}

/** What a click on "upgrade" opens (ACC-06). */
export function upgradeDialog(viewer: Viewer): 'login' | 'membership-guide' {
  return viewer.loggedIn ? 'membership-guide' : 'login'
}

/** The tooltip on an add-on's mark, for holders and for everyone else (ACC-07). */
export type AddOnTooltip =
  | { readonly enabled: false }
  | { readonly enabled: true; readonly text: string; readonly href: '/svip.html' }

/** The tooltip on an add-on's mark: off for its holders, else a way to the SVIP page (ACC-07). */
export function addOnTooltip(viewer: Viewer, addOn: AddOn): AddOnTooltip {
  if (holds(viewer, addOn)) return { enabled: false }
  return { enabled: true, text: `「${ADD_ON_NAMES[addOn]}」为增值服务，开通后可用`, href: '/svip.html' }
}

/** The tooltip of an expiry date; `upgrade` offers the service (ACC-07). */
export interface ExpiryTooltip {
  readonly text: string
  readonly upgrade: boolean
}

/**
 * The tooltip of a qualification's or safety permit's expiry date. The date itself is visible to
 * everyone; those without the expiry service are offered it (ACC-07).
 */
export function expiryTooltip(
  viewer: Viewer,
  addOn: 'company_qualification_expire' | 'company_anxu_expire',
  date: string,
): ExpiryTooltip {
  const upgrade = !holds(viewer, addOn)
  const text = `有效期至 ${date}`
  return { text: upgrade ? `${text}，开通「${ADD_ON_NAMES[addOn]}」可提前收到到期提醒` : text, upgrade }
}

/** Turning the page on a detail-type route is for people who are logged in (ACC-10). */
export function paginationDialog(viewer: Viewer, route: { readonly detail: boolean }): 'login' | null {
  return route.detail && !viewer.loggedIn ? 'login' : null
}

/** Searching from the drawer is for people who are logged in (ACC-11, VAL-06). */
export const searchDialog = (viewer: Viewer): 'login' | null => (viewer.loggedIn ? null : 'login')
