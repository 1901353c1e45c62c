import { CHANGELOG_PAGE_SIZE, type LoadedChangelog } from '@zhushutong/domain/changelog'
import type { AgreementType } from '@zhushutong/domain/login'
import type { FullClient } from '@zhushutong/sdk/portal'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import { FIGURES, orNull } from './answers'
import { cached } from './cached'
import { CLOCK, VISITOR_CALLS } from './services'

/** The longest wait of a page for its banner, in ms. */
const BANNER_MS = 1_500

/** Cache lifetime in ms of parts that are the same for all. */
const SHARED_MS = 30_000

/**
 * The data of shell and home page, the same for every reader; null for a part that is not loaded. A page waits
 * 1.5 s for a cached part, and its call takes at most 10 s.
 */
function createSite(calls: FullClient, clock: () => number) {
  const { content, statistics, login } = calls
  const shared = <T>(call: () => Promise<T>) => cached(SHARED_MS, () => orNull(call()), clock)
  /** One shared cache for each key: a board of a province, a query type. */
  const sharedBy = <T, K extends string>(call: (key: K) => Promise<T>) => {
    const known = new Map<K, () => Promise<T | null>>()
    return (key: K) => {
      const load = known.get(key) ?? shared(() => call(key))
      known.set(key, load)
      return load()
    }
  }
  const boards = {
    company: statistics.boardCompany,
    performance: statistics.boardPerformance,
    qualification: statistics.boardQualification,
    winning: statistics.boardWinning,
  }
  const board = sharedBy((key: `${keyof typeof boards} ${string}`) => {
    const [name, region] = key.split(' ') as [keyof typeof boards, string]
    return boards[name](region ? { region } : {}, FIGURES)
  })
  const friendLinks = sharedBy((columns: string) =>
    content.friendLinks({ ...(columns && { columns }), pageSize: 100 }),
  )
  return {
    figures: shared(() => statistics.virtualCount({}, FIGURES)),
    updates: shared(() => statistics.yesterdayRefresh({}, FIGURES)),
    board: (name: keyof typeof boards, region = '') => board(`${name} ${region}`),
    byProvince: shared(() => statistics.biddingByProvince({}, FIGURES)),
    /** Records of each kind, their newest date and completeness (DAT-64). */
    dataStatus: shared(() => statistics.dataStatus({}, FIGURES)),
    hotCompanies: shared(() => content.hotCompanies({}, FIGURES)),
    hotWords: shared(() => content.hotSearches({}, FIGURES)),
    /** The links for all pages, and those for these routes and areas, separated by commas. */
    friendLinks: (columns = '') => friendLinks(columns),
    // Loaded for each page, so that a banner appears and disappears within the lifetime of a cached page.
    banners: () => orNull(content.banners({}, { timeout: BANNER_MS })),
    /** Other news of a query type, by the first segment of its list (SHL-02). */
    bottomInfo: sharedBy((type: string) => content.bottomInfo({ type })),
    news: shared(() => content.news({ NoticeType: 'new', pageNum: 1, pageSize: 6 }, FIGURES)),
    changeLog: shared(() => content.changeLog({ pageSize: CHANGELOG_PAGE_SIZE }, FIGURES)),
    /** The change log up to an entry, with its text; the newest entry if the id is unknown (CHG-02). */
    changeLogAt: (id: string | undefined) => orNull(loadChangelog(calls, id)),
    agreement: (type: AgreementType) => orNull(login.agreement({ type })),
  }
}

export type Site = ReturnType<typeof createSite>
export const SITE: ServiceIdentifier<Site> = Symbol('site')

export const siteModule = new ContainerModule(({ bind }) => {
  bind(SITE).toResolvedValue(createSite, [VISITOR_CALLS, CLOCK]).inSingletonScope()
})

/** The number of entries searched for a requested entry. */
const MAX_ENTRIES = 100

async function loadChangelog(
  { content, articles }: FullClient,
  id: string | undefined,
): Promise<LoadedChangelog> {
  const pageSize = id === undefined ? CHANGELOG_PAGE_SIZE : MAX_ENTRIES
  const { records, total } = await content.changeLog({ pageSize }, FIGURES)
  const at = Math.max(
    0,
    records.findIndex((entry) => entry.id === id),
  )
  const chosen = records[at]?.id
  const shown =
    chosen === undefined
      ? null
      : await orNull(articles.changeLogOne({ id: chosen }, FIGURES)).then((entry) => ({
          id: chosen,
          textBody: entry?.textBody ?? null,
        }))
  // Whole pages, so that loading continues with the next one.
  const pages = Math.ceil((at + 1) / CHANGELOG_PAGE_SIZE)
  return { records: records.slice(0, pages * CHANGELOG_PAGE_SIZE), total, shown }
}
