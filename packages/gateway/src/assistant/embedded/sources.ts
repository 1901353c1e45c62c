import type { readCompanyFigures, readMarketFigures } from '../../bid-figures'
import type { findRelevantArticles } from '../../content'
import type { readCompanyInsight, readCompanyMeetings } from '../../insight'
import type { loadTenderTerms, tenderChecker, tendersChecker } from '../../my-company'
import type { Database } from '../../platform/db'
import type { recordDetail } from '../../records'
import type { Search } from './find-names'

type Bound<F extends (database: Database, ...rest: never[]) => unknown> = F extends (
  database: Database,
  ...rest: infer R
) => infer T
  ? (...rest: R) => T
  : never

/**
 * The sources of answers: the searches and computations of the portal's own pages, with the asker's rights.
 */
export interface Sources {
  readonly search: Search
  readonly detail: ReturnType<typeof recordDetail>
  readonly insight: ReturnType<typeof readCompanyInsight>
  readonly meetings: ReturnType<typeof readCompanyMeetings>
  readonly companyFigures: ReturnType<typeof readCompanyFigures>
  readonly marketFigures: ReturnType<typeof readMarketFigures>
  readonly checkTender: ReturnType<typeof tenderChecker>
  readonly checkTenders: ReturnType<typeof tendersChecker>
  readonly loadTerms: Bound<typeof loadTenderTerms>
  readonly findArticles: (
    words: readonly string[],
    now: number,
    limit: number,
  ) => ReturnType<typeof findRelevantArticles>
}
