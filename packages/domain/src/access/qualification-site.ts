import { ERROR_TEXTS, errorText } from '../errors'
import type { QualificationSiteGateway } from './access.ports'
import type { Viewer } from './viewer'

/** The configured addresses of the qualification site: its login page, and the page for those who may enter. */
export interface QualificationSite {
  readonly loginPage: string
  readonly home: string
}

/** `open` is the address to open, `refused` and `error` are texts to show; after an error the user may click again. */
export type QualificationSiteAnswer =
  | { readonly open: string }
  | { readonly refused: string }
  | { readonly error: string }

export const QUALIFICATION_SITE_REFUSED = '您暂无资质网站的使用权限，如需开通请联系客服'

/** The address of the site's login page, with type=login in its query (ACC-14). */
export function buildQualificationLoginUrl(loginPage: string): string {
  const hash = loginPage.indexOf('#')
  const page = hash < 0 ? loginPage : loginPage.slice(0, hash)
  const rest = hash < 0 ? '' : loginPage.slice(hash)
  return `${page}${page.includes('?') ? '&' : '?'}type=login${rest}`
}

/**
 * A click on the qualification site (ACC-14). A visitor goes to its login page without a call; for anyone else a call
 * decides, and only an explicit yes opens the site.
 */
export function openQualificationSite(gateway: QualificationSiteGateway, site: QualificationSite) {
  return async (viewer: Viewer): Promise<QualificationSiteAnswer> => {
    if (!viewer.loggedIn) return { open: buildQualificationLoginUrl(site.loginPage) }
    const answer = await gateway.mayEnter()
    if ('error' in answer) return { error: errorText(answer.error, answer.message) ?? ERROR_TEXTS['00001'] }
    return answer.allowed === true ? { open: site.home } : { refused: QUALIFICATION_SITE_REFUSED }
  }
}
