import { buildChannelHref, buildContentHref, findChannel } from '@zhushutong/domain/content'
import { buildHref } from '@zhushutong/domain/navigation'
import { EMPTY_QUERY, findKind, tender } from '@zhushutong/domain/records'
import { LEADERBOARDS } from '@zhushutong/domain/shell'
import type { Metadata } from 'next'
import { type HomeData, HomeView } from '@/features/home'
import { recordHref } from '@/features/records/detail-href'
import { isSubstationSystem } from '@/wiring/server/environment'
import type { PortalSite } from '@/wiring/server/sites'
import type { ArticleItem } from '@/wiring/types'
import { BannerSlot } from '../frame/banner-slot'
import { Frame } from '../frame/frame'
import { categories } from '../frame/menus'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

const LATEST_ROWS = 8

const latestTenders = async (reader: Reader, region: string | undefined): Promise<HomeData['latest']> => {
  const filters = { notice: ['tender'], ...(region && { region: [region] }) }
  const query = { ...EMPTY_QUERY, filters }
  const page = await reader.records.search(tender.kind, query)
  return 'error' in page ? null : page.records.slice(0, LATEST_ROWS)
}

const channelHref = (key: string): string => {
  const channel = findChannel(key)
  return channel ? buildChannelHref(channel) : '/'
}

const linked = (items: readonly ArticleItem[] | undefined): HomeData['articles'][number]['items'] =>
  items?.map(({ id, title, channel, categoryName, releaseTime }) => ({
    ...{ id, title, releaseTime, categoryName },
    href: buildContentHref(channel, id),
  })) ?? null

const loadHome = async (reader: Reader): Promise<HomeData> => {
  const { site, content } = reader
  const region = reader.portalSite.city?.provinceCode
  const [newest, figures, hotWords, hotCompanies, updates, byProvince, latest, ...leaders] =
    await Promise.all([
      content.newest(),
      site.figures(),
      site.hotWords(),
      site.hotCompanies(),
      site.updates(),
      site.byProvince(),
      latestTenders(reader, region),
      ...LEADERBOARDS.map(({ key }) => site.board(key, region)),
    ])
  return {
    categories: categories(),
    figures: figures?.records ?? null,
    hotWords,
    hotCompanies,
    // Counted for the whole country.
    updates: region ? null : updates,
    place: reader.portalSite.city?.provinceName ?? null,
    byProvince,
    latest,
    articles: [
      { title: '新闻资讯', moreHref: channelHref('new'), items: linked(newest?.news) },
      { title: '政策法规', moreHref: channelHref('policy2'), items: linked(newest?.policies) },
    ],
    boards: LEADERBOARDS.map((board, i) => ({ ...board, leaders: leaders[i]?.records ?? null })),
  }
}

const hrefOfRecord = (kindName: string, id: string, expired: boolean): string => {
  const kind = findKind(kindName)
  return kind ? recordHref(kind, { id, expired }) : '/'
}

const HOME_TITLE = '筑数通 - 建筑行业数据与服务平台'

export function homeMetadata({ city, origin }: PortalSite): Metadata {
  const title = city ? `筑数通${city.areaName}站 - ${city.provinceName}建筑行业数据与服务平台` : HOME_TITLE
  const description = `查企业、查人员、查项目、查招投标与信用：${city?.provinceName ?? '全国'}建筑行业数据每日更新，条条注明来源与核验时间。`
  const path = isSubstationSystem() ? buildHref('urbanSubstation') : '/'
  return { ...pageMetadata({ title, description, path, origin }), title: { absolute: title } }
}

/** The home page for one reader. */
export async function HomeScreen({ reader }: { reader: Reader }) {
  return (
    <Frame reader={reader} isHome>
      <HomeView
        data={await loadHome(reader)}
        recordHref={hrefOfRecord}
        banner={<BannerSlot reader={reader} position="homeBimg" />}
      />
    </Frame>
  )
}
