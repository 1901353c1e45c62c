import { startOfDay } from '@zhushutong/domain/formatting'
import { getTableName } from 'drizzle-orm'
import { countTokens } from '../../records/frequency'
import { tableOf } from '../../records/tables'
import type { Database } from '../open'
import { loadRows, type Tx, withoutIndexes } from './load'
import { rowsOf, seededKinds } from './seed-records'
import type { SeededKind } from './seeded-kind'

export interface SeedOptions {
  /** How many companies; people, tenders and the rest follow from it. 0: nothing at all. */
  readonly size: number
  /** ms; dates are relative to its day. */
  readonly now: number
  readonly log?: (message: string) => void
}

const SEED = 'records'

const hasRecords = async (tx: Tx, kinds: readonly SeededKind[]): Promise<boolean> => {
  for (const { kind } of kinds) {
    const rows = await tx.unsafe(`select 1 from ${getTableName(tableOf(kind))} limit 1`)
    if (rows.length > 0) return true
  }
  return false
}

/** Fills the table of one kind, with its indexes and all that the search goes by. @returns how many records */
export const seedKind = async (tx: Tx, seeded: SeededKind, now: number): Promise<number> => {
  const table = tableOf(seeded.kind)
  let count = 0
  await withoutIndexes(tx, getTableName(table), async () => {
    count = await loadRows(tx, getTableName(table), rowsOf(seeded, now))
  })
  await countTokens(tx, seeded.kind, table)
  await tx`insert into record_versions (kind, version) values (${seeded.kind.kind}, 1)
    on conflict (kind) do update set version = record_versions.version + 1`
  // A sample of a tenth is as good for these tables and takes a tenth of the time.
  await tx.unsafe(`set local default_statistics_target = 10`)
  await tx.unsafe(`analyze ${getTableName(table)}`)
  return count
}

/**
 * Fills an empty database with demo records, once. One transaction: an interrupted seed leaves nothing behind and
 * starts anew; gateways that start at once wait for each other. A database that already holds records is left
 * as it is.
 * @returns whether anything was loaded
 */
export async function seedDatabase({ sql }: Pick<Database, 'sql'>, options: SeedOptions): Promise<boolean> {
  const { size, now, log = () => {} } = options
  if (size === 0) return false
  return sql.begin(async (tx) => {
    await tx`lock table seed_state in exclusive mode`
    const done = await tx`select 1 from seed_state where name = ${SEED}`
    if (done.length > 0) return false
    const kinds = seededKinds(size, startOfDay(now))
    const seeded = !(await hasRecords(tx, kinds))
    for (const each of seeded ? kinds : [])
      log(
        `${each.kind.label}：${(await seedKind(tx, each, now)).toLocaleString('en-US')} ${each.kind.classifier}`,
      )
    await tx`insert into seed_state (name, size, finished_at)
      values (${SEED}, ${seeded ? size : 0}, ${new Date(now).toISOString()})`
    return seeded
  })
}
