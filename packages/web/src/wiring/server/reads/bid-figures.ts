import type { contract, RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

export type CompanyFigures = ResultOf<typeof contract.bidFigures.company>
export type Comparison = ResultOf<typeof contract.bidFigures.compare>
export type MarketFigures = ResultOf<typeof contract.bidFigures.market>
export type MarketQuery = RequestOf<typeof contract.bidFigures.market>

/** Win rates and discounts. Null if loading failed, 'none' for an unknown company or owner. */
export interface BidFiguresPort {
  loadCompany(companyId: string): Promise<CompanyFigures | 'none' | null>
  /** At most four companies side by side. */
  loadComparison(ids: readonly string[]): Promise<Comparison | null>
  loadMarket(query: MarketQuery): Promise<MarketFigures | 'none' | null>
}

const PART_MS = 2_500
/** Longer, since the gateway computes up to four companies one after another. */
const COMPARISON_MS = 10_000
/** Longer, since the first request after a while makes the gateway count the results of a whole country. */
const MARKET_MS = 10_000
const NOT_FOUND = 404

const noneOrNull = (error: unknown): 'none' | null => {
  if (!isPortalError(error)) throw error
  return error.status === NOT_FOUND ? 'none' : null
}

export function createBidFigures({ bidFigures }: FullClient): BidFiguresPort {
  return {
    loadCompany: (id) => bidFigures.company({ id }, { timeout: PART_MS }).catch(noneOrNull),
    loadComparison: (ids) =>
      bidFigures.compare({ ids: [...ids] }, { timeout: COMPARISON_MS }).catch((error: unknown) => {
        if (isPortalError(error)) return null
        throw error
      }),
    loadMarket: (query) => bidFigures.market(query, { timeout: MARKET_MS }).catch(noneOrNull),
  }
}
