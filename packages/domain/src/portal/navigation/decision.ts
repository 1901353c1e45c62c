import type { Route, RouteParams } from '../../addresses'

/** The page to show: its route, the parameters of path and query, and the list page number. */
export interface PageToShow {
  readonly route: Route
  readonly params: RouteParams
  readonly query: Readonly<Record<string, string>>
  readonly page?: number
}

/** The decision on a request. `setScode`: the value to set in the cookie scode (NAV-08). */
export type Decision = { readonly setScode?: string } & (
  | { readonly at: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly at: 'not-found' }
  | ({ readonly at: 'continue' } & PageToShow)
)
