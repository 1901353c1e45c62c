import { CHANGELOG_PAGE_SIZE, type LoadedChangelog } from '@zhushutong/domain/changelog'
import type { FullClient } from '@zhushutong/sdk/portal'
import type { Site } from '../types'
import { cached } from './cached'

/** The time limit of a part in ms; no page waits longer (cached.ts). */
const PART_MS = 10_000

/** The longest wait of a page for its banner, in ms. */
const BANNER_MS = 1_500

/** Cache lifetime in ms of parts that are the same for all. */
const SHARED_MS = 30_000

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null)

/** The data of shell and home page, the same for every reader. */
export function createSite(client: FullClient): Site {
  const { content, statistics, login, location } = client
  const within = { timeout: PART_MS }
  const shared = <T>(call: () => Promise<T>) => cached(SHARED_MS, () => orNull(call()))
  const boards = {
    company: statistics.boardCompany,
    performance: statistics.boardPerformance,
    qualification: statistics.boardQualification,
    winning: statistics.boardWinning,
  }
  /** One shared cache for each key: a board of a province, a query type. */
  const sharedBy = <T, K extends string>(call: (key: K) => Promise<T>) => {
    const known = new Map<K, () => Promise<T | null>>()
    return (key: K) => {
      const load = known.get(key) ?? shared(() => call(key))
      known.set(key, load)
      return load()
    }
  }
  const bottomInfo = sharedBy((type: string) => content.bottomInfo({ type }))
  const friendLinks = sharedBy((columns: string) =>
    content.friendLinks({ ...(columns && { columns }), pageSize: 100 }),
  )
  const board = sharedBy((key: `${keyof typeof boards} ${string}`) => {
    const [name, region] = key.split(' ') as [keyof typeof boards, string]
    return boards[name](region ? { region } : {}, within)
  })
  return {
    figures: shared(() => statistics.virtualCount({}, within)),
    updates: shared(() => statistics.yesterdayRefresh({}, within)),
    board: (name, region = '') => board(`${name} ${region}`),
    byProvince: shared(() => statistics.biddingByProvince({}, within)),
    dataStatus: shared(() => statistics.dataStatus({}, within)),
    hotCompanies: shared(() => content.hotCompanies({}, within)),
    hotWords: shared(() => content.hotSearches({}, within)),
    friendLinks: (columns = '') => friendLinks(columns),
    // Loaded for each page, so that a banner appears and disappears within the lifetime of a cached page.
    banners: () => orNull(content.banners({}, { timeout: BANNER_MS })),
    clickBanner: async ({ ids, ...click }) =>
      void (await orNull(content.bannerClick({ ids: [...ids], ...click }))),
    bottomInfo,
    news: shared(() => content.news({ NoticeType: 'new', pageNum: 1, pageSize: 6 }, within)),
    changeLog: shared(() => content.changeLog({ pageSize: CHANGELOG_PAGE_SIZE }, within)),
    changeLogAt: (id) => orNull(loadChangelog(client, id)),
    agreement: (type) => orNull(login.agreement({ type })),
    location: () => orNull(location.byIp({}, within)),
    knownLocation: async () => (await orNull(location.testIp({}, within)))?.found ?? null,
  }
}

/** The number of entries searched for a requested entry. */
const MAX_ENTRIES = 100

async function loadChangelog(
  { content, articles }: FullClient,
  id: string | undefined,
): Promise<LoadedChangelog> {
  const within = { timeout: PART_MS }
  const pageSize = id === undefined ? CHANGELOG_PAGE_SIZE : MAX_ENTRIES
  const { records, total } = await content.changeLog({ pageSize }, within)
  const at = Math.max(
    0,
    records.findIndex((entry) => entry.id === id),
  )
  const chosen = records[at]?.id
  const shown =
    chosen === undefined
      ? null
      : await orNull(articles.changeLogOne({ id: chosen }, within)).then((entry) => ({
          id: chosen,
          textBody: entry?.textBody ?? null,
        }))
  // Whole pages, so that loading continues with the next one.
  const pages = Math.ceil((at + 1) / CHANGELOG_PAGE_SIZE)
  return { records: records.slice(0, pages * CHANGELOG_PAGE_SIZE), total, shown }
}
