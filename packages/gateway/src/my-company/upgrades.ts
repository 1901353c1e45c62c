import { dayOf } from '@zhushutong/domain/formatting'
import { readCompanyFacts } from '@zhushutong/domain/my-company'
import { listUpgrades, type Upgrade } from '@zhushutong/domain/qualification-upgrade'
import type { AnyCell, RecordView } from '@zhushutong/domain/records'
import type { StaffMember } from '@zhushutong/domain/staffing'
import type { Database } from '../platform/db'
import type { Asker, TimedOut } from '../records'
import { loadStaff } from './company-reads.store'

type Row = Readonly<Record<string, AnyCell>>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const staffOf = ({ personType, certificateCodes, registrations }: RecordView): StaffMember => ({
  personType: textOf(personType),
  certificateCodes: Array.isArray(certificateCodes)
    ? certificateCodes.filter((code) => typeof code === 'string')
    : [],
  registrations: (Array.isArray(registrations) ? (registrations as readonly Row[]) : []).map(
    ({ category, profession, validUntil }) => ({
      category: textOf(category),
      profession: textOf(profession),
      validUntil: textOf(validUntil),
    }),
  ),
})

/**
 * A company, with the reader's rights, compared with the next grades of its qualifications (QST-04, MYC-05).
 */
export async function loadUpgrades(
  database: Database,
  myCompany: RecordView,
  wanted: string | null,
  asker: Asker,
): Promise<readonly Upgrade[] | TimedOut> {
  const people = await loadStaff(database, myCompany.id, asker)
  if ('error' in people) return people
  const { qualifications, validityOpensBy } = readCompanyFacts(myCompany, people)
  return listUpgrades(qualifications, wanted, {
    id: myCompany.id,
    staff: people.map(staffOf),
    validityOpensBy,
    wins: typeof myCompany.allWinningCount === 'number' ? myCompany.allWinningCount : 0,
    today: dayOf(asker.now),
  })
}
