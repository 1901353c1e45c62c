import { listEssentialColumns, type ProvinceFigures } from '@zhushutong/domain/data-sources'
import { findColumn, type RecordKind } from '@zhushutong/domain/records'
import { eq, type SQL, sql } from 'drizzle-orm'
import { lockName, type Queryable, readRows, type Tx } from '../platform/db'
import { columnIn, tableOf, versionsOfKinds } from '../records'
import { dataFigures, dataFiguresBySource, dataFigureVersions } from './data-status.table'

/** The largest sources of a kind; the others are not listed. */
const MAX_SOURCES = 20

const provinceOf = (kind: RecordKind): SQL =>
  findColumn(kind, 'region')
    ? sql`coalesce(left(${columnIn(tableOf(kind), 'region')}, 2), '')`
    : sql`''::text`

const filledOf = (kind: RecordKind): SQL => {
  const pairs = listEssentialColumns(kind).flatMap(({ key }) => [
    sql`${key}::text`,
    sql`count(${columnIn(tableOf(kind), key)})`,
  ])
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

/** Computes the figures of a kind in one scan, and those of its sources in another. */
const computeFigures = async (tx: Tx, kind: RecordKind): Promise<void> => {
  const { kind: name } = kind
  const table = tableOf(kind)
  await tx.delete(dataFigures).where(eq(dataFigures.kind, name))
  await tx.delete(dataFiguresBySource).where(eq(dataFiguresBySource.kind, name))
  await tx.execute(sql`insert into ${dataFigures} (kind, province, count, newest_on, filled)
    select ${name}, ${provinceOf(kind)}, count(*)::int, max(data_on), ${filledOf(kind)}
    from ${table} where withdrawn_on is null group by 2`)
  await tx.execute(sql`insert into ${dataFiguresBySource} (kind, name, count, newest_on)
    select ${name}, coalesce(source_platform, ''), count(*)::int, max(data_on)
    from ${table} where withdrawn_on is null group by 2 order by 3 desc limit ${MAX_SOURCES}`)
}

interface Computed {
  readonly kind: string
  readonly version: number
  /** ms */
  readonly computedAt: number
}

/** The kinds whose records changed since their figures, with their versions. `before`: the latest time (ms) of these. */
export async function findStaleKinds(
  db: Pick<Queryable, 'select'>,
  before: number,
): Promise<ReadonlyMap<string, number>> {
  const computed = new Map((await readComputed(db)).map((row) => [row.kind, row]))
  const versions = await versionsOfKinds(db)
  return new Map(
    versions.flatMap(({ kind, version }) => {
      const last = computed.get(kind)
      const isStale = !last || (last.version !== version && last.computedAt < before)
      return isStale ? [[kind, version] as const] : []
    }),
  )
}

const readComputed = (db: Pick<Queryable, 'select'>): Promise<Computed[]> =>
  db.select().from(dataFigureVersions)

/** Computes the figures of a kind, unless another gateway did at this version. `now` in ms. */
export async function refreshFigures(
  db: Queryable,
  kind: RecordKind,
  version: number,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockName(tx, `data-figures:${kind.kind}`)
    const V = dataFigureVersions
    const [last] = await tx.select().from(V).where(eq(V.kind, kind.kind))
    if (last?.version === version) return
    await computeFigures(tx, kind)
    const values = { kind: kind.kind, version, computedAt: now }
    await tx.insert(V).values(values).onConflictDoUpdate({ target: V.kind, set: values })
  })
}

interface SourceFigures {
  readonly kind: string
  readonly name: string
  readonly count: number
  readonly newestOn: string | null
}

/** The stored figures of all kinds. */
export async function readFigures(db: Pick<Queryable, 'select' | 'execute'>): Promise<{
  readonly figures: readonly (ProvinceFigures & { readonly kind: string })[]
  readonly sources: readonly SourceFigures[]
  /** The time of the oldest figures, ms; null before the first ones. */
  readonly computedAt: number | null
}> {
  const figures = await db.select().from(dataFigures)
  const sources = await readRows<SourceFigures>(
    db,
    sql`select kind, name, count, newest_on::text as "newestOn" from ${dataFiguresBySource} order by count desc, name`,
  )
  const times = (await readComputed(db)).map(({ computedAt }) => computedAt)
  return { figures, sources, computedAt: times.length === 0 ? null : Math.min(...times) }
}
