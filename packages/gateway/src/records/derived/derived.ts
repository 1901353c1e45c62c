import { HOUR_MS } from '@zhushutong/domain/formatting'
import {
  agency,
  company,
  credit,
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
import { countTokens } from '../search/token-stats'
import { FIGURES } from './derived-figures'
import { addMissing } from './derived-missing'
import { fillOngoingPeople } from './ongoing-people'

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
const refresh = async (tx: Tx, kind: RecordKind, now: number): Promise<number> => {
  const names = derivedColumns(kind)
  const sorts = kind.sorts.filter((sort) => columnNamed(kind, sort.column).derived)
  const changes = [
    ...names.map((name) => sql`${name} = f.${name}`),
    ...sorts.map((sort) => sql`${sql.identifier(sortColumnName(sort))} = ${sortExpression(kind, sort)}`),
    ...tokenChanges(kind),
    sql`updated_at = ${momentSql(now)}`,
  ]
  const of = (row: SQL) => listOf(names.map((name) => sql`${row}.${name}`))
  const written = await tx.execute(sql`
    update ${tableOf(kind)} as r set ${listOf(changes)} from (${FIGURES[kind.kind]}) as f
    where f.id = r.id and (${of(sql`r`)}) is distinct from (${of(sql`f`)})`)
  return written.rowCount ?? 0
}

/** The kinds with computed figures, each with the kinds that the figures come from. */
const MADE_OF: ReadonlyArray<readonly [RecordKind, ReadonlySet<string>]> = [
  [company, new Set(['company', 'person', 'winning', 'tender', 'credit'])],
  [owner, new Set(['owner', 'winning', 'tender'])],
  [agency, new Set(['agency', 'winning', 'tender'])],
  [person, new Set(['person', 'winning', 'engineering', 'siku', 'shengting'])],
  [credit, new Set(['credit'])],
]

/** The kinds that get new records when notices name them. */
const NAMED = new Set<RecordKind>([owner, agency])

/**
 * Updates computed values after records of a kind changed: the counts of companies, owners and agencies (new ones are
 * added when notices name them) and the current works of people. `now` in ms. Rows with unchanged figures are not
 * written.
 * @param only the kinds to update
 * @returns the number of changed records, by kind
 */
export async function refreshDerived(
  tx: Tx,
  changed: string,
  now: number,
  only: readonly RecordKind[] = MADE_OF.map(([kind]) => kind),
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const [kind, sources] of MADE_OF) {
    if (!sources.has(changed) || !only.includes(kind)) continue
    const added = NAMED.has(kind) ? await addMissing(tx, kind, now) : []
    if (kind === person) await fillOngoingPeople(tx, now)
    counts[kind.kind] = added.length + (await refresh(tx, kind, now))
    if (counts[kind.kind] === 0) continue
    if (kind !== company) await countTokens(tx, kind, tableOf(kind))
    await recordsChanged(tx, kind, { ids: added, now })
  }
  return counts
}
