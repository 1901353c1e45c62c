import { EMPTY_QUERY, findKind, tender } from '@zhushutong/domain/records'
import { LEADERBOARDS } from '@zhushutong/domain/shell'
import type { Metadata } from 'next'
import { type HomeData, HomeView } from '@/features/home'
import { recordHref } from '@/features/records/detail-href'
import { Frame } from '../frame/frame'
import { categories } from '../frame/menus'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

const LATEST_ROWS = 8

const latestTenders = async (reader: Reader): Promise<HomeData['latest']> => {
  const query = { ...EMPTY_QUERY, filters: { notice: ['tender'] } }
  const page = await reader.records.search(tender.kind, query)
  return 'error' in page ? null : page.records.slice(0, LATEST_ROWS)
}

const loadHome = async (reader: Reader): Promise<HomeData> => {
  const { site } = reader
  const [figures, hotWords, hotCompanies, updates, byProvince, latest, ...leaders] = await Promise.all([
    site.figures(),
    site.hotWords(),
    site.hotCompanies(),
    site.updates(),
    site.byProvince(),
    latestTenders(reader),
    ...LEADERBOARDS.map(({ key }) => site.board(key)),
  ])
  return {
    categories: categories(),
    figures: figures?.records ?? null,
    hotWords,
    hotCompanies,
    updates,
    byProvince,
    latest,
    boards: LEADERBOARDS.map((board, i) => ({ ...board, leaders: leaders[i]?.records ?? null })),
  }
}

const hrefOfRecord = (kindName: string, id: string, expired: boolean): string => {
  const kind = findKind(kindName)
  return kind ? recordHref(kind, { id, expired }) : '/'
}

const HOME_TITLE = '筑数通 - 建筑行业数据与服务平台'

export const homeMetadata: () => Metadata = () => ({
  ...pageMetadata({
    title: HOME_TITLE,
    description: '查企业、查人员、查项目、查招投标与信用：全国建筑行业数据每日更新，条条注明来源与核验时间。',
    path: '/',
  }),
  title: { absolute: HOME_TITLE },
})

/** The home page for one reader. */
export async function HomeScreen({ reader }: { reader: Reader }) {
  return (
    <Frame reader={reader} isHome>
      <HomeView data={await loadHome(reader)} recordHref={hrefOfRecord} />
    </Frame>
  )
}
