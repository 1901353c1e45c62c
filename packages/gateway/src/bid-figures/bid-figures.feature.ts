import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import { divisionName } from '@zhushutong/domain/divisions'
import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { isMarketYear } from '@zhushutong/domain/market-figures'
import { maxShownRelations } from '@zhushutong/domain/relations'
import { contract, type ResultOf } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup } from '../platform/http'
import { refused } from '../records'
import { readCompanyFigures } from './company-figures.store'
import { readCompanyForComparison } from './compared-company.store'
import { type MarketFigures, type MarketQuery, readMarketFigures } from './market-figures.store'
import { refreshMarketResults } from './market-results.store'

const FAILURES = {
  'not-found': { error: '30003', status: 404 },
  timeout: { error: CODES.fault, message: '计算超时，请缩小范围后重试', status: 503 },
  busy: refused({ error: 'busy' }),
} as const

const refuse = (field: string, message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field, message }] },
})

const NO_SUCH_REGION = refuse('region', '没有这个行政区划代码')
const NO_SUCH_YEAR = refuse('year', '年份应为 2000 年至今')

/** Cache time of a market's figures, in ms: they cover three years and change by a few results a minute. */
const RETENTION_MS = 10 * MINUTE_MS
/** Interval in ms at which changed records are looked for, and the shortest one of two computations of all results. */
const REFRESH_MS = MINUTE_MS
const COMPUTED_MS = HOUR_MS

/**
 * Caches the country and whole provinces: many results, few distinct queries. A city or an owner is read each
 * time.
 */
const isKept = ({ region, owner }: MarketQuery): boolean =>
  owner === undefined && (region === undefined || region.endsWith('0000'))

/** Thrown, so that a failure is not cached. */
class NotRead extends Error {
  constructor(readonly failure: keyof typeof FAILURES) {
    super(failure)
  }
}

const companiesFor = (
  viewer: Viewer,
  { total, records }: MarketFigures['companies'],
): ResultOf<typeof contract.bidFigures.market>['companies'] => {
  const shown = maxShownRelations(viewer)
  return {
    total,
    records: records.slice(0, shown),
    opensBy: total > shown ? findMissingRequirement(viewer, 'svip') : null,
  }
}

export const bidFiguresFeature: Feature = ({ database, clock, calls }) => {
  const readCompany = readCompanyFigures(database)
  const readCompared = readCompanyForComparison(database)
  const readMarket = readMarketFigures(database)
  const loadCached = cached(RETENTION_MS, async (now, key) => {
    const market = await readMarket(JSON.parse(key) as MarketQuery, now)
    if ('error' in market) throw new NotRead(market.error)
    return market
  })
  const loadMarket = (query: MarketQuery, now: number) =>
    isKept(query)
      ? loadCached(now, JSON.stringify(query)).catch((error: unknown) => {
          if (error instanceof NotRead) return { error: error.failure }
          throw error
        })
      : readMarket(query, now)

  const handlers: Handlers<typeof contract.bidFigures> = {
    company: async ({ id }, { viewer, now }) => {
      const company = await readCompany(id, viewer, now)
      return 'error' in company ? FAILURES[company.error] : company
    },
    compare: async ({ ids }, asker) => {
      const records: Array<ResultOf<typeof contract.bidFigures.compare>['records'][number]> = []
      const missing: string[] = []
      // In sequence: a comparison uses one slot like a single read, instead of four at once.
      for (const id of new Set(ids)) {
        const compared = await readCompared(id, asker)
        if (!('error' in compared)) records.push(compared)
        else if (compared.error === 'not-found') missing.push(id)
        else
          return compared.error === 'timeout' || compared.error === 'busy'
            ? FAILURES[compared.error]
            : refused(compared)
      }
      return { records, missing }
    },
    market: async ({ region, type, owner, amount, year }, { viewer, now }) => {
      if (region !== undefined && !divisionName(region)) return NO_SUCH_REGION
      if (year !== undefined && !isMarketYear(year, now)) return NO_SUCH_YEAR
      const market = await loadMarket({ region, type, owner, amount, year }, now)
      if ('error' in market) return FAILURES[market.error]
      return { ...market, companies: companiesFor(viewer, market.companies) }
    },
  }

  const refresh = () => {
    const now = clock.now()
    return refreshMarketResults(database.orm, { now, before: now - COMPUTED_MS })
  }
  return {
    jobs: [{ name: 'compute market results', every: REFRESH_MS, run: refresh }],
    routes: (app) => mountGroup(app, contract.bidFigures, handlers, calls),
  }
}
