import { hrefOf, type RouteName, routeByName } from '@zhushutong/domain/navigation'
import { kindOfSegment } from '@zhushutong/domain/records'
import {
  SEARCH_CATEGORIES,
  type SearchCategory,
  TAB_MARKS,
  VALUE_ADDED_TABS,
} from '@zhushutong/domain/search'
import { FOOTER_GROUPS, footerHref } from '@zhushutong/domain/shell'
import type { LinkGroup, NavLink, TabLink } from '@/features/shell'
import { isOpen } from '../registry'

export const linksTo = (names: readonly RouteName[]): NavLink[] =>
  names.filter(isOpen).map((name) => ({ label: routeByName(name).zh, href: hrefOf(name) }))

/** The search categories whose lists have a screen (SHL-01); their keys are names of routes. */
export const categories = (): readonly SearchCategory[] =>
  SEARCH_CATEGORIES.filter(({ key }) => isOpen(key as RouteName))

const isValueAdded = (current: string | undefined) => VALUE_ADDED_TABS.some(({ key }) => key === current)

const badgeOf = (key: string, badges: Readonly<Record<string, string>>): string | undefined =>
  badges[kindOfSegment(key)?.kind ?? key]

/** The tab bar of the categories, or that of the value-added pages on one of them (SHL-01). */
export const tabs = (
  current: string | undefined,
  badges: Readonly<Record<string, string>> = {},
): TabLink[] => {
  if (isValueAdded(current)) {
    return VALUE_ADDED_TABS.filter(({ key }) => isOpen((key === 'dthc' ? 'dthcTz' : key) as RouteName)).map(
      ({ key, label, path }) => ({
        label,
        href: path,
        current: key === current,
        badge: TAB_MARKS[key] === 'daily-updates' ? badgeOf(key, badges) : undefined,
      }),
    )
  }
  return [
    ...categories().map(({ key, label }) => ({
      label,
      href: `/${key}/`,
      current: key === current,
      badge: TAB_MARKS[key] === 'daily-updates' ? badgeOf(key, badges) : undefined,
    })),
    ...(isOpen('engineering')
      ? [{ label: '查工程', href: '/engineering/', current: current === 'engineering', badge: '新' }]
      : []),
  ]
}

/** The groups of 查询服务: every list and tool there is. */
const MENU: ReadonlyArray<readonly [title: string, names: readonly RouteName[]]> = [
  ['企业与信用', ['qiye', 'xinyong', 'comquery', 'companyAnalyze']],
  [
    '人员',
    ['renyuan', 'renyuanAqsl', 'renyuanSydry', 'renyuanTzzy', 'renyuanZcry', 'renyuanJsgr', 'renyuans'],
  ],
  ['业绩', ['siku', 'shengting', 'gonglu', 'shuili', 'shuilijg', 'project', 'engineering']],
  ['招标投标', ['zhaobiao', 'zhongbiao', 'owner', 'proxy']],
  ['拟建与用地', ['nijian', 'tdcr', 'ydys', 'jsyd', 'jsgcghxk', 'hjpg']],
  ['资质服务', ['zzwinning', 'dthcTz', 'dthcZg', 'dthcJg', 'zzdq', 'axdq']],
  ['会员服务', ['svip', 'help']],
]

export const menuGroups = (): LinkGroup[] =>
  MENU.map(([title, names]) => ({ title, links: linksTo(names) })).filter(({ links }) => links.length > 0)

export const HELP: NavLink = { label: '帮助', href: '/help.html' }
export const MEMBERSHIP: NavLink = { label: '开通会员', href: '/svip.html' }

/** The site menu. On small screens it also holds what the bar has no room for. */
export const siteMenu = (): LinkGroup[] => [
  { title: '服务', links: [MEMBERSHIP, HELP], smallOnly: true },
  ...menuGroups(),
]

/** Every list of records, as the 404 page offers them. */
export const queryLinks = (): NavLink[] => linksTo(MENU.slice(0, -1).flatMap(([, names]) => names))

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
