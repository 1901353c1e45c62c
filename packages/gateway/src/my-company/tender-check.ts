import {
  checkRequirements,
  type RequirementCheck,
  readCompanyFacts,
  readRequirements,
  readTenderTerms,
} from '@zhushutong/domain/my-company'
import { company, type RecordView, tender } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { type Asker, type Refusal, recordDetail } from '../records'
import { loadConstructors } from './company-reads.store'

/** A tender and the company that was compared with it, as their reader sees them. */
export interface TenderCheck {
  readonly tender: RecordView
  /** Null if there is none, or its record is gone. */
  readonly company: RecordView | null
  readonly checks: readonly RequirementCheck[]
}

/**
 * Compares a tender with a company for one reader. Both, and the company's people, are read as the reader may see them,
 * so that no answer follows from what is closed to them (MYC-05).
 */
export function tenderChecker(database: Database) {
  const detail = recordDetail(database)
  return async (tenderId: string, companyId: string | null, asker: Asker): Promise<TenderCheck | Refusal> => {
    const seen = await detail(tender, tenderId, asker)
    if ('error' in seen) return seen as Refusal
    const own = companyId === null ? null : await detail(company, companyId, asker)
    if (own === null || 'error' in own) return { tender: seen, company: null, checks: [] }
    const terms = readTenderTerms(seen)
    // People are read only where the tender asks for some.
    const asksForPeople = readRequirements(terms).some((one) => one.of === 'constructor')
    const constructors = asksForPeople ? await loadConstructors(database, own.id, asker) : []
    if ('error' in constructors) return constructors
    const facts = readCompanyFacts(own, constructors)
    return { tender: seen, company: own, checks: checkRequirements(terms, facts, asker.now) }
  }
}
