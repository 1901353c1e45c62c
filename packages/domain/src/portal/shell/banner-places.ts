import { findRoute, ROUTES, type RouteKind, type RouteName } from '../../addresses'
import { findLayout } from '../navigation'

/** The places of pop-ups, each with its name (POP-01, POP-04, POP-05). */
const POPUP_PLACES = {
  homeModalImg: '首页弹窗',
  homeBottomFold: '底部横幅',
  anniversary: '周年弹窗',
} as const

export type PopupPlace = keyof typeof POPUP_PLACES

/** The places of the home page: below its search, the same for members, and at its end (SHL-10). */
const HOME_PLACES = {
  homeBimg: '首页',
  homeLoginImg: '首页（登录后）',
  homeBottomExpand: '首页底部',
} as const

export type BannerPosition = RouteName | PopupPlace | keyof typeof HOME_PLACES

const KIND_NAMES: Readonly<Partial<Record<RouteKind, string>>> = {
  list: '列表',
  detail: '详情',
  tool: '工具',
  'content-list': '资讯与政策',
  'content-detail': '文章与问答',
  hub: '城市分站',
  mall: '数据商城',
  labour: '用工',
  service: '企业服务',
  institute: '宏观分析',
  api: 'API 中心',
  account: '账号',
  static: '关于与帮助',
}

/** Login pages and the purchase page: nothing may distract from signing in and paying. */
const WITHOUT: readonly RouteName[] = ['authLogin', 'bossLogin', 'svip']

/**
 * True for a page that can have a banner below it: any page with the usual frame, except login pages, the purchase page
 * and promotions (SHL-10).
 */
export function isBannerRoute(name: RouteName): boolean {
  const { kind, screenOf } = findRoute(name)
  const isShown = findLayout(name) === 'default' && screenOf === undefined
  return isShown && KIND_NAMES[kind] !== undefined && !WITHOUT.includes(name)
}

/** Banner places of one kind, for a choice. */
interface BannerPlaceGroup {
  readonly title: string
  readonly places: ReadonlyArray<{ readonly key: BannerPosition; readonly label: string }>
}

const groupOf = (
  title: string,
  places: Readonly<Partial<Record<BannerPosition, string>>>,
): BannerPlaceGroup => ({
  title,
  places: Object.entries(places).map(([key, label]) => ({ key: key as BannerPosition, label })),
})

const routesOf = (kind: RouteKind) =>
  Object.fromEntries(
    ROUTES.filter((route) => route.kind === kind && isBannerRoute(route.name)).map(({ name, zh }) => [
      name,
      zh,
    ]),
  )

/** Every place of a banner by kind: the home page, the pages of the route table, and pop-ups. */
export const BANNER_PLACE_GROUPS: readonly BannerPlaceGroup[] = [
  groupOf('首页', HOME_PLACES),
  ...(Object.entries(KIND_NAMES) as [RouteKind, string][]).map(([kind, title]) =>
    groupOf(title, routesOf(kind)),
  ),
  groupOf('弹窗', POPUP_PLACES),
].filter(({ places }) => places.length > 0)

export const BANNER_PLACES: ReadonlyMap<string, string> = new Map(
  BANNER_PLACE_GROUPS.flatMap(({ places }) => places.map(({ key, label }) => [key, label])),
)

/** True for a place of a pop-up, which may have text without a picture. */
export function isPopupPlace(position: string): position is PopupPlace {
  return Object.hasOwn(POPUP_PLACES, position)
}
