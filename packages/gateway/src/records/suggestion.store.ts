import { keywordHits, type RecordKind, searchForm } from '@zhushutong/domain/records'
import { and, getTableName, like, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db'
import type { Orm, Sql } from '../db/open'
import { keywordMatch } from './keyword'
import { columnIn } from './record-table'
import { type Sound, soundsOf } from './sound-row'
import { tableOf } from './tables'
import { tsqueryOf } from './tsquery'
import { soundHits, type TypedSound, typedSound } from './typed-sound'

const SHOWN = 5
/** Names that only contain the text are chosen among this many, so that a frequent pair costs no more. */
const LOOKED_AT = 200

export interface SuggestedRecord {
  readonly id: string
  readonly name: string
  readonly region: string | null
  /** Where a name that was typed by its sound meets it. */
  readonly hits?: Array<[number, number]>
}

const selectionOf = (table: PgTable, kind: RecordKind) => ({
  id: columnIn(table, 'id'),
  name: columnIn(table, kind.title),
  region: columnIn(table, 'region'),
})

const rows = (found: unknown) => found as SuggestedRecord[]

/** Behind everything that begins with a text, in the byte order of titles. */
const BEHIND = '\u{10ffff}'

// Both are asked at every key that is typed: the driver prepares them, and their plans fit whatever is typed, as no
// limit and no pattern is left open that would decide how they are run.

const beginningWith = async (db: Sql, kind: RecordKind, form: string) => {
  const [table, name] = [db(getTableName(tableOf(kind))), db(columnIn(tableOf(kind), kind.title).name)]
  return rows(
    await db`
      select id, ${name} as name, region from ${table}
      where search_title >= ${form} and search_title < ${form + BEHIND}
      order by search_title limit ${db.unsafe(`${SHOWN}`)}`,
  )
}

const containing = async (db: Sql, kind: RecordKind, text: string) => {
  const match = keywordMatch(kind, text)
  // One character stands in too many names to be looked for at every key that is typed.
  if (match.by !== 'words' || match.grams.some(({ prefix }) => prefix)) return []
  const asked = tsqueryOf(match.grams.slice(0, 3))
  const [table, name] = [db(getTableName(tableOf(kind))), db(columnIn(tableOf(kind), kind.title).name)]
  const found = rows(
    await db`
      select id, name, region from (
        select id, ${name} as name, region, search_title from ${table}
        where tokens @@ (select ${asked}::tsquery) limit ${db.unsafe(`${LOOKED_AT}`)}
      ) looked
      where search_title like any(${match.forms.map((form) => `%${form}%`)}::text[])
      order by search_title limit ${db.unsafe(`${SHOWN}`)}`,
  )
  // What met a synonym would stand there unmarked.
  return match.forms.length > 1 ? found.map((record) => withHits(record, text)) : found
}

const withHits = (record: SuggestedRecord, text: string): SuggestedRecord => ({
  ...record,
  hits: keywordHits(record.name, text).map(([from, to]): [number, number] => [from, to]),
})

/** One way to begin: a column of sounds and what it begins with. */
type Beginning = readonly [sound: Sound, text: string]

/** Up to so many of each beginning, in one statement; the first beginnings first, none twice. */
const sounding = async (
  orm: Orm,
  kind: RecordKind,
  typed: TypedSound,
  beginnings: readonly Beginning[],
  each: number,
): Promise<SuggestedRecord[]> => {
  const table = tableOf(kind)
  const { id, name, region } = selectionOf(table, kind)
  const title = columnIn(table, 'searchTitle')
  const held = typed.held.map((run) => like(title, `%${run}%`))
  const branch = ([sound, text]: Beginning): SQL => {
    const column = columnIn(table, sound)
    const met = and(like(column, `${text}%`), ...held)
    return sql`(select ${id} as id, ${name} as name, ${region} as region from ${table} where ${met} order by ${column} limit ${each})`
  }
  const found = await orm.execute(sql.join(beginnings.map(branch), sql` union all `))
  const byId = new Map(rows(found).map((record) => [record.id, record]))
  return [...byId.values()].flatMap((record) => {
    const hits = soundHits(record.name, typed)
    return hits ? [{ ...record, hits: hits.map(([from, to]): [number, number] => [from, to]) }] : []
  })
}

/** Names that sound as typed: whole syllables, initials, or both in turn; from the name's beginning or its brand's. */
const bySound = async (orm: Orm, kind: RecordKind, text: string): Promise<SuggestedRecord[]> => {
  const typed = soundsOf(kind).includes('initials') ? typedSound(text) : null
  if (!typed) return []
  const { pinyin, initials, shortened } = typed
  const found = await sounding(
    orm,
    kind,
    typed,
    [
      ...pinyin.map((p): Beginning => ['pinyin', p]),
      ['initials', initials],
      ...pinyin.map((p): Beginning => ['brandPinyin', p]),
      ['brandInitials', initials],
    ],
    SHOWN,
  )
  if (found.length > 0 || shortened === null) return found
  const both: readonly Beginning[] = [
    ['initials', shortened],
    ['brandInitials', shortened],
  ]
  return sounding(orm, kind, typed, both, LOOKED_AT)
}

/**
 * Up to five records whose title begins with a text or sounds as it is typed, in the order of the titles; else such
 * that contain it.
 */
export const recordSuggestion =
  (database: Database) =>
  async (kind: RecordKind, text: string): Promise<SuggestedRecord[]> => {
    const form = searchForm(text)
    if (form === '') return []
    const { orm, sql: db } = database.read()
    const literal = await beginningWith(db, kind, form)
    const sounding = literal.length < SHOWN ? await bySound(orm, kind, form) : []
    const known = new Set(literal.map(({ id }) => id))
    const found = [...literal, ...sounding.filter(({ id }) => !known.has(id))].slice(0, SHOWN)
    return found.length > 0 ? found : containing(db, kind, form)
  }
