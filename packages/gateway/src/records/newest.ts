import type { RecordKind } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'
import { sortProperty } from './record-columns'
import { columnIn } from './record-table'
import { LAST } from './sort-value'

type Tx = postgres.ISql<{ bigint: number }>

/** The newest records of a kind, one part in so many of all of them, that have an index of their own. */
export interface Newest {
  /** Where they begin in the default order. */
  readonly since: number
  /** How many they were when last counted. */
  readonly count: number
}

/** The newest quarter, sixteenth and sixty-fourth. */
const PARTS = [4, 16, 64] as const
/** From how many records of a kind on they are worth their indexes. */
const WORTH_IT = 200_000
/** Grown or shrunk so many times, a part is cut anew. */
const DRIFT = 2

/** What a part is called among the counts of tokens; no token is so long without a colon. */
const namesOf = (part: number) => ({ since: `newest 1/${part} since`, count: `newest 1/${part}` })

/** Every name that stands for the newest among the counts of tokens. */
export const NEWEST_NAMES = PARTS.map(namesOf).flatMap(({ since, count }) => [since, count])

/** The parts that there are, the smallest first. */
export const newestIn = (counts: ReadonlyMap<string, number>): Newest[] =>
  PARTS.map(namesOf)
    .flatMap((names) => {
      const [since, count] = [counts.get(names.since), counts.get(names.count)]
      return since === undefined || count === undefined ? [] : [{ since, count }]
    })
    .reverse()

interface Part {
  readonly kind: RecordKind
  readonly name: string
  /** The column of the default order. */
  readonly place: string
  readonly part: number
  readonly size: number
}

const countSince = async (tx: Tx, { name, place }: Part, since: number, limit: number | null = null) => {
  const newest = `select 1 from ${name} where ${place} >= $1 limit $2`
  const [row] = await tx.unsafe<{ n: number }[]>(`select count(*)::int as n from (${newest}) newest`, [
    since,
    limit,
  ])
  return row?.n ?? 0
}

const keep = (tx: Tx, kind: RecordKind, token: string, count: number) =>
  tx`insert into record_grams (kind, token, count) values (${kind.kind}, ${token}, ${count})
    on conflict (kind, token) do update set count = excluded.count`

/** Cuts a part anew: its index, where it begins, how many it holds; the index before it goes last. */
const cut = async (tx: Tx, part: Part): Promise<void> => {
  const { kind, name, place, size } = part
  const order = `${place} desc nulls last, id desc nulls last`
  const [first] = await tx.unsafe<{ since: number }[]>(
    `select ${place} as since from ${name} order by ${order} offset $1 limit 1`,
    [size],
  )
  if (!first || first.since === LAST.desc) return
  const indexes = `${name}_newest_${part.part}_`
  const index = `${indexes}${first.since}`
  await tx.unsafe(
    `create index if not exists "${index}" on ${name} using gin (tokens) where ${place} >= ${first.since}`,
  )
  const names = namesOf(part.part)
  await keep(tx, kind, names.since, first.since)
  await keep(tx, kind, names.count, await countSince(tx, part, first.since))
  const older = await tx<{ indexname: string }[]>`
    select indexname from pg_indexes where tablename = ${name} and starts_with(indexname, ${indexes})
      and indexname <> ${index}`
  for (const { indexname } of older) await tx.unsafe(`drop index "${indexname}"`)
}

/**
 * The newest records of a large kind have indexes of their tokens of their own. Nearly every page that anyone looks
 * at is made of them: there a word brings few records more than the page shows, where the index of all brings
 * hundreds that are looked at only to be sorted away. A part begins at a fixed place of the default order, so that
 * the database keeps it right by itself; it is made anew, here, after a seed or an import, when it has drifted from
 * its share. Building holds up writes of the kind, no search.
 */
export const keepNewest = async (
  tx: Tx,
  kind: RecordKind,
  table: PgTable,
  all: number,
  worthIt = WORTH_IT,
): Promise<void> => {
  const [sort] = kind.sorts
  if (sort?.direction !== 'desc' || kind.keyword !== 'words' || all < worthIt) return
  for (const each of PARTS) {
    const size = Math.floor(all / each)
    const place = columnIn(table, sortProperty(sort)).name
    const part = { kind, name: getTableName(table), place, part: each, size }
    const names = namesOf(each)
    const [kept] = await tx<{ count: number }[]>`
      select count from record_grams where kind = ${kind.kind} and token = ${names.since}`
    const now = kept ? await countSince(tx, part, kept.count, size * DRIFT + 1) : 0
    if (now >= size / DRIFT && now <= size * DRIFT) await keep(tx, kind, names.count, now)
    else await cut(tx, part)
  }
}
