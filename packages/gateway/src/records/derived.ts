import { agency, company, owner, type RecordKind, type Sort } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import type postgres from 'postgres'
import { FIGURES } from './derived-figures'
import { addMissing } from './derived-missing'
import { countTokens } from './frequency'
import { columnNamed, snakeCase, sortColumnName } from './record-columns'
import { LAST } from './sort-value'
import { tableOf } from './tables'

type Tx = postgres.ISql<{ bigint: number }>

const derivedKeys = (kind: RecordKind) => kind.columns.filter((c) => c.derived).map((c) => c.key)

/** As sort-value.ts compares: days as ms of their start in Asia/Shanghai, which has stood at UTC+8 since 1991. */
const sortExpression = (kind: RecordKind, sort: Sort): string => {
  const figure = `f.${snakeCase(sort.column)}`
  const isDay = columnNamed(kind, sort.column).type === 'date'
  const compared = isDay ? `extract(epoch from ${figure}::timestamp)::bigint * 1000 - 28800000` : figure
  return `coalesce(${compared}, ${LAST[sort.direction]})`
}

/** The tokens of the filters over computed values, in place of those that stood there. */
const tokenChanges = (kind: RecordKind): string[] => {
  const filters = kind.filters.filter(
    (filter) => filter.type === 'options' && columnNamed(kind, filter.column).derived,
  )
  if (filters.length === 0) return []
  const stays = filters.map(({ key }) => `token not like ':${key}:%'`).join(' and ')
  const added = filters.map(({ key, column }) => `array[':${key}:' || f.${snakeCase(column)}]`)
  const kept = `array(select token from unnest(tsvector_to_array(r.tokens)) as token where ${stays})`
  return [`tokens = array_to_tsvector(array_remove(${[kept, ...added].join(' || ')}, null))`]
}

/** Writes the figures of a kind where they differ from what stands there. */
const refresh = async (tx: Tx, kind: RecordKind, now: number): Promise<number> => {
  const names = derivedKeys(kind).map(snakeCase)
  const sorts = kind.sorts.filter((sort) => columnNamed(kind, sort.column).derived)
  const changes = [
    ...names.map((name) => `${name} = f.${name}`),
    ...sorts.map((sort) => `${sortColumnName(sort)} = ${sortExpression(kind, sort)}`),
    ...tokenChanges(kind),
    'updated_at = $1::timestamptz',
  ]
  const of = (row: string) => names.map((name) => `${row}.${name}`).join(', ')
  const written = await tx.unsafe(
    `update ${getTableName(tableOf(kind))} as r set ${changes.join(', ')}
     from (${FIGURES[kind.kind]}) as f
     where f.id = r.id and (${of('r')}) is distinct from (${of('f')})`,
    [new Date(now).toISOString()],
  )
  return written.count
}

/** The kinds whose figures are made of others' records, with those others. */
const MADE_OF: ReadonlyArray<readonly [RecordKind, ReadonlySet<string>]> = [
  [company, new Set(['company', 'person', 'winning', 'tender', 'credit'])],
  [owner, new Set(['owner', 'winning', 'tender'])],
  [agency, new Set(['agency', 'winning', 'tender'])],
]

/**
 * Brings what is computed from other records up to date after records of a kind came in: the counts of companies,
 * and owners and agencies, of which those that notices name for the first time are added. `now` in ms. Set-based,
 * and rows whose figures stay are not touched.
 * @returns how many records changed, by their kind
 */
export const refreshDerived = async (
  tx: Tx,
  changed: string,
  now: number,
): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const [kind, sources] of MADE_OF) {
    if (!sources.has(changed)) continue
    const added = kind === company ? 0 : await addMissing(tx, kind, now)
    counts[kind.kind] = added + (await refresh(tx, kind, now))
    if (counts[kind.kind] === 0) continue
    if (kind !== company) await countTokens(tx, kind, tableOf(kind))
    await tx`insert into record_versions (kind, version) values (${kind.kind}, 1)
      on conflict (kind) do update set version = record_versions.version + 1`
  }
  return counts
}
