import { company, person, type RecordKind } from '@zhushutong/domain/records'
import { columnIn, tableOf } from '../../src/records'
import type { TestDatabase } from '../databases'

type Derived = Readonly<Record<string, string | number | null>>

/** The kinds with derived columns that the demo source does not state. */
const COMPUTED: readonly RecordKind[] = [company, person]

const readKind = async (database: TestDatabase, kind: RecordKind) => {
  const table = tableOf(kind)
  const of = (key: string) => columnIn(table, key)
  const written = kind.columns.filter(({ derived }) => derived).map(({ key }) => [key, of(key)] as const)
  const rows = await database.orm.select({ id: of('id'), ...Object.fromEntries(written) }).from(table)
  return rows.map(({ id, ...columns }) => [String(id), columns as Derived] as const)
}

/** The derived columns of companies and people as computed from other records, by kind and id (LST-08, PPL-01). */
export async function readDerived(
  database: TestDatabase,
): Promise<(kind: RecordKind, id: string) => Derived | undefined> {
  const kinds = new Map<RecordKind, ReadonlyMap<string, Derived>>()
  for (const kind of COMPUTED) kinds.set(kind, new Map(await readKind(database, kind)))
  return (kind, id) => kinds.get(kind)?.get(id)
}
