import type { RouteName } from '../navigation'
import { sanitiseLink } from './safe-link'

/** The positions of friend links on a page (SHL-09). */
export type FriendLinkLocation = 'up' | 'down' | 'split'

/** A friend link as configured by the operator. */
export interface FriendLink {
  readonly name: string
  readonly url: string
  /** Where it is shown: 'all', route names and area codes, separated by commas. */
  readonly columns: string
  readonly location: string
}

/** The current page; null for a page without a route, or for the main site, which has no area. */
export interface FriendLinkPage {
  readonly route: RouteName | null
  readonly areaCode: string | null
}

/**
 * The links that show at one place of a page: those for all pages, for its route and for its area (SHL-09). A link
 * without a name, or with an unsafe URL, is left out.
 */
export function listFriendLinks(
  links: readonly FriendLink[],
  { route, areaCode }: FriendLinkPage,
  location: FriendLinkLocation,
): readonly FriendLink[] {
  const columns: readonly (string | null)[] = ['all', route, areaCode]
  return links.flatMap((link) => {
    const url = sanitiseLink(link.url)
    const name = link.name.trim()
    const isHere = link.location === location && columnsOf(link).some((column) => columns.includes(column))
    return isHere && url !== null && name !== '' ? [{ ...link, name, url }] : []
  })
}

const columnsOf = ({ columns }: FriendLink): readonly string[] =>
  columns.split(/[,，]/).map((column) => column.trim())
