import { ERROR_TEXTS, errorText } from '../errors'
import type { QualificationSiteGateway } from './access.ports'
import type { Viewer } from './viewer'

/** The texts of the dialog before the qualification site. */
export const QUALIFICATION_SITE_TEXTS = {
  title: '资质服务平台',
  asking: '正在确认您的使用权限…',
  allowed: '已确认您的使用权限，将在新窗口打开资质服务平台',
  refused: '您暂无资质网站的使用权限，开通任一资质类增值服务后即可使用；如有疑问请联系客服',
  go: '立即前往',
  buy: '查看增值服务',
  retry: '重试',
  cancel: '取消',
} as const

/** `refused` and `error` are texts to show; after an error the user may retry. */
export type QualificationSiteAnswer =
  | { readonly allowed: true }
  | { readonly refused: string }
  | { readonly error: string }

/** The site's home page for permitted users, and its login page with type=login in the query (ACC-14). */
export function buildQualificationSite(address: string): {
  readonly home: string
  readonly loginPage: string
} {
  const home = address.replace(/\/+$/, '')
  return { home, loginPage: `${home}/login?type=login` }
}

/** True when the viewer may enter the qualification site: holders of any add-on service (ACC-14). */
export function mayEnterQualificationSite(viewer: Viewer): boolean {
  return viewer.addOns.length > 0
}

/** Requests the permission of a logged-in user; only an explicit yes opens the site (ACC-14). */
export async function askQualificationSite(
  gateway: QualificationSiteGateway,
): Promise<QualificationSiteAnswer> {
  const answer = await gateway.mayEnter()
  if ('error' in answer) return { error: errorText(answer.error, answer.message) ?? ERROR_TEXTS['00001'] }
  return answer.allowed === true ? { allowed: true } : { refused: QUALIFICATION_SITE_TEXTS.refused }
}
