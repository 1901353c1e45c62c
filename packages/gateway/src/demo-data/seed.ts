import { startOfDay } from '@zhushutong/domain/formatting'
import { person } from '@zhushutong/domain/records'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db'
import { loadRows, withoutIndexes } from '../platform/db/bulk-load'
import type { Database } from '../platform/db/open'
import { countTokens, recordsChanged, refreshDerived, tableOf, vacuumRecords } from '../records'
import { generateRows, seededKinds } from './seed-records'
import { seedState } from './seed-state.table'
import type { SeededKind } from './seeded-kind'

export interface SeedOptions {
  /** Number of companies; people, tenders and the rest follow from it. 0: no demo data. */
  readonly size: number
  /** ms; dates are relative to its day. */
  readonly now: number
  readonly log?: (message: string) => void
}

const SEED = 'records'

const hasRecords = async (tx: Tx, kinds: readonly SeededKind[]): Promise<boolean> => {
  for (const { kind } of kinds) {
    const found = await tx.execute(sql`select 1 from ${tableOf(kind)} limit 1`)
    if (found.rows.length > 0) return true
  }
  return false
}

/** Fills the table of one kind, with its indexes and search statistics. @returns number of records */
export async function seedKind(tx: Tx, seeded: SeededKind, now: number): Promise<number> {
  const table = tableOf(seeded.kind)
  let count = 0
  await withoutIndexes(tx, getTableName(table), async () => {
    count = await loadRows(tx, getTableName(table), generateRows(seeded, now))
  })
  await countTokens(tx, seeded.kind, table)
  await recordsChanged(tx, seeded.kind)
  // A sample of a tenth is accurate enough for these tables and takes a tenth of the time.
  await tx.execute(sql`set local default_statistics_target = 10`)
  await tx.execute(sql`analyze ${table}`)
  return count
}

/**
 * Fills an empty database with demo records, once. One transaction: an interrupted seed leaves nothing
 * behind and starts over; gateways that start at once wait for each other. A database with existing records
 * is left unchanged.
 * @returns whether anything was loaded
 */
export async function seedDatabase({ orm }: Pick<Database, 'orm'>, options: SeedOptions): Promise<boolean> {
  const { size, now, log = () => {} } = options
  if (size === 0) return false
  const isNew = await orm.transaction(async (tx) => {
    await tx.execute(sql`lock table ${seedState} in exclusive mode`)
    const done = await tx.select().from(seedState).where(eq(seedState.name, SEED))
    if (done.length > 0) return false
    const kinds = seededKinds(size, startOfDay(now))
    const seeded = !(await hasRecords(tx, kinds))
    for (const each of seeded ? kinds : [])
      log(
        `${each.kind.label}：${(await seedKind(tx, each, now)).toLocaleString('en-US')} ${each.kind.classifier}`,
      )
    if (seeded) await refreshDerived(tx, person.kind, startOfDay(now), [person])
    await tx.insert(seedState).values({ name: SEED, size: seeded ? size : 0, finishedAt: now })
    return seeded
  })
  if (isNew) await vacuumRecords(orm)
  return isNew
}
