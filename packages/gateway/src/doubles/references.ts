import { company } from '@zhushutong/domain/records'
import { formatSubjectKey } from '@zhushutong/domain/subscriptions'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { recordClaim } from '../claims/claims.table'
import { recordReport } from '../corrections/corrections.table'
import { memberCollect } from '../favourites/favourites.table'
import { leads } from '../leads/leads.table'
import { certificateReminders, myCompanies } from '../my-company/my-company.table'
import { readingRecords } from '../reading/reading.table'
import { recordChanges, recordStatements } from '../records'
import { subscriptions } from '../subscriptions/subscriptions.table'

/** Rows of a table that point at a company by its id. `row` is the alias of the table in a statement. */
export interface RecordReference {
  readonly name: string
  readonly pointsAt: (row: SQL, id: string) => SQL
  /** The assignments that make a row point at a company. */
  readonly point: (id: string) => SQL
  /** The values that tell apart the rows of one company: two rows that share them are the same favourite or the like. */
  readonly key: (row: SQL) => SQL
}

const column = ({ name }: PgColumn) => sql.identifier(name)

const byColumn = (
  table: PgTable,
  id: PgColumn,
  key: readonly PgColumn[],
  kind?: PgColumn,
): RecordReference => ({
  name: getTableName(table),
  pointsAt: (row, value) =>
    kind
      ? sql`${row}.${column(id)} = ${value} and ${row}.${column(kind)} = ${company.kind}`
      : sql`${row}.${column(id)} = ${value}`,
  point: (value) => sql`${column(id)} = ${value}`,
  key: (row) =>
    sql`(${sql.join(
      key.map((each) => sql`${row}.${column(each)}`),
      sql`, `,
    )})`,
})

const SUBJECTS = ['company', 'owner'] as const

/** A followed company is followed as an owner too, under the same id. */
const bySubject = (of: (typeof SUBJECTS)[number]): RecordReference => {
  const keyOf = (id: string) => formatSubjectKey({ of, id })
  return {
    name: getTableName(subscriptions),
    pointsAt: (row, id) => sql`${row}.subject_key = ${keyOf(id)}`,
    point: (id) => sql`subject_key = ${keyOf(id)}, subject = ${JSON.stringify({ of, id })}::jsonb`,
    key: (row) => sql`(${row}.user_id)`,
  }
}

/** Everything that points at companies besides the records: it follows a merge, and returns by a split (DAT-32). */
export const REFERENCES: readonly RecordReference[] = [
  byColumn(
    recordStatements,
    recordStatements.recordId,
    [recordStatements.kind, recordStatements.source, recordStatements.sourceKey],
    recordStatements.kind,
  ),
  byColumn(recordChanges, recordChanges.recordId, [recordChanges.id], recordChanges.kind),
  byColumn(memberCollect, memberCollect.recordId, [memberCollect.userId, memberCollect.kind]),
  byColumn(leads, leads.recordId, [leads.holderId, leads.kind], leads.kind),
  ...SUBJECTS.map(bySubject),
  byColumn(myCompanies, myCompanies.companyId, [myCompanies.userId]),
  byColumn(certificateReminders, certificateReminders.companyId, [
    certificateReminders.userId,
    certificateReminders.certificate,
    certificateReminders.until,
  ]),
  byColumn(readingRecords, readingRecords.record, [readingRecords.day, readingRecords.subject]),
  byColumn(recordClaim, recordClaim.recordId, [recordClaim.userId, recordClaim.kind], recordClaim.kind),
  byColumn(recordReport, recordReport.recordId, [recordReport.userId, recordReport.kind, recordReport.field]),
]
