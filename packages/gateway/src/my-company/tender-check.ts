import { type RequirementCheck, readTenderTerms } from '@zhushutong/domain/my-company'
import { type RecordView, tender } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { type Asker, type Refusal, recordDetail } from '../records'
import { tendersChecker } from './check-tenders'

/** A tender and the company compared with it, with the reader's rights. */
export interface TenderCheck {
  readonly tender: RecordView
  /** Null if no company is chosen or its record is gone. */
  readonly company: RecordView | null
  readonly checks: readonly RequirementCheck[]
}

/** Compares one tender with a company for one reader, like `tendersChecker` (MYC-05). */
export function tenderChecker(database: Database) {
  const detail = recordDetail(database)
  const checkTenders = tendersChecker(database)
  return async (tenderId: string, companyId: string | null, asker: Asker): Promise<TenderCheck | Refusal> => {
    const seen = await detail(tender, tenderId, asker)
    if ('error' in seen) return seen as Refusal
    const tenders = await checkTenders(new Map([[seen.id, readTenderTerms(seen)]]), companyId, asker)
    if ('error' in tenders) return tenders
    return { tender: seen, company: tenders.company, checks: tenders.checks.get(seen.id) ?? [] }
  }
}
