import { hrefOf, type RouteName, routeByName } from '@zhushutong/domain/navigation'
import { KINDS } from '@zhushutong/domain/records'
import type { LinkGroup, NavLink, TabLink } from '@/features/shell'
import { screenOf } from '../pages'

/** Only what has a screen is linked. */
const isOpen = (name: RouteName): boolean => {
  const route = routeByName(name)
  return screenOf({ route, params: {}, query: {} }, '') !== null
}

export const linksTo = (names: readonly RouteName[]): NavLink[] =>
  names.filter(isOpen).map((name) => ({ label: routeByName(name).zh, href: hrefOf(name) }))

/** The tab bar: one tab a kind (SHL-01). */
export const tabs = (current: string | undefined, badges: Readonly<Record<string, string>> = {}): TabLink[] =>
  KINDS.map((kind) => ({
    label: kind.tab,
    href: `/${kind.segment}/`,
    current: kind.segment === current,
    badge: badges[kind.kind],
  }))

/** The groups of 查询服务: a kind and its sub-lists. */
export const menuGroups = (): LinkGroup[] => [
  { title: '数据查询', links: KINDS.map((kind) => ({ label: kind.tab, href: `/${kind.segment}/` })) },
  ...KINDS.filter((kind) => kind.subLists !== undefined).map((kind) => ({
    title: kind.tab,
    links: (kind.subLists ?? []).map((sub) => ({
      label: sub.label,
      href: `/${kind.segment}/${sub.segment}/`,
    })),
  })),
  { title: '会员服务', links: linksTo(['svip', 'help']) },
]

/** The foot's groups (SHL-06). */
export const footerGroups = (): LinkGroup[] =>
  [
    { title: '查询服务', links: KINDS.map((kind) => ({ label: kind.tab, href: `/${kind.segment}/` })) },
    { title: '会员服务', links: linksTo(['svip', 'vip', 'vips']) },
    { title: '关于我们', links: linksTo(['about', 'help', 'sitemap', 'dailyLog']) },
    { title: '协议与声明', links: linksTo(['userAgreement', 'privacy', 'disclaimer']) },
  ].filter((group) => group.links.length > 0)
