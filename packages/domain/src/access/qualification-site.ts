import { ERROR_TEXTS, errorText } from '../errors'
import type { QualificationSiteGateway } from './access.ports'
import type { Viewer } from './viewer'

/** Where the qualification site is, as configured: its own login page, and the page for those who may enter. */
export interface QualificationSite {
  readonly loginPage: string
  readonly home: string
}

/** `open` is an address to go to, `refused` and `error` are texts; after an error the click may be repeated. */
export type QualificationSiteAnswer =
  | { readonly open: string }
  | { readonly refused: string }
  | { readonly error: string }

export const QUALIFICATION_SITE_REFUSED = '您暂无资质网站的使用权限，如需开通请联系客服'

/** The site's login page told that a person comes to log in: type=login in its query (ACC-08). */
export function qualificationLoginUrl(loginPage: string): string {
  const hash = loginPage.indexOf('#')
  const page = hash < 0 ? loginPage : loginPage.slice(0, hash)
  const rest = hash < 0 ? '' : loginPage.slice(hash)
  return `${page}${page.includes('?') ? '&' : '?'}type=login${rest}`
}

/**
 * A click on the qualification site (ACC-08). A visitor goes to its login page without a call; for anyone else
 * a call decides, and nothing but its plain yes opens the site.
 */
export const openQualificationSite =
  (gateway: QualificationSiteGateway, site: QualificationSite) =>
  async (viewer: Viewer): Promise<QualificationSiteAnswer> => {
    if (!viewer.loggedIn) return { open: qualificationLoginUrl(site.loginPage) }
    const answer = await gateway.mayEnter()
    if ('error' in answer) return { error: errorText(answer.error, answer.message) ?? ERROR_TEXTS['00001'] }
    return answer.allowed === true ? { open: site.home } : { refused: QUALIFICATION_SITE_REFUSED }
  }
