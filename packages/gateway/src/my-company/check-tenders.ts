import {
  checkRequirements,
  type RequirementCheck,
  readCompanyFacts,
  readRequirements,
  type TenderTerms,
} from '@zhushutong/domain/my-company'
import { company, type RecordView } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { type Asker, recordDetail, type TimedOut } from '../records'
import { loadConstructors } from './company-reads.store'

/** Tenders compared with one company, with the reader's rights on both. */
interface CheckedTenders {
  /** Null if no company is chosen or its record is gone; then nothing is compared. */
  readonly company: RecordView | null
  /** The checks of each tender by its id, in the order of the notice. */
  readonly checks: ReadonlyMap<string, readonly RequirementCheck[]>
}

const NOTHING: CheckedTenders = { company: null, checks: new Map() }

/**
 * Compares many tenders with one company for one reader. The company is read once; its constructors are read
 * only if a tender requires some. All data are masked for the reader, so that the result reveals nothing
 * hidden (MYC-05).
 * @param terms the requirements of each tender by its id, masked for the same reader
 */
export function tendersChecker(database: Database) {
  const detail = recordDetail(database)
  return async (
    terms: ReadonlyMap<string, TenderTerms>,
    companyId: string | null,
    asker: Asker,
  ): Promise<CheckedTenders | TimedOut> => {
    const myCompany = companyId === null ? null : await detail(company, companyId, asker)
    if (myCompany === null || 'error' in myCompany) return NOTHING
    const asksForPeople = [...terms.values()].some((term) =>
      readRequirements(term).some(({ of }) => of === 'constructor'),
    )
    const constructors = asksForPeople ? await loadConstructors(database, myCompany.id, asker) : []
    if ('error' in constructors) return constructors
    const facts = readCompanyFacts(myCompany, constructors)
    const check = (tenderTerms: TenderTerms) => checkRequirements(tenderTerms, facts, asker.now)
    return {
      company: myCompany,
      checks: new Map([...terms].map(([id, tenderTerms]) => [id, check(tenderTerms)])),
    }
  }
}
