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

/** Tenders compared with one company, as their reader sees both. */
export interface CheckedTenders {
  /** Null if there is none, or its record is gone; then nothing is compared. */
  readonly company: RecordView | null
  /** The checks of each tender, by its id, as its notice has them. */
  readonly checks: ReadonlyMap<string, readonly RequirementCheck[]>
}

const NOTHING: CheckedTenders = { company: null, checks: new Map() }

/**
 * Compares many tenders with one company for one reader. The company is read once, and so are its people, where any of
 * the tenders asks for some; as the reader may see them, so that no answer follows from what is closed to them (MYC-05).
 * @param terms what each tender asks for, by its id, as the same reader sees it
 */
export function tendersChecker(database: Database) {
  const detail = recordDetail(database)
  return async (
    terms: ReadonlyMap<string, TenderTerms>,
    companyId: string | null,
    asker: Asker,
  ): Promise<CheckedTenders | TimedOut> => {
    const own = companyId === null ? null : await detail(company, companyId, asker)
    if (own === null || 'error' in own) return NOTHING
    const asksForPeople = [...terms.values()].some((one) =>
      readRequirements(one).some(({ of }) => of === 'constructor'),
    )
    const constructors = asksForPeople ? await loadConstructors(database, own.id, asker) : []
    if ('error' in constructors) return constructors
    const facts = readCompanyFacts(own, constructors)
    const check = (one: TenderTerms) => checkRequirements(one, facts, asker.now)
    return { company: own, checks: new Map([...terms].map(([id, one]) => [id, check(one)])) }
  }
}
