export type RouteKind =
  | 'home'
  | 'list'
  | 'detail'
  | 'tool'
  | 'content-list'
  | 'content-detail'
  | 'static'
  | 'service'
  | 'promo'
  | 'account'
  | 'hub'
  | 'api'
  | 'institute'
  | 'mall'
  | 'labour'
  | 'share'

/** 'no-layout': neither layout nor footer; 'no-chrome': neither header nor footer (NAV-10). */
type Layout = 'default' | 'no-layout' | 'no-chrome'

/** A row of the route tables, as written there. */
export interface RouteEntry {
  readonly name: string
  /**
   * :param, :param? and {token} match one path segment each; a query after '?' distinguishes routes with the same path.
   */
  readonly pattern: string
  readonly zh: string
  readonly kind: RouteKind
  /** The list whose rows link to this page. */
  readonly detailFrom?: string
  /** The counterpart on the mobile site (NAV-01). */
  readonly mobile?: string
  readonly access?: 'login'
  /** The list has the auth-list-popup flag (NAV-12). */
  readonly authListPopup?: true
  /** True when the list has list pages ({base}p{page}.html) (NAV-13). */
  readonly paged?: true
  /** An alternative path that redirects here. */
  readonly alias?: string
  /** The route whose screen is shown for an external link form (NAV-14). */
  readonly screenOf?: string
}

/** Values of a pattern's parameters, decoded. */
export type RouteParams = Readonly<Record<string, string>>

const NO_LAYOUT = [
  'authLogin',
  'sem',
  'semv2',
  'xianActive',
  'registrationBenefits',
  'activityAgreement',
  'dataPreview',
]
const NO_CHROME = [
  'quickRegiste',
  'userAgreement',
  'privacy',
  'disclaimer',
  'bossLogin',
  'reporthome',
  'notFound',
]

/** The layout of a route by its name; null or '' for an error path or a route without a name (NAV-10). */
export function findLayout(name: string | null): Layout {
  if (!name || NO_CHROME.includes(name)) return 'no-chrome'
  return NO_LAYOUT.includes(name) || name.includes('yjy') ? 'no-layout' : 'default'
}

/** Initial scroll position of company detail pages, in px (NAV-11). */
const COMPANY_DETAIL_SCROLL_PX = 463

/** Initial scroll position of a page, in px from the top (NAV-11). */
export function scrollTopOf(name: string | null): number {
  return name === 'qiyedetails' ? COMPANY_DETAIL_SCROLL_PX : 0
}
