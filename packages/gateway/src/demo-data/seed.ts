import type { SeededKind } from '@zhushutong/demo/records'
import { startOfDay } from '@zhushutong/domain/formatting'
import { CATALOGUE, company, person } from '@zhushutong/domain/records'
import { eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db'
import { loadRows, withoutIndexes } from '../platform/db/bulk-load'
import type { Database } from '../platform/db/open'
import {
  countTokens,
  DEMO_SOURCE,
  declareCoverage,
  recordsChanged,
  refreshDerived,
  tableOf,
  vacuumRecords,
} from '../records'
import { seedHistories } from './seed-histories'
import { seedState } from './seed-state.table'
import { generateRows } from './seeded-rows'

export interface SeedOptions {
  /** Number of companies; people, tenders and the rest follow from it. 0: no demo data. */
  readonly size: number
  /** ms; dates are relative to its day. */
  readonly now: number
  readonly log?: (message: string) => void
}

const SEED = 'records'

const hasRecords = async (tx: Tx): Promise<boolean> => {
  for (const kind of CATALOGUE) {
    const rows = await tx.execute(sql`select 1 from ${tableOf(kind)} limit 1`)
    if (rows.rows.length > 0) return true
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
  const version = await recordsChanged(tx, seeded.kind)
  // A sample of a tenth is accurate enough for these tables and takes a tenth of the time.
  await tx.execute(sql`set local default_statistics_target = 10`)
  await tx.execute(sql`analyze ${table}`)
  const { HISTORY_SOURCES } = await import('@zhushutong/demo/records')
  const histories = [...(seeded.histories?.() ?? [])]
  await seedHistories(tx, seeded.kind, { histories, sources: HISTORY_SOURCES, version, now })
  return count
}

/**
 * The started seed with its size and time; after an interruption, the rest is generated with the same values.
 */
const BEGUN = `${SEED}:begun`
const nameOf = (kind: string): string => `${SEED}:${kind}`

interface Seed {
  readonly size: number
  /** Time of the start, ms. */
  readonly now: number
  /** Names of the finished kinds. */
  readonly done: ReadonlySet<string>
}

const lock = (tx: Tx) => tx.execute(sql`lock table ${seedState} in exclusive mode`)

const readSeed = async (tx: Tx): Promise<Seed | null> => {
  const rows = await tx.select().from(seedState)
  const begun = rows.find(({ name }) => name === BEGUN)
  if (!begun) return null
  const done = new Set(rows.map(({ name }) => name))
  return { size: begun.size, now: begun.finishedAt, done }
}

/** Starts a seed, or finds an interrupted one; null if there is nothing to load. */
const beginSeed = async (tx: Tx, size: number, now: number): Promise<Seed | null> => {
  await lock(tx)
  const done = await tx.select().from(seedState).where(eq(seedState.name, SEED))
  if (done.length > 0) return null
  const seed = await readSeed(tx)
  if (seed) return seed
  if (await hasRecords(tx)) {
    await tx.insert(seedState).values({ name: SEED, size: 0, finishedAt: now })
    return null
  }
  await tx.insert(seedState).values({ name: BEGUN, size, finishedAt: now })
  return { size, now, done: new Set() }
}

/**
 * Fills an empty database with demo records, once. Each kind has its own transaction: an interrupted seed
 * continues with its original size and time, and gateways that start in parallel wait for each other. A
 * database with existing records is left unchanged.
 * @returns true when records were loaded
 */
export async function seedDatabase({ orm }: Pick<Database, 'orm'>, options: SeedOptions): Promise<boolean> {
  const { size, now, log = () => {} } = options
  if (size === 0) return false
  const seed = await orm.transaction((tx) => beginSeed(tx, size, now))
  if (!seed) return false
  const { seededKinds } = await import('@zhushutong/demo/records')
  const kinds = seededKinds(seed.size, startOfDay(seed.now))
  if (seed.done.size > 1)
    log(`接着上次生成（${seed.size.toLocaleString('en-US')} 家企业，已有 ${seed.done.size - 1} 类）`)
  for (const [i, each] of kinds.entries()) {
    const name = nameOf(each.kind.kind)
    if (seed.done.has(name)) continue
    const count = await orm.transaction(async (tx) => {
      await lock(tx)
      const inserted = await tx
        .select()
        .from(seedState)
        .where(inArray(seedState.name, [name, SEED]))
      if (inserted.length > 0) return null
      const loaded = await seedKind(tx, each, seed.now)
      await tx.insert(seedState).values({ name, size: seed.size, finishedAt: now })
      return loaded
    })
    if (count === null) continue
    const amount = `${count.toLocaleString('en-US')} ${each.kind.classifier}`
    log(`${each.kind.label}：${amount}（${i + 1}/${kinds.length}）`)
  }
  const isNew = await orm.transaction(async (tx) => {
    await lock(tx)
    const done = await tx.select().from(seedState).where(eq(seedState.name, SEED))
    if (done.length > 0) return false
    // The demo source covers everything, so that missing records count as 0.
    for (const { kind } of kinds) await declareCoverage(tx, kind, DEMO_SOURCE, [''])
    await refreshDerived(tx, person.kind, startOfDay(seed.now), [person, company])
    await tx
      .delete(seedState)
      .where(inArray(seedState.name, [BEGUN, ...kinds.map(({ kind }) => nameOf(kind.kind))]))
    await tx.insert(seedState).values({ name: SEED, size: seed.size, finishedAt: now })
    return true
  })
  if (isNew) await vacuumRecords(orm)
  return isNew
}
