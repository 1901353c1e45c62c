import type { Suggestion } from '@zhushutong/domain/records'
import type { contract, RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

export type CompanyInsight = ResultOf<typeof contract.insight.company>
export type CompanyMeetings = ResultOf<typeof contract.insight.meetings>
type MeetingsQuery = RequestOf<typeof contract.insight.meetings>
/** The figures for the decision on a tender. */
export type TenderSheet = ResultOf<typeof contract.tenderSheet.get>

/** Figures about companies and tenders, computed from related records. */
export interface InsightPort {
  /** Covers the last years, or all results; null if loading failed, 'none' for an unknown company. */
  loadCompany(companyId: string, years?: number): Promise<CompanyInsight | 'none' | null>
  /**
   * Results shared with another organisation, or with the reader's own company; null if loading failed,
   * 'none' for an unknown one.
   */
  loadMeetings(query: MeetingsQuery): Promise<CompanyMeetings | 'none' | null>
  /** Up to five companies whose names begin with a text of at most 40 characters; none if loading failed. */
  findCompanies(text: string): Promise<readonly Suggestion[]>
  /** Null if loading failed. */
  loadTender(tenderId: string): Promise<TenderSheet | null>
}

const PART_MS = 2_500
const NOT_FOUND = 404

const orNone = <T>(call: Promise<T>): Promise<T | 'none' | null> =>
  call.catch((error: unknown) => {
    if (!isPortalError(error)) throw error
    return error.status === NOT_FOUND ? 'none' : null
  })

export function createInsight({ insight, tenderSheet, search }: FullClient): InsightPort {
  return {
    loadCompany: (id, years) => orNone(insight.company({ id, years }, { timeout: PART_MS })),
    loadMeetings: (query) => orNone(insight.meetings(query, { timeout: PART_MS })),
    findCompanies: (companyNames) =>
      search.suggestion({ companyNames }, { timeout: PART_MS }).then(
        ({ records }) => records,
        (error: unknown) => {
          if (!isPortalError(error)) throw error
          return []
        },
      ),
    loadTender: (id) =>
      tenderSheet.get({ id }, { timeout: PART_MS }).catch((error: unknown) => {
        if (!isPortalError(error)) throw error
        return null
      }),
  }
}
