import { buildChannelHref, buildContentHref, findArticleDay, findChannel } from '@zhushutong/domain/content'
import { SEARCH_CATEGORIES, TAB_MARKS, updateBadge } from '@zhushutong/domain/portal/search'
import { LEADERBOARDS } from '@zhushutong/domain/portal/shell'
import {
  countDaysLeft,
  EMPTY_QUERY,
  findColumn,
  findKindBySegment,
  formatTableValue,
  type RecordKind,
  type RecordQuery,
  type RecordView,
  tender,
  winning,
} from '@zhushutong/domain/records'
import type { VisitorData } from '@/features/home'
import { recordHref } from '@/features/records/detail/detail-href'
import { buildListHref } from '@/features/records/list/list-model'
import type { SearchCategory } from '@/features/search'
import type { ResultOf } from '@/wiring/types'
import { otherQueries } from '../frame/menus'
import type { Reader } from '../reader'

const ROWS = 5

const channelHref = (key: string): string => {
  const channel = findChannel(key)
  return channel ? buildChannelHref(channel) : '/'
}

/** Links to articles, and to the full list. */
export function linkArticles(
  title: string,
  channel: string,
  items: ResultOf<'policies', 'list'>['records'] | undefined,
): VisitorData['articles'][number] {
  const linked = items?.map((item) => ({
    ...{ id: item.id, title: item.title, day: findArticleDay(item), categoryName: item.categoryName },
    href: buildContentHref(item.channel, item.id),
  }))
  return { title, moreHref: channelHref(channel), items: linked ?? null }
}

/** A record's column in table format. */
const shown = (kind: RecordKind, record: RecordView, key: string): string => {
  const column = findColumn(kind, key)
  return column ? formatTableValue(column, record[key], record) : '--'
}

const search = async (
  reader: Reader,
  kind: RecordKind,
  filters: RecordQuery['filters'],
  sort: string,
  region = reader.portalSite.city?.provinceCode,
): Promise<{ total: number; moreHref: string; records: readonly RecordView[] } | null> => {
  const query = { ...EMPTY_QUERY, filters: { ...filters, ...(region && { region: [region] }) }, sort }
  const page = await reader.records.search(kind.kind, query)
  if ('error' in page) return null
  return { total: page.total, moreHref: buildListHref({ kind }, query), records: page.records.slice(0, ROWS) }
}

const findOpen = (reader: Reader, region?: string) =>
  search(reader, tender, { notice: ['tender'], due: ['open'] }, 'latest', region)

const findWeekWins = (reader: Reader, region?: string) =>
  search(reader, winning, { awarded: ['7d'] }, 'amount', region)

/**
 * The number of open tenders in a province, and of wins there in seven days; null for a number that failed
 * to load.
 */
export async function loadPlaceFigures(reader: Reader, region: string) {
  const [open, wins] = await Promise.all([findOpen(reader, region), findWeekWins(reader, region)])
  return { open, wins }
}

const loadOpen = async (reader: Reader): Promise<VisitorData['open']> => {
  const open = await findOpen(reader)
  const now = Date.now()
  return (
    open && {
      ...{ total: open.total, moreHref: open.moreHref },
      rows: open.records.map((record) => ({
        id: record.id,
        name: shown(tender, record, tender.title),
        href: recordHref(tender, record),
        owner: shown(tender, record, 'ownerUnitName'),
        budget: shown(tender, record, 'buggetAmount'),
        left: countDaysLeft(record.bidDeadline, now),
      })),
    }
  )
}

const loadWins = async (reader: Reader): Promise<VisitorData['wins']> => {
  const wins = await findWeekWins(reader)
  if (wins === null) return null
  const readAmount = ({ winningAmount }: RecordView) =>
    typeof winningAmount === 'number' ? winningAmount : 0
  const most = Math.max(...wins.records.map(readAmount), 1)
  return {
    ...{ total: wins.total, moreHref: wins.moreHref },
    rows: wins.records.map((record) => ({
      id: record.id,
      name: shown(winning, record, winning.title),
      href: recordHref(winning, record),
      company: shown(winning, record, 'companyName'),
      amount: shown(winning, record, 'winningAmount'),
      share: (readAmount(record) / most) * 100,
    })),
  }
}

/** The three parts of live records (SHL-15). */
export async function loadProofs(
  reader: Reader,
): Promise<Pick<VisitorData, 'open' | 'wins' | 'byProvince' | 'place'>> {
  const [byProvince, open, wins] = await Promise.all([
    reader.site.byProvince(),
    loadOpen(reader),
    loadWins(reader),
  ])
  return { byProvince, open, wins, place: reader.portalSite.city?.provinceName ?? null }
}

/** All data of a visitor's home page with its search categories, loaded in parallel (SHL-01, SHL-03, SHL-15). */
export async function loadVisitorHome(
  reader: Reader,
): Promise<VisitorData & { categories: readonly SearchCategory[] }> {
  const { site, content } = reader
  const region = reader.portalSite.city?.provinceCode
  const [newest, figures, hotWords, hotCompanies, updates, proofs, ...leaders] = await Promise.all([
    content.newest(),
    site.figures(),
    site.hotWords(),
    site.hotCompanies(),
    site.updates(),
    loadProofs(reader),
    ...LEADERBOARDS.map(({ key }) => site.board(key, region)),
  ])
  const formatBadge = (key: string): string | undefined => {
    const kind = findKindBySegment(key)?.kind ?? key
    const count = updates?.find((update) => update.kind === kind)?.refreshCount
    return (TAB_MARKS[key] === 'daily-updates' && count !== undefined && updateBadge(count)) || undefined
  }
  return {
    categories: SEARCH_CATEGORIES.map(({ key, label, placeholder }) => ({
      ...{ value: key, label, placeholder },
      badge: formatBadge(key),
    })),
    figures: figures?.records ?? null,
    ...{ hotWords, hotCompanies, ...proofs },
    boards: LEADERBOARDS.map((board, i) => ({ ...board, leaders: leaders[i]?.records ?? null })),
    others: otherQueries(),
    articles: [
      linkArticles('新闻资讯', 'new', newest?.news),
      linkArticles('政策法规', 'policy2', newest?.policies),
    ],
  }
}
