import { findRoute, type Route } from '@zhushutong/domain/addresses'
import { updateBadge } from '@zhushutong/domain/portal/search'
import { findSection } from '@zhushutong/domain/portal/shell'
import { MACRO_TABS } from '@/content/macro/macro'
import type { ContentPage } from '@/content/page.types'
import { findContentPage } from '@/content/pages'
import { SERVICE_TABS } from '@/content/services/services'
import { SITE_NAV_LABEL, type TabLink, TabsBar } from '@/features/shell'
import { currentRoute } from '@/routing/current-route'
import { describePage, findQueryTab, findTab } from '@/routing/tab'
import { PageInfoMark } from '@/triggers/page-info'
import { currentReader, type Reader } from '../reader'
import { linksTo, sectionTabs, tabs } from './menus'

/** The sections whose pages have tabs of their own. */
const BARS: Readonly<
  Partial<Record<NonNullable<ContentPage['section']>, { label: string; names: typeof SERVICE_TABS }>>
> = {
  services: { label: '企业服务', names: SERVICE_TABS },
  macro: { label: '宏观分析', names: MACRO_TABS },
}

interface Bar {
  readonly label: string
  readonly tabs: readonly TabLink[]
  /** True if wide screens have these links in the row of the search. */
  readonly isNarrowOnly?: boolean
}

const loadBadges = async ({ site }: Reader): Promise<Record<string, string>> => {
  const updates = (await site.updates()) ?? []
  return Object.fromEntries(
    updates.flatMap(({ kind, refreshCount }) => {
      const badge = updateBadge(refreshCount)
      return badge === null ? [] : [[kind, badge]]
    }),
  )
}

const listSectionTabs = (route: Route): Bar | null => {
  const section = findContentPage(route.name)?.section
  const bar = section && BARS[section]
  if (!bar) return null
  const current = findRoute(route.name).zh
  return {
    label: bar.label,
    tabs: linksTo(bar.names).map((link) => (link.label === current ? { ...link, current: true } : link)),
  }
}

const loadBar = async (route: Route, tab: string | undefined, reader: Reader): Promise<Bar> => {
  const sectionBar = listSectionTabs(route)
  if (sectionBar) return sectionBar
  if (tab !== undefined || route.name === 'home')
    return { label: '查询类别', tabs: tabs(tab, await loadBadges(reader)) }
  const tabsOfSite = sectionTabs(findSection(route.name), reader.member !== null)
  return { label: SITE_NAV_LABEL, tabs: tabsOfSite, isNarrowOnly: true }
}

/** The tabs below the header, with the page's own marked; none on a visitor's home page (SHL-01, SHL-18). */
export async function TabsSlot({ params }: { params: Promise<{ path?: readonly string[] }> }) {
  const route = await currentRoute()
  const reader = await currentReader()
  const queryTab = findQueryTab(route, (await params).path)
  const tab = queryTab ?? findTab(route)
  const page = describePage(route, tab)
  const bar = page.isHome && !reader.member ? null : await loadBar(route, queryTab, reader)
  return (
    <>
      <PageInfoMark {...page} />
      {bar && <TabsBar key={tab ?? route.name} {...bar} />}
    </>
  )
}
