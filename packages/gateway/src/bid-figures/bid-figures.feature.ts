import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import { divisionName } from '@zhushutong/domain/divisions'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { maxShownRelations } from '@zhushutong/domain/relations'
import { contract, type ResultOf } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup } from '../platform/http'
import { refused } from '../records'
import { readCompanyFigures } from './company-figures.store'
import { readCompanyForComparison } from './compared-company.store'
import { type MarketFigures, type MarketQuery, readMarketFigures } from './market-figures.store'

const FAILURES = {
  'not-found': { error: '30003', status: 404 },
  timeout: { error: CODES.fault, message: '计算超时，请缩小范围后重试', status: 503 },
  busy: refused({ error: 'busy' }),
} as const

const NO_SUCH_REGION: Failure = {
  error: CODES.badRequest,
  message: '没有这个行政区划代码',
  data: { fields: [{ field: 'region', message: '没有这个行政区划代码' }] },
}

/** Cache time of a market's figures, in ms: they cover three years and change by a few results a minute. */
const RETENTION_MS = 10 * MINUTE_MS

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

export const bidFiguresFeature: Feature = ({ database, calls }) => {
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
    market: async ({ region, type, owner }, { viewer, now }) => {
      if (region !== undefined && !divisionName(region)) return NO_SUCH_REGION
      const market = await loadMarket({ region, type, owner }, now)
      if ('error' in market) return FAILURES[market.error]
      return { ...market, companies: companiesFor(viewer, market.companies) }
    },
  }

  return { routes: (app) => mountGroup(app, contract.bidFigures, handlers, calls) }
}
