import type { RouteName } from '../navigation'
import { safeLink } from './safe-link'

/** Where on a page friend links stand (SHL-09). */
export type FriendLinkLocation = 'up' | 'down' | 'split'

/** A friend link as the operator keeps it. */
export interface FriendLink {
  readonly name: string
  readonly url: string
  /** Where it shows: all, route names and area codes, separated by commas. */
  readonly columns: string
  readonly location: string
}

/** The page that asks; null for a page without a route, or for the main site, which has no area. */
export interface FriendLinkPage {
  readonly route: RouteName | null
  readonly areaCode: string | null
}

/**
 * The links that show at one place of a page: those for all pages, for its route and for its area (SHL-09).
 * A link without a name, or to what must not be opened, is left out.
 */
export const friendLinksAt = (
  links: readonly FriendLink[],
  { route, areaCode }: FriendLinkPage,
  location: FriendLinkLocation,
): readonly FriendLink[] => {
  const columns: readonly (string | null)[] = ['all', route, areaCode]
  return links.flatMap((link) => {
    const url = safeLink(link.url)
    const name = link.name.trim()
    const isHere = link.location === location && columnsOf(link).some((column) => columns.includes(column))
    return isHere && url !== null && name !== '' ? [{ ...link, name, url }] : []
  })
}

const columnsOf = ({ columns }: FriendLink): readonly string[] =>
  columns.split(/[,，]/).map((column) => column.trim())
