import { buildHref, type RouteName } from '../navigation'
import { pageRequirement } from '../records'
import { sanitiseLink } from './safe-link'

/** The icon beside an entry: what it requires (SHL-07). */
export type MenuTier = 'svip' | 'addon' | 'paid' | 'none'

interface SiteEntry {
  readonly label: string
  readonly tier: MenuTier
}

/** The external sites of the top navigation; the address of each is configured (SHL-07). */
export const EXTERNAL_SITES = {
  projectManagement: { label: '项目管理', tier: 'paid' },
  decisionAi: { label: '决策 AI', tier: 'paid' },
  dashboard: { label: '云看板', tier: 'svip' },
  finance: { label: '供应链金融', tier: 'none' },
  humanResources: { label: '人力资源', tier: 'none' },
  specialEquipment: { label: '特种设备与施工许可', tier: 'none' },
  analysis: { label: '业主查专业版', tier: 'paid' },
  qualification: { label: '资质服务平台', tier: 'addon' },
} as const satisfies Record<string, SiteEntry>

export type ExternalSite = keyof typeof EXTERNAL_SITES

/** The owner-lookup professional site, to which most entries lead (SHL-07). */
export const OWNER_LOOKUP_SITE: ExternalSite = 'analysis'

/** The site that opens only if a call allows it (SHL-11, ACC-14). */
export const QUALIFICATION_SITE: ExternalSite = 'qualification'

/** The target of an entry: one of our screens, or a page of an external site with the same name as the entry. */
type Target = { readonly route: RouteName } | { readonly site: ExternalSite }

interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly to: Target
  /** Types of the entry, each with its own link. */
  readonly types?: readonly { readonly type: string; readonly label: string }[]
}

const ANALYSIS = { site: OWNER_LOOKUP_SITE }

/** The sixteen entries of the mega menu in their groups (SHL-07). */
export const MEGA_MENU = [
  {
    title: '宏观分析',
    entries: [
      {
        key: 'macroAnalysis',
        label: '宏观分析',
        to: ANALYSIS,
        types: [
          { type: 'citizen', label: '居民收支' },
          { type: 'fixed', label: '固定资产投资' },
          { type: 'place', label: '区域经济' },
          { type: 'government', label: '政府财政' },
        ],
      },
    ],
  },
  {
    title: '参建单位',
    entries: [
      { key: 'partyUnit', label: '甲方单位', to: { route: 'owner' } },
      { key: 'generalCompany', label: '施工企业', to: { route: 'qiye' } },
      { key: 'designInstitute', label: '设计院', to: ANALYSIS },
      { key: 'generalContract', label: '工程总承包单位', to: ANALYSIS },
      { key: 'chargeUnits', label: '造价咨询单位', to: ANALYSIS },
      { key: 'supplierUnits', label: '供应商', to: ANALYSIS },
      { key: 'surveyUnits', label: '勘察单位', to: ANALYSIS },
      { key: 'supervisorUnits', label: '监理单位', to: ANALYSIS },
    ],
  },
  {
    title: '项目阶段',
    entries: [
      { key: 'deal', label: '土地成交', to: { route: 'tdcr' } },
      { key: 'approval', label: '项目审批', to: { route: 'nijian' } },
      { key: 'binddingPlan', label: '招标计划', to: ANALYSIS },
      { key: 'surveyFirms', label: '勘察设计', to: ANALYSIS },
      { key: 'tendering', label: '招标公告', to: { route: 'zhaobiao' } },
      { key: 'bidResult', label: '中标结果', to: { route: 'zhongbiao' } },
      { key: 'allProject', label: '全部项目', to: { route: 'project' } },
    ],
  },
] as const satisfies readonly { readonly title: string; readonly entries: readonly MenuEntry[] }[]

/** The configured addresses of the external sites; a site without one is not shown. */
export type SiteAddresses = Readonly<Partial<Record<ExternalSite, string>>>

/**
 * The addresses of the external sites from 'site|address' separated by ';', as 'analysis|https://example.com' (SHL-11).
 * An unknown site, and an address that is no https one, is left out.
 */
export function parseSiteAddresses(text: string): SiteAddresses {
  const pairs = text.split(';').map((entry) => entry.split('|').map((part) => part.trim()))
  return Object.fromEntries(
    pairs.flatMap(([site, address]) =>
      site !== undefined &&
      Object.hasOwn(EXTERNAL_SITES, site) &&
      /^https:/i.test(sanitiseLink(address) ?? '')
        ? [[site, address]]
        : [],
    ),
  )
}

/** A link of the menu. `route` is null if it leaves the portal, `site` is null if it stays. */
export interface MenuLink {
  readonly key: string
  readonly label: string
  readonly tier: MenuTier
  readonly href: string
  readonly route: RouteName | null
  readonly site: ExternalSite | null
}

export interface MenuGroup {
  readonly title: string
  readonly links: readonly MenuLink[]
}

/** The mega menu as links; entries of a site without an address are left out (SHL-07). */
export function buildMegaMenu(addresses: SiteAddresses): readonly MenuGroup[] {
  return MEGA_MENU.map(({ title, entries }) => ({
    title,
    links: entries.flatMap((entry) => linksOf(entry, addresses)),
  })).filter((group) => group.links.length > 0)
}

/** The external sites as links, those with an address (SHL-11). */
export function listExternalSites(addresses: SiteAddresses): readonly MenuLink[] {
  return Object.entries(EXTERNAL_SITES).flatMap(([key, { label, tier }]) => {
    const site = key as ExternalSite
    const href = sanitiseLink(addresses[site])
    return href === null ? [] : [{ key, label, tier, href, route: null, site }]
  })
}

function linksOf({ key, label, to, types }: MenuEntry, addresses: SiteAddresses): readonly MenuLink[] {
  if ('route' in to) {
    const href = buildHref(to.route)
    const tier = pageRequirement(href) === 'svip' ? 'svip' : 'none'
    return [{ key, label, tier, href, route: to.route, site: null }]
  }
  const address = sanitiseLink(addresses[to.site])
  if (address === null) return []
  const { tier } = EXTERNAL_SITES[to.site]
  const href = `${address.replace(/\/+$/, '')}/${key}`
  const link = { key, label, tier, href, route: null, site: to.site }
  return types?.map((one) => ({ ...link, label: one.label, href: `${href}?type=${one.type}` })) ?? [link]
}
