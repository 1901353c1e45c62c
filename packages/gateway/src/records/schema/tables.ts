import { KINDS, type RecordKind } from '@zhushutong/domain/records'
import { recordTable } from './record-table'

/** Every kind of the catalogue with its table; drizzle-kit reads them through record-tables.cjs. */
export const RECORD_TABLES = KINDS.map((kind) => ({ kind, table: recordTable(kind) }))

const TABLES = new Map(RECORD_TABLES.map(({ kind, table }) => [kind.kind, table]))

export function tableOf({ kind }: RecordKind) {
  const table = TABLES.get(kind)
  if (!table) throw new Error(`no table for ${kind}`)
  return table
}
