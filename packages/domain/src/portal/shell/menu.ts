import { TOOL_ADD_ONS } from '../../access'
import { buildHref, type RouteName } from '../../addresses'
import { pageRequirement } from '../../records'
import { sanitiseLink } from './safe-link'

/** The required membership, shown as an icon beside an entry (SHL-07). */
type MenuTier = 'svip' | 'addon' | 'paid' | 'none'

interface SiteEntry {
  readonly label: string
  readonly tier: MenuTier
}

/** The external sites of the top navigation; the address of each is configured. */
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

/** The site that a call must allow before it opens. */
export const QUALIFICATION_SITE: ExternalSite = 'qualification'

interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly route: RouteName
  /** The external site that replaces our screen for this entry if the site has an address. */
  readonly site?: ExternalSite
  /** Types of the entry, each with its own screen; `route` is that of the first. */
  readonly types?: readonly { readonly type: string; readonly label: string; readonly route: RouteName }[]
}

const ANALYSIS = OWNER_LOOKUP_SITE

/** The sixteen entries of the mega menu in their groups, each with one of our screens. */
const MEGA_MENU = [
  {
    title: '宏观分析',
    entries: [
      {
        key: 'macroAnalysis',
        label: '宏观分析',
        route: 'macroCitizen',
        site: ANALYSIS,
        types: [
          { type: 'citizen', label: '民生建设', route: 'macroCitizen' },
          { type: 'fixed', label: '固定资产投资', route: 'macroFixed' },
          { type: 'place', label: '地方建设', route: 'macroPlace' },
          { type: 'government', label: '政府项目', route: 'macroGovernment' },
        ],
      },
    ],
  },
  {
    title: '参建单位',
    entries: [
      { key: 'partyUnit', label: '甲方单位', route: 'owner' },
      { key: 'generalCompany', label: '施工企业', route: 'qiye' },
      { key: 'designInstitute', label: '设计院', route: 'qiyeSheji', site: ANALYSIS },
      { key: 'generalContract', label: '工程总承包单位', route: 'qiyeZongchengbao', site: ANALYSIS },
      { key: 'chargeUnits', label: '造价咨询单位', route: 'qiyeZaojia', site: ANALYSIS },
      { key: 'supplierUnits', label: '供应商', route: 'qiyeGongyingshang', site: ANALYSIS },
      { key: 'surveyUnits', label: '勘察单位', route: 'qiyeKancha', site: ANALYSIS },
      { key: 'supervisorUnits', label: '监理单位', route: 'qiyeJianli', site: ANALYSIS },
    ],
  },
  {
    title: '项目阶段',
    entries: [
      { key: 'deal', label: '土地成交', route: 'tdcr' },
      { key: 'approval', label: '项目审批', route: 'nijian' },
      { key: 'binddingPlan', label: '招标计划', route: 'zhaobiaoJihua', site: ANALYSIS },
      { key: 'surveyFirms', label: '勘察设计', route: 'zhaobiaoKcsj', site: ANALYSIS },
      { key: 'tendering', label: '招标公告', route: 'zhaobiao' },
      { key: 'bidResult', label: '中标结果', route: 'zhongbiao' },
      { key: 'allProject', label: '全部项目', route: 'project' },
    ],
  },
] as const satisfies readonly { readonly title: string; readonly entries: readonly MenuEntry[] }[]

/** The membership or add-on that opens the whole page of an address, if any (SHL-07, ACC-04). */
export function findMenuTier(href: string): MenuTier {
  if (Object.hasOwn(TOOL_ADD_ONS, href.split(/[/?#]/)[1] ?? '')) return 'addon'
  return pageRequirement(href) === 'svip' ? 'svip' : 'none'
}

/** The configured addresses of the external sites; a site without an address is not shown. */
export type SiteAddresses = Readonly<Partial<Record<ExternalSite, string>>>

/**
 * Parses the addresses of the external sites from 'site|address' separated by ';', as 'analysis|https://example.com'
 * (SHL-11). An unknown site, and an address without https, is left out.
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

interface MenuGroup {
  readonly title: string
  readonly links: readonly MenuLink[]
}

/** The mega menu as links: to our screens, or to the sites that replace them (SHL-07, SHL-11). */
export function buildMegaMenu(addresses: SiteAddresses): readonly MenuGroup[] {
  return MEGA_MENU.map(({ title, entries }) => ({
    title,
    links: entries.flatMap((entry) => linksOf(entry, addresses)),
  }))
}

/** The external sites as links, those with an address (SHL-11). */
export function listExternalSites(addresses: SiteAddresses): readonly MenuLink[] {
  return Object.entries(EXTERNAL_SITES).flatMap(([key, { label, tier }]) => {
    const site = key as ExternalSite
    const href = sanitiseLink(addresses[site])
    return href === null ? [] : [{ key, label, tier, href, route: null, site }]
  })
}

function linksOf(
  { key, label, route, site, types }: MenuEntry,
  addresses: SiteAddresses,
): readonly MenuLink[] {
  const address = site === undefined ? null : sanitiseLink(addresses[site])
  const shown = types ?? [{ type: null, label, route }]
  if (site === undefined || address === null)
    return shown.map((item) => {
      const href = buildHref(item.route)
      return { key, label: item.label, tier: findMenuTier(href), href, route: item.route, site: null }
    })
  const href = `${address.replace(/\/+$/, '')}/${key}`
  return shown.map((item) => ({
    key,
    label: item.label,
    tier: EXTERNAL_SITES[site].tier,
    href: item.type === null ? href : `${href}?type=${item.type}`,
    route: null,
    site,
  }))
}
