import type { Shown } from '@zhushutong/domain/navigation'
import type { Lookups } from '@/wiring/types'

/** A page request, once the domain's navigation has found its route. */
export interface PageRequest {
  readonly shown: Shown
  /** The query string as it came, with or without '?'. */
  readonly search: string
  readonly hasLogin: boolean
}

/** Where a screen stands inside the portal. Requests that show the same have the same address. */
export interface Address {
  /** Below /screens, as its page file reads it: list/zhaobiao/-/2 */
  readonly path: string
  /** What the screen reads of the public query, in canonical order: '' or '?…'. */
  readonly search: string
  /** Kinds of records on the page: a kept page is made anew when the data of one of them changes. */
  readonly kinds?: readonly string[]
  readonly exists?: (lookups: Lookups) => Promise<boolean>
}

/** Another page that answers the request. */
export interface Redirect {
  readonly redirectTo: string
  readonly permanent?: true
}

/** One entry of the registry. The title and the component stand in the page file of the same name. */
export interface Screen {
  /** For how long a visitor's page is shown while its data stays the same, in seconds. */
  readonly lifeSeconds: number
  /** Null where the route is another screen's, or where the address names nothing. */
  readonly address: (request: PageRequest) => Address | Redirect | null
}

/** A page whose data has versions is made anew when they change; others are short-lived. */
export const FOLLOWED_SECONDS = 60
export const UNFOLLOWED_SECONDS = 5

/** Stands in an address where a part is absent. */
export const ABSENT = '-'

/** /renyuan/aqsl/ → renyuan, aqsl */
export const fixedSegments = (pattern: string): string[] =>
  pattern.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'))

/** A query string from its pairs; without those that have no value. */
export const searchOf = (pairs: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(pairs).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
