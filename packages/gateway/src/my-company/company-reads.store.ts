import { CONSTRUCTOR_CODES, type CompanyQuery } from '@zhushutong/domain/my-company'
import {
  company,
  findColumn,
  findLocks,
  maskRecord,
  person,
  type RecordView,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db'
import {
  type Asker,
  columnIn,
  selectionOf,
  type TimedOut,
  tableOf,
  tokenCondition,
  withinTime,
} from '../records'

/** Far more constructors than any company has. */
const MAX_CONSTRUCTORS = 5_000

/**
 * Companies with exactly this name or code; two at most, because the callers only need to know if there is
 * more than one.
 */
export async function findCompaniesBy(
  database: Database,
  query: CompanyQuery,
): Promise<ReadonlyArray<{ readonly id: string; readonly name: string }>> {
  const table = tableOf(company)
  const [column, value] =
    query.by === 'code'
      ? [columnIn(table, 'creditCode'), query.code]
      : [columnIn(table, 'searchTitle'), query.name]
  const rows = await database
    .read()
    .select({ id: columnIn(table, 'id'), name: columnIn(table, 'name') })
    .from(table)
    .where(eq(column, value))
    .orderBy(columnIn(table, 'id'))
    .limit(2)
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name ?? '') }))
}

const STAFF_COLUMNS = ['personType', 'certificateCodes', 'registrations'].flatMap(
  (key) => findColumn(person, key) ?? [],
)

/** Far more people than any company has. */
const MAX_PEOPLE = 20_000

/**
 * The people of a company, with the columns that qualification standards count and the reader's rights
 * (ACC-02).
 */
export function loadStaff(
  database: Database,
  companyId: string,
  { viewer, now }: Asker,
): Promise<readonly RecordView[] | TimedOut> {
  const table = tableOf(person)
  const locks = findLocks(person, viewer)
  return withinTime(database, async (reader) => {
    const rows = await reader
      .select(selectionOf(table, STAFF_COLUMNS, locks, now))
      .from(table)
      .where(tokenCondition(table, [{ tokens: [`:company:${companyId}`] }]))
      .limit(MAX_PEOPLE)
    return rows.map((row) => maskRecord(STAFF_COLUMNS, row as unknown as StoredRecord, locks, false))
  })
}

const READ = [findColumn(person, 'registrations'), findColumn(person, 'siteState')].filter(
  (column) => column !== undefined,
)

/** The constructors of a company with registrations and site state, with the reader's rights (ACC-02). */
export function loadConstructors(
  database: Database,
  companyId: string,
  { viewer, now }: Asker,
): Promise<readonly RecordView[] | TimedOut> {
  const table = tableOf(person)
  const locks = findLocks(person, viewer)
  const groups = [
    { tokens: [`:company:${companyId}`] },
    { tokens: CONSTRUCTOR_CODES.map((code) => `:registration:${code}`) },
  ]
  return withinTime(database, async (reader) => {
    const rows = await reader
      .select(selectionOf(table, READ, locks, now))
      .from(table)
      .where(tokenCondition(table, groups))
      .limit(MAX_CONSTRUCTORS)
    return rows.map((row) => maskRecord(READ, row as unknown as StoredRecord, locks, false))
  })
}
