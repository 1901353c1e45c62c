import { hrefOf, type RouteName, routeByName } from '@zhushutong/domain/navigation'
import { KINDS } from '@zhushutong/domain/records'
import { FOOTER_GROUPS, footerHref } from '@zhushutong/domain/shell'
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
    ...FOOTER_GROUPS.map(({ title, entries }) => ({
      title,
      links: entries
        .filter(({ route }) => isOpen(route))
        .map((entry) => ({ label: entry.label, href: footerHref(entry) })),
    })),
    {
      title: '会员与协议',
      links: linksTo(['svip', 'vip', 'vips', 'userAgreement', 'privacy', 'sitemap', 'dailyLog']),
    },
  ].filter((group) => group.links.length > 0)
