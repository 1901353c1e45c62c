import { EMPTY_QUERY, kindNamed, tender } from '@zhushutong/domain/records'
import { type HomeData, HomeView } from '@/features/home'
import { recordHref } from '@/features/records'
import { Frame } from './frame'
import type { Reader } from './reader'

const LATEST_ROWS = 8

const BOARDS = [
  { key: 'winning', title: '中标榜', counted: '近 7 日中标' },
  { key: 'performance', title: '业绩榜', counted: '累计中标' },
  { key: 'qualification', title: '资质榜', counted: '资质数' },
  { key: 'company', title: '企业榜', counted: '人员数' },
] as const

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
    ...BOARDS.map(({ key }) => site.board(key)),
  ])
  return {
    figures: figures?.records ?? null,
    hotWords,
    hotCompanies,
    updates,
    byProvince,
    latest,
    boards: BOARDS.map((board, i) => ({ ...board, leaders: leaders[i]?.records ?? [] })),
  }
}

const hrefOfRecord = (kindName: string, id: string, expired: boolean): string => {
  const kind = kindNamed(kindName)
  return kind ? recordHref(kind, { id, expired }) : '/'
}

/** The home page for one reader. */
export async function HomeScreen({ reader }: { reader: Reader }) {
  return (
    <Frame reader={reader} isHome>
      <HomeView data={await loadHome(reader)} recordHref={hrefOfRecord} />
    </Frame>
  )
}
