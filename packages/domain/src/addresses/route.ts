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
