import type { PageToShow } from '@zhushutong/domain/portal/navigation'
import type { BranchCity } from '@zhushutong/domain/region'
import type { Lookups } from '@/wiring/types'

/** A page request, after the domain's navigation has found its route. */
export interface PageRequest {
  readonly shown: PageToShow
  /** The raw query string, with or without '?'. */
  readonly search: string
  readonly hasLogin: boolean
  /** The city of a sub-site; absent on the main site. */
  readonly city?: BranchCity | null
}

/** The internal address of a screen. Requests with the same content share one address. */
export interface Address {
  /** Path below /screens, as its page file reads it: list/zhaobiao/-/2 */
  readonly path: string
  /** The public query parameters that the screen reads, in canonical order: '' or '?…'. */
  readonly search: string
  /** Kinds of records on the page: a cached page is rendered again when data of one of them changes. */
  readonly kinds?: readonly string[]
  readonly exists?: (lookups: Lookups) => Promise<boolean>
  /** The path that replaces this one for ever; null if the page is here. The query is kept. */
  readonly movedTo?: (lookups: Lookups) => Promise<string | null>
}

export interface Redirect {
  readonly redirectTo: string
  readonly permanent?: true
}

/** An address that redirects or is not found; only a look-up can decide. */
export interface Lead {
  /** The path to redirect to; null for a 404. */
  readonly leadsTo: (lookups: Lookups) => Promise<string | null>
}

/** One entry of the registry. Title and component are in the page file of the same name. */
export interface Screen {
  /** Cache lifetime of a visitor's page with unchanged data, in seconds. */
  readonly lifeSeconds: number
  /** Null if the route belongs to another screen, or the address is invalid. */
  readonly address: (request: PageRequest) => Address | Redirect | Lead | null
}

/**
 * Lifetimes in seconds. A page with versioned data is rendered again when the data changes; other pages
 * expire soon.
 */
export const FOLLOWED_SECONDS = 60
export const UNFOLLOWED_SECONDS = 5

/** Placeholder of an absent part in an address. */
export const ABSENT = '-'

/** /renyuan/aqsl/ → renyuan, aqsl */
export function fixedSegments(pattern: string): string[] {
  return pattern.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'))
}

/** A query string from pairs; pairs without a value are left out. */
export function formatSearch(pairs: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(pairs).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`
}
