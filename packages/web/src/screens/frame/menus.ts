import { buildQualificationSite } from '@zhushutong/domain/access'
import {
  buildCenterEntry,
  buildHref,
  findRoute,
  listRoutes,
  type RouteName,
} from '@zhushutong/domain/addresses'
import { buildTabHref } from '@zhushutong/domain/portal/navigation'
import { SEARCH_CATEGORIES, TAB_MARKS, VALUE_ADDED_TABS } from '@zhushutong/domain/portal/search'
import {
  buildFooterHref,
  buildMegaMenu,
  FOOTER_GROUPS,
  findMenuTier,
  leaveOutNamed,
  listExternalSites,
  type MenuLink,
  OWNER_LOOKUP_SITE,
  QUALIFICATION_SITE,
  type SectionLabel,
  SITE_SECTIONS,
  type SiteAddresses,
} from '@zhushutong/domain/portal/shell'
import { findKindBySegment, KINDS, MENU_GROUPS, type MenuGroup } from '@zhushutong/domain/records'
import { INSTITUTE_TABS } from '@/content/institute/institute'
import { SERVICE_TABS } from '@/content/services/services'
import type { LinkGroup, NavLink, TabLink } from '@/features/shell'
import { contentGroups } from '../content/links'

export function linksTo(names: readonly RouteName[]): NavLink[] {
  return names.map((name) => ({ label: findRoute(name).zh, href: buildHref(name) }))
}

/** The links with a mark of the membership that opens their pages (SHL-07). */
const marked = (links: readonly NavLink[]): NavLink[] =>
  links.map((link) => {
    const tier = findMenuTier(link.href)
    return tier === 'none' ? link : { ...link, tier }
  })

const isValueAdded = (current: string | undefined) => VALUE_ADDED_TABS.some(({ key }) => key === current)

type Badges = Readonly<Record<string, string>>

const findBadge = (key: string, badges: Badges): string | undefined =>
  TAB_MARKS[key] === 'daily-updates' ? badges[findKindBySegment(key)?.kind ?? key] : undefined

/** Absent properties instead of empty ones: every page contains its tabs twice. */
const buildMarks = (isCurrent: boolean, badge: string | undefined): Pick<TabLink, 'current' | 'badge'> => ({
  ...(isCurrent && { current: true }),
  ...(badge && { badge }),
})

/** The tab bar of the categories, or on a value-added page the bar of these pages (SHL-01). */
export function tabs(current: string | undefined, badges: Badges = {}): TabLink[] {
  if (isValueAdded(current)) {
    return VALUE_ADDED_TABS.map(({ key, label, path }) => ({
      label,
      href: path,
      ...buildMarks(key === current, findBadge(key, badges)),
    }))
  }
  const shown: TabLink[] = [
    ...SEARCH_CATEGORIES.map(({ key, label }) => ({
      label,
      href: `/${key}/`,
      opens: buildTabHref(key),
      ...buildMarks(key === current, findBadge(key, badges)),
    })),
    {
      label: '查工程',
      href: '/engineering/',
      opens: buildTabHref('engineering'),
      ...buildMarks(current === 'engineering', '新'),
    },
  ]
  if (current === undefined || shown.some((tab) => tab.current)) return shown
  return [...buildOwnTab(current), ...shown]
}

/** The tab of a list or a tool that is no search category, first in the bar of its own pages (SHL-01). */
const buildOwnTab = (current: string): TabLink[] => {
  const kind = findKindBySegment(current)
  const tools: readonly RouteName[] = MENU_GROUPS.flatMap((title) => TOOLS[title] ?? [])
  const name = kind ? listRoutes(kind)[0] : tools.find((tool) => tool === current)
  return name === undefined
    ? []
    : [{ label: kind?.tab ?? findRoute(name).zh, href: buildHref(name), current: true }]
}

/**
 * The sections of the site below the header of a page that is no query; the centre is for members only
 * (SHL-18).
 */
export function sectionTabs(current: SectionLabel | null, isMember: boolean): TabLink[] {
  return SITE_SECTIONS.filter(({ label }) => isMember || label !== '个人中心').map(({ label, href }) => ({
    label,
    href,
    ...buildMarks(label === current, undefined),
  }))
}

/** The sections to which the header leads elsewhere: in its menu, its offer and the account's menu. */
const ELSEWHERE: readonly SectionLabel[] = ['数据查询', '会员', '个人中心']

/** The sections in the header's row on wide screens: all without another link there, and the page's own (SHL-18). */
export function headerSections(current: SectionLabel | null): TabLink[] {
  const isShown = ({ label }: TabLink) => label === current || !ELSEWHERE.some((name) => name === label)
  return sectionTabs(current, true).filter(isShown)
}

