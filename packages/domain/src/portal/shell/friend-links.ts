import { ROUTES, type RouteName } from '../../addresses'
import { divisionName } from '../../divisions'
import { sanitiseLink } from './safe-link'

/** The positions of friend links on a page (SHL-09). */
export const FRIEND_LINK_LOCATIONS = ['up', 'down', 'split'] as const
export type FriendLinkLocation = (typeof FRIEND_LINK_LOCATIONS)[number]

export const FRIEND_LINK_LOCATION_LABELS: Readonly<Record<FriendLinkLocation, string>> = {
  up: '页面上方',
  down: '页脚',
  split: '分隔处',
}

export interface FriendLink {
  readonly name: string
  readonly url: string
  /** The pages of the link: 'all', route names and area codes, separated by commas. */
  readonly columns: string
  readonly location: string
}

/** The current page; `route` is null for a page without a route, `areaCode` for the main site, which has no area. */
export interface FriendLinkPage {
  readonly route: RouteName | null
  readonly areaCode: string | null
}

/**
 * The links at one place of a page: those for all pages, for its route and for its area (SHL-09). A link without a
 * name, or with an unsafe URL, is left out.
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

const MAX_NAME = 30
const MAX_POSITION = 9999

interface FriendLinkForm extends FriendLink {
  /** The order among the links, the lowest first. */
  readonly position: number
}

interface FriendLinkProblem {
  readonly field: keyof FriendLinkForm
  readonly message: string
}

const isColumn = (column: string): boolean =>
  column === 'all' || ROUTES.some(({ name }) => name === column) || divisionName(column) !== null

const isPosition = (position: number): boolean =>
  Number.isInteger(position) && position >= 0 && position <= MAX_POSITION

/** All problems of a friend link as filled in, in the order of the form (SHL-09). */
export function checkFriendLink(link: FriendLinkForm): FriendLinkProblem[] {
  const { name, url, location, position } = link
  const wrong = columnsOf(link).find((column) => !isColumn(column))
  const problems: readonly (readonly [keyof FriendLinkForm, string | null])[] = [
    ['name', name.trim() === '' || name.length > MAX_NAME ? `名称应为 1–${MAX_NAME} 字` : null],
    ['url', sanitiseLink(url) === null ? '请填写 http(s) 网址或本站路径' : null],
    ['columns', wrong === undefined ? null : `没有“${wrong}”这个页面或地区，所有页面请填 all`],
    [
      'location',
      FRIEND_LINK_LOCATIONS.some((friendLinkLocation) => friendLinkLocation === location)
        ? null
        : '请选择位置',
    ],
    ['position', isPosition(position) ? null : `顺序应为 0–${MAX_POSITION} 的整数`],
  ]
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
