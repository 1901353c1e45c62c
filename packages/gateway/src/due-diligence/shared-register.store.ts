import { isComparableAddress, isComparablePerson, MAX_SHARED } from '@zhushutong/domain/due-diligence'
import { company, type RecordView } from '@zhushutong/domain/records'
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { columnIn, type Reader, tableOf } from '../records'

interface Named {
  readonly id: string
  readonly name: string
}

/** Other companies with the same value of the register, at most one more than are counted; null if it is not comparable. */
interface SharedCompanies {
  readonly sameAddress: readonly Named[] | null
  readonly sameLegalPerson: readonly Named[] | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The other companies at a company's address, and those of its province whose legal person has the same name (DUE-09). */
export async function readSharedCompanies(reader: Reader, record: RecordView): Promise<SharedCompanies> {
  const table = tableOf(company)
  const of = (key: string) => columnIn(table, key)
  const findOthers = async (condition: SQL | undefined): Promise<Named[]> =>
    (await reader
      .select({ id: of('id'), name: of(company.title) })
      .from(table)
      .where(and(condition, ne(of('id'), record.id)))
      .orderBy(asc(of('id')))
      .limit(MAX_SHARED + 1)) as Named[]
  const [address, person, region] = [record.address, record.legalPerson, record.region].map(textOf)
  const province = region === null ? undefined : sql`left(${of('region')}, 2) = ${(region ?? '').slice(0, 2)}`
  return {
    sameAddress: isComparableAddress(address ?? null) ? await findOthers(eq(of('address'), address)) : null,
    sameLegalPerson: isComparablePerson(person ?? null)
      ? await findOthers(and(eq(of('legalPerson'), person), province))
      : null,
  }
}
