import { findMissingRequirement } from './field-access'
import type { GateDialog } from './gates'
import type { Viewer } from './viewer'

/** The question before the owner-lookup professional site opens (ACC-08). */
export const OWNER_SITE_CONFIRM = {
  title: '提示',
  text: '即将前往业主查专业版网站，是否继续？',
  ok: '立即前往',
  cancel: '取消',
} as const

/** The tip for viewers without the owner-lookup SVIP; its button links to the page that sells it (SHL-05). */
export const OWNER_MEMBERSHIP_TIP = {
  title: '业主查 SVIP',
  text: '业主查专业版需开通业主查 SVIP',
  ok: '立即开通',
  cancel: '暂不开通',
  href: '/svip.html',
} as const

type OwnerSiteDialog = Extract<GateDialog, 'login' | 'owner-membership-tip'> | 'owner-site-confirm'

/**
 * The dialog after a click on the owner-lookup professional site (ACC-08), never the site itself. Visitors get the
 * login, viewers without the owner-lookup SVIP the tip, and its holders a confirmation before they leave.
 */
export function ownerSiteDialog(viewer: Viewer): OwnerSiteDialog {
  const opening = findMissingRequirement(viewer, 'owner_lookup')
  if (opening === null) return 'owner-site-confirm'
  return opening === 'login' ? 'login' : 'owner-membership-tip'
}
