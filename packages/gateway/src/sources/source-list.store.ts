import type { BatchState, ImportMode } from '@zhushutong/domain/data-import'
import type { Alarm, Rhythm } from '@zhushutong/domain/data-sources'
import { type SQL, sql } from 'drizzle-orm'
import { importBatches } from '../import'
import { containing, type Queryable, readRows } from '../platform/db'
import { offsetOf, type PageRequest } from '../platform/http'
import { dataSources, recordStatements } from '../records'
import { sourceSettings } from './sources.table'

/** A source with its settings, if any, its last delivery and its last run; times in ms. */
export interface ListedSource {
  readonly kind: string
  readonly source: string
  readonly platform: string | null
  readonly rank: number
  readonly hasSettings: boolean
  readonly place: string | null
  readonly mapping: string | null
  readonly hasCredential: boolean
  readonly mode: ImportMode | null
  readonly rhythm: Rhythm | null
  readonly tolerance: number | null
  readonly maxRejected: number | null
  readonly maxLost: number | null
  readonly maxChanged: number | null
  readonly isOn: boolean
  readonly isDue: boolean
  readonly nextAt: number | null
  readonly alarm: Alarm | null
  readonly alarmAt: number | null
  readonly problemText: string | null
  readonly deliveredAt: number | null
  readonly dataOn: string | null
  readonly rows: number
  readonly batch: string | null
  readonly file: string | null
  readonly state: BatchState | null
  readonly startedAt: number | null
  readonly note: string | null
}

interface SourcePage extends PageRequest {
  readonly kind?: string
  /** A part of the name. */
  readonly words: string
  readonly state?: 'alarm' | 'on' | 'off'
  readonly sort: 'deliveryTime' | 'rank'
  readonly order: 'asc' | 'desc'
}

const ms = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`

/** The sources, joined with their settings, last delivery and last run. */
const SOURCES = sql`
  ${dataSources} d
  left join ${sourceSettings} s on s.id = d.kind || ':' || d.source
  left join lateral (
    select finished_at, data_on from ${importBatches} b
    where b.kind = d.kind and b.source = d.source and b.state = 'done' order by finished_at desc limit 1
  ) delivery on true
  left join lateral (
    select id, file, state, started_at, note from ${importBatches} b
    where b.kind = d.kind and b.source = d.source order by started_at desc limit 1
  ) run on true`

/** The rows are counted for a page only. */
const COLUMNS = sql`
  d.kind, d.source, d.platform, d.rank, s.id is not null as "hasSettings", s.place, s.mapping,
  s.credential is not null as "hasCredential", s.mode, s.rhythm, s.tolerance, s.max_rejected as "maxRejected",
  s.max_lost as "maxLost", s.max_changed as "maxChanged", coalesce(s.is_on, false) as "isOn",
  coalesce(s.is_due, false) as "isDue", ${ms(sql`s.next_at`)} as "nextAt", s.alarm,
  ${ms(sql`s.alarm_at`)} as "alarmAt", s.problem_text as "problemText",
  ${ms(sql`delivery.finished_at`)} as "deliveredAt", delivery.data_on::text as "dataOn",
  (select count(*)::int from ${recordStatements} r
    where r.kind = d.kind and r.source = d.source and r.closed_on is null) as rows,
  run.id as batch, run.file, run.state, ${ms(sql`run.started_at`)} as "startedAt", run.note`

const STATES = {
  alarm: sql`s.alarm is not null`,
  on: sql`s.is_on`,
  off: sql`s.is_on is not true`,
} as const

const SORTS = { deliveryTime: sql`delivery.finished_at`, rank: sql`d.rank` } as const

/** A page of the sources; those with an alarm come first. */
export async function findSourcePage(db: Queryable, query: SourcePage) {
  const { kind, words, state, sort, order } = query
  const pattern = containing(words)
  const where = sql.join(
    [
      sql`true`,
      ...(kind === undefined ? [] : [sql`d.kind = ${kind}`]),
      ...(state === undefined ? [] : [STATES[state]]),
      ...(words === '' ? [] : [sql`(d.source ilike ${pattern} or d.platform ilike ${pattern})`]),
    ],
    sql` and `,
  )
  const direction = order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
  const rows = await readRows<ListedSource>(
    db,
    sql`select ${COLUMNS} from ${SOURCES} where ${where}
      order by (s.alarm is not null) desc, ${SORTS[sort]} ${direction}, d.kind, d.source
      limit ${query.pageSize} offset ${offsetOf(query)}`,
  )
  const [count] = await readRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${SOURCES} where ${where}`,
  )
  return { rows, total: count?.n ?? 0 }
}

/** A source by its id; null if there is none. */
export async function findSource(db: Pick<Queryable, 'execute'>, id: string): Promise<ListedSource | null> {
  const [row] = await readRows<ListedSource>(
    db,
    sql`select ${COLUMNS} from ${SOURCES} where d.kind || ':' || d.source = ${id}`,
  )
  return row ?? null
}
