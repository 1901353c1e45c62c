import { person, type RecordKind } from '@zhushutong/domain/records'
import { columnIn, tableOf } from '../src/records'
import type { TestDatabase } from './databases'

/** The derived columns of people by id: the state on construction sites (PPL-01). */
export async function readSites(
  database: TestDatabase,
): Promise<ReadonlyMap<string, Readonly<Record<string, string | number | null>>>> {
  const kind: RecordKind = person
  const table = tableOf(kind)
  const of = (key: string) => columnIn(table, key)
  const written = kind.columns.filter(({ derived }) => derived).map(({ key }) => [key, of(key)] as const)
  const rows = await database.orm.select({ id: of('id'), ...Object.fromEntries(written) }).from(table)
  return new Map(rows.map(({ id, ...site }) => [String(id), site as Record<string, string | number | null>]))
}
