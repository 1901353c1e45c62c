import { KINDS, type RecordKind } from '@zhushutong/domain/records'
import type { PgTable } from 'drizzle-orm/pg-core'
import { companyRecords } from './company.table'
import { personRecords } from './person.table'
import { tenderRecords } from './tender.table'

const TABLES: Readonly<Record<string, PgTable>> = {
  company: companyRecords,
  person: personRecords,
  tender: tenderRecords,
}

export const tableOf = (kind: RecordKind): PgTable => {
  const table = TABLES[kind.kind]
  if (!table) throw new Error(`no table for ${kind.kind}`)
  return table
}

export const RECORD_TABLES = KINDS.map((kind) => ({ kind, table: tableOf(kind) }))
