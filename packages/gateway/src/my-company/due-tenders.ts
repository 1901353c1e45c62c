import type { RequirementCheck } from '@zhushutong/domain/my-company'
import { company } from '@zhushutong/domain/records'
import { arrangeDueTenders, type DueTender, type DueTenders } from '@zhushutong/domain/tender-sheet'
import type { Database } from '../platform/db'
import { type Asker, recordDetail, type TimedOut } from '../records'
import { tendersChecker } from './check-tenders'
import { type DueRow, findDueTenders } from './due-tenders.store'
import type { ChosenCompany } from './my-company.store'
import { loadTenderTerms } from './tender-reads.store'

/** Tenders that end within seven days, compared with the member's company. */
interface DueForMember {
  /** Null if none is chosen, or its record is gone. */
  readonly companyName: string | null
  /** GB/T 2260 code of the searched province; null for the country. */
  readonly province: string | null
  readonly compared: number
  readonly due: DueTenders<DueRow & DueTender>
}

const NOTHING: DueForMember = {
  companyName: null,
  province: null,
  compared: 0,
  due: arrangeDueTenders([]),
}

const provinceOf = (region: unknown): string | null =>
  typeof region === 'string' && region.length === 6 ? `${region.slice(0, 2)}0000` : null

/**
 * Finds tenders that end soon and compares them with a member's company, with the member's rights on both
 * (MYC-07).
 */
export function dueTendersReader(database: Database) {
  const detail = recordDetail(database)
  const checkTenders = tendersChecker(database)
  return async (chosen: ChosenCompany | null, asker: Asker): Promise<DueForMember | TimedOut> => {
    const myCompany = chosen && (await detail(company, chosen.id, asker))
    if (myCompany === null || 'error' in myCompany) return NOTHING
    const province = provinceOf(myCompany.region)
    const rows = await findDueTenders(database, province, asker.now)
    if ('error' in rows) return rows
    const terms = await loadTenderTerms(
      database,
      rows.map(({ id }) => id),
      asker,
    )
    if ('error' in terms) return terms
    const tenders = await checkTenders(terms, myCompany.id, asker)
    if ('error' in tenders) return tenders
    const checksOf = (id: string): readonly RequirementCheck[] => tenders.checks.get(id) ?? []
    return {
      companyName: String(myCompany.name ?? chosen?.name ?? ''),
      province,
      compared: rows.length,
      due: arrangeDueTenders(rows.map((row) => ({ ...row, checks: checksOf(row.id) }))),
    }
  }
}