/** Tools beside the lists of records, by menu group. */
const TOOLS: Readonly<Partial<Record<MenuGroup, readonly RouteName[]>>> = {
  招标投标: ['zhongbiaolv'],
  企业与信用: ['comquery', 'companyAnalyze', 'qiyeduibi'],
  人员: ['renyuans'],
}

/** Tools in the member's centre, by menu group. */
const OWN_TOOLS: Readonly<Partial<Record<MenuGroup, readonly NavLink[]>>> = {
  企业与信用: [{ label: '资质升级', href: buildCenterEntry('upgrade') }],
}

/** The groups of 查询服务: all lists and tools. */
const QUERIES = MENU_GROUPS.map((title) => {
  const kinds = KINDS.filter(({ menuGroup }) => menuGroup === title)
  const names = [...kinds.flatMap(listRoutes), ...(TOOLS[title] ?? [])]
  return { title, names, extra: OWN_TOOLS[title] ?? [] }
})

/**
 * The lists and tools that are no search categories, by group; the search of the home page lacks them
 * (SHL-15).
 */
export function otherQueries(): LinkGroup[] {
  return leaveOutNamed(
    queryGroups(),
    SEARCH_CATEGORIES.map(({ key }) => `/${key}/`),
  )
}

interface MenuPart {
  readonly title: string
  readonly names: readonly RouteName[]
  readonly extra?: readonly NavLink[]
}

const MENU: readonly MenuPart[] = [
  ...QUERIES,
  { title: '数据商城', names: ['datamall', 'majorProject', 'dataPreview'] },
  {
    title: '会员服务',
    names: ['svip', 'vip', 'vips', 'help', 'registrationBenefits', 'appDownload', 'propaganda'],
  },
  { title: '企业服务', names: SERVICE_TABS },
  { title: '研究院', names: INSTITUTE_TABS },
]

export function menuGroups(): LinkGroup[] {
  const groups = MENU.map(({ title, names, extra = [] }) => ({
    title,
    links: [...linksTo(names), ...extra],
  }))
  return [...groups, ...contentGroups()].filter(({ links }) => links.length > 0)
}

export const HELP: NavLink = { label: '帮助', href: '/help.html' }
export const MEMBERSHIP: NavLink = { label: '开通会员', href: '/svip.html' }

const asNavLink = ({ label, href, tier, site }: MenuLink): NavLink => {
  const link = { label, href, ...(tier !== 'none' && { tier }), ...(site !== null && { external: true }) }
  if (site === OWNER_LOOKUP_SITE) return { ...link, ownerSite: true }
  if (site !== QUALIFICATION_SITE) return link
  const { home, loginPage } = buildQualificationSite(href)
  return { ...link, href: loginPage, qualificationSite: home }
}

/** The entries of the mega menu, and the external sites with an address (SHL-07, SHL-11). */
const megaGroups = (sites: SiteAddresses): LinkGroup[] => [
  ...buildMegaMenu(sites).map(({ title, links }) => ({
    title,
    links: links.map(asNavLink),
    isLead: true,
  })),
  { title: '更多平台', links: listExternalSites(sites).map(asNavLink) },
]

/** All tools, beside the sixteen entries on the first level of the menu. */
const DECISION_TOOLS: LinkGroup = {
  title: '决策工具',
  links: marked(
    MENU_GROUPS.flatMap((title) => [...linksTo(TOOLS[title] ?? []), ...(OWN_TOOLS[title] ?? [])]),
  ),
  isLead: true,
}

/**
 * The site menu: the mega menu and the tools for decisions, then all other lists and tools on its second level. On small screens it
 * also contains the links that do not fit into the bar.
 */
export function siteMenu(sites: SiteAddresses = {}): LinkGroup[] {
  const mega = [...megaGroups(sites), DECISION_TOOLS]
  const shown = new Set(mega.flatMap(({ links }) => links.map(({ href }) => href)))
  const others = menuGroups().map(({ title, links }) => ({
    title,
    links: marked(links.filter(({ href }) => !shown.has(href))),
  }))
  const small = { title: '服务', links: [MEMBERSHIP, HELP], smallOnly: true }
  return [small, ...[...mega, ...others].filter(({ links }) => links.length > 0)]
}

/** All lists and tools by group. */
export function queryGroups(): LinkGroup[] {
  return QUERIES.map(({ title, names, extra }) => ({ title, links: [...linksTo(names), ...extra] }))
}

/** The footer's groups (SHL-06). */
export function footerGroups(): LinkGroup[] {
  return [
    ...FOOTER_GROUPS.map(({ title, entries }) => ({
      title,
      links: entries.map((entry) => ({ label: entry.label, href: buildFooterHref(entry) })),
    })),
    {
      title: '会员与协议',
      links: linksTo([
        'svip',
        'vip',
        'vips',
        'userAgreement',
        'privacy',
        'sitemap',
        'dailyLog',
        'dataStatus',
        'propaganda',
      ]),
    },
  ].filter((group) => group.links.length > 0)
}
