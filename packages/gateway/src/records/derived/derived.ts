import { HOUR_MS } from '@zhushutong/domain/formatting'
import {
  agency,
  company,
  FIGURE_KINDS,
  type FigureKind,
  owner,
  person,
  type RecordKind,
  type Sort,
} from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { momentSql, type Tx } from '../../platform/db'
import { columnNamed, snakeCase, sortColumnName } from '../schema/record-columns'
import { LAST } from '../schema/sort-value'
import { tableOf } from '../schema/tables'
import { recordsChanged } from '../schema/version.store'
import { addWritten, recountTokens } from '../search/token-stats'
import { FIGURES } from './derived-figures'
import { addMissing } from './derived-missing'
import { refreshExpiry } from './expiry-refresh'
import { fillOngoingPeople } from './ongoing-people'
import { EVERY_RECORD, mergeNewWords, type Scope, scopeOf } from './scope'
import { forgetStale, takeStale } from './stale-figures.store'

/** The records whose figures are computed by one statement. */
const PAGE = 1_000

const derivedColumns = (kind: RecordKind): SQL[] =>
  kind.columns.filter((c) => c.derived).map((c) => named(c.key))

const named = (key: string): SQL => sql`${sql.identifier(snakeCase(key))}`
const listOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * The value of schema/sort-value.ts in SQL. Days are ms of their start in Asia/Shanghai, which has been UTC+8 since
 * 1991.
 */
const sortExpression = (kind: RecordKind, sort: Sort): SQL => {
  const figure = sql`f.${named(sort.column)}`
  const isDay = columnNamed(kind, sort.column).type === 'date'
  const compared = isDay
    ? sql`extract(epoch from ${figure}::timestamp)::bigint * 1000 - ${8 * HOUR_MS}::bigint`
    : figure
  return sql`coalesce(${compared}, ${LAST[sort.direction]}::bigint)`
}

/** The new tokens of filters over computed values, which replace the old ones. */
const tokenChanges = (kind: RecordKind): SQL[] => {
  const filters = kind.filters.filter(
    (filter) => filter.type === 'options' && columnNamed(kind, filter.column).derived,
  )
  if (filters.length === 0) return []
  const stays = filters.map(({ key }) => sql`token not like ${`:${key}:%`}`)
  const added = filters.map(({ key, column }) => sql`array[${`:${key}:`}::text || f.${named(column)}]`)
  const kept = sql`array(select token from unnest(tsvector_to_array(r.tokens)) as token
    where ${sql.join(stays, sql` and `)})`
  const tokens = sql.join([kept, ...added], sql` || `)
  return [sql`tokens = array_to_tsvector(array_remove(${tokens}, null))`]
}

/** Updates the rows of a kind with changed figures; returns their number. */
const updateFigures = async (tx: Tx, kind: RecordKind, scope: Scope, now: number): Promise<number> => {
  const names = derivedColumns(kind)
  const sorts = kind.sorts.filter((sort) => columnNamed(kind, sort.column).derived)
  const changes = [
    ...names.map((name) => sql`${name} = f.${name}`),
    ...sorts.map((sort) => sql`${sql.identifier(sortColumnName(sort))} = ${sortExpression(kind, sort)}`),
    ...tokenChanges(kind),
    sql`updated_at = ${momentSql(now)}`,
  ]
  const of = (row: SQL) => listOf(names.map((name) => sql`${row}.${name}`))
  const figures = FIGURES[kind.kind]
  if (!figures) throw new Error(`no figures of ${kind.kind}`)
  // Computed before the update: a distributed database computes no figures of several tables while it updates one.
  const written = await tx.execute(sql`
    with f as materialized (${figures(scope, now)})
    update ${tableOf(kind)} as r set ${listOf(changes)} from f
    where f.id = r.id and (${of(sql`r`)}) is distinct from (${of(sql`f`)})`)
  return written.rowCount ?? 0
}

/** The kinds that get new records when notices name them. */
const NAMED = new Set<RecordKind>([owner, agency])

/** Computes the figures of a scope; returns the number of changed records and the ids of added ones. */
const compute = async (tx: Tx, kind: RecordKind, scope: Scope, now: number) => {
  const added = NAMED.has(kind) ? await addMissing(tx, kind, scope, now) : []
  if (kind === person) await fillOngoingPeople(tx, scope, now)
  return { added, count: added.length + (await updateFigures(tx, kind, scope, now)) }
}

const publish = async (tx: Tx, kind: RecordKind, count: number, added: readonly string[], now: number) => {
  if (count === 0) return
  if (kind !== company) await addWritten(tx, kind, count)
  await recordsChanged(tx, kind, { arrived: added, now })
}

const isAffected = ({ kind, sources }: FigureKind, changed: string): boolean =>
  kind.kind === changed || sources.some((source) => source.kind.kind === changed)

/**
 * Computes all figures that depend on records of a kind: the counts of companies, owners and agencies (new ones are
 * added when notices name them) and the current works of people. `now` in ms. Rows with unchanged figures are not
 * written.
 * @param only the kinds to update
 * @returns the number of changed records, by kind
 */
export async function refreshDerived(
  tx: Tx,
  changed: string,
  now: number,
  only: readonly RecordKind[] = FIGURE_KINDS.map(({ kind }) => kind),
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const figures of FIGURE_KINDS) {
    const { kind } = figures
    if (!isAffected(figures, changed) || !only.includes(kind)) continue
    await forgetStale(tx, kind.kind)
    counts[kind.kind] = await refreshAll(tx, kind, now)
  }
  await recountTokens(tx)
  return counts
}

const refreshAll = async (tx: Tx, kind: RecordKind, now: number): Promise<number> => {
  const { added, count } = await compute(tx, kind, EVERY_RECORD, now)
  await publish(tx, kind, count, added, now)
  return count
}

const refreshSome = async (tx: Tx, figures: FigureKind, ids: readonly string[], now: number) => {
  for (const merge of mergeNewWords(figures)) await tx.execute(merge)
  const all: string[] = []
  let total = 0
  for (let at = 0; at < ids.length; at += PAGE) {
    const scope = scopeOf(figures, ids.slice(at, at + PAGE))
    const { added, count } = await compute(tx, figures.kind, scope, now)
    all.push(...added)
    total += count
  }
  await publish(tx, figures.kind, total, all, now)
}

/**
 * Computes the figures of the records that are noted as stale, and the expiry lists of the companies among them (DAT-70).
 * `now` in ms.
 */
export async function refreshStale(tx: Tx, now: number): Promise<void> {
  for (const figures of FIGURE_KINDS) {
    const { kind } = figures
    const ids = await takeStale(tx, kind)
    if (ids === null) await refreshAll(tx, kind, now)
    else if (ids.length > 0) await refreshSome(tx, figures, ids, now)
    if (kind === company && ids?.length !== 0) await refreshExpiry(tx, now, ids)
  }
  await recountTokens(tx)
}

/** Computes all figures and expiry lists of all records, and counts the tokens of what changed. `now` in ms. */
export async function refreshFigures(tx: Tx, now: number): Promise<void> {
  for (const { kind } of FIGURE_KINDS) {
    await forgetStale(tx, kind.kind)
    await refreshAll(tx, kind, now)
  }
  await refreshExpiry(tx, now)
  await recountTokens(tx, 0)
}
