import { parentName } from '@zhushutong/domain/identity'
import {
  findWordHits,
  normaliseForSearch,
  type RecordKind,
  type SynonymTable,
} from '@zhushutong/domain/records'
import { and, gte, like, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Queryable, readRows } from '../../platform/db'
import { type Sound, soundsOf } from '../pinyin/pinyin-columns'
import { misreadSound, soundHits, type TypedSound, typedSound } from '../pinyin/pinyin-query'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import { tsqueryOf } from '../schema/tsquery'
import type { SuggestedTitle } from '../search/engine.ports'
import { keywordMatch, markedWords } from '../search/keyword'

const SHOWN = 5
/** The records read to find names that only contain the text: a limit, so that frequent pairs cost no more. */
const LOOKED_AT = 200

const selectionOf = (table: PgTable, kind: RecordKind) => ({
  id: columnIn(table, 'id'),
  name: columnIn(table, kind.title),
  region: columnIn(table, 'region'),
})

/** The highest code point: it sorts after every text with the same beginning, in the byte order of titles. */
const BEHIND = '\u{10ffff}'

// Both statements run at every typed key. They are prepared, with plans that fit every text: no limit and no pattern
// that would decide the plan is a parameter.
const literal = (count: number) => sql.raw(String(count))

const readTitles = (db: Queryable, row: SQL, name: string): Promise<SuggestedTitle[]> =>
  db
    .select({
      id: sql<string>`found.id`,
      name: sql<string>`found.name`,
      region: sql<string | null>`found.region`,
    })
    .from(sql`(${row}) found`)
    .prepare(name)
    .execute()

const findBeginningWith = (db: Queryable, kind: RecordKind, form: string) => {
  const table = tableOf(kind)
  const { id, name, region } = selectionOf(table, kind)
  const title = columnIn(table, 'searchTitle')
  const begins = and(gte(title, form), lt(title, form + BEHIND))
  const result = sql`select ${id} as id, ${name} as name, ${region} as region from ${table}
    where ${begins} order by ${title} limit ${literal(SHOWN)}`
  return readTitles(db, result, 'beginning')
}

const findContaining = async (db: Queryable, kind: RecordKind, text: string, synonyms: SynonymTable) => {
  const match = keywordMatch(kind, text, synonyms)
  // A single character occurs in too many names to be searched at every typed key.
  if (match.by !== 'words' || match.grams.some(({ prefix }) => prefix)) return []
  const table = tableOf(kind)
  const { id, name, region } = selectionOf(table, kind)
  const tsquery = tsqueryOf(match.grams.slice(0, 3))
  const holds = match.words.map((forms) => {
    const patterns = forms.map((form) => `%${form}%`)
    return sql`search_title like any(${sql.param(patterns)}::text[])`
  })
  const looked = sql`
    select ${id} as id, ${name} as name, ${region} as region, ${columnIn(table, 'searchTitle')} as search_title
    from ${table} where ${columnIn(table, 'tokens')} @@ (select ${tsquery}::tsquery) limit ${literal(LOOKED_AT)}`
  const titles = await readTitles(
    db,
    sql`select id, name, region from (${looked}) looked
      where ${and(...holds)}
      order by search_title limit ${literal(SHOWN)}`,
    'containing',
  )
  // Otherwise the match of a synonym would not be highlighted.
  return match.marked.length > 1 ? titles.map((record) => withHits(record, markedWords(match))) : titles
}

const withHits = (record: SuggestedTitle, words: readonly string[]): SuggestedTitle => ({
  ...record,
  hits: findWordHits(record.name, words).map(([from, to]): [number, number] => [from, to]),
})

type Beginning = readonly [sound: Sound, text: string]

/** Up to `each` records of each beginning, in one statement: in the order of the beginnings, without duplicates. */
const findSounding = async (
  db: Queryable,
  kind: RecordKind,
  typed: TypedSound,
  beginnings: readonly Beginning[],
  each: number,
): Promise<SuggestedTitle[]> => {
  const table = tableOf(kind)
  const { id, name, region } = selectionOf(table, kind)
  const title = columnIn(table, 'searchTitle')
  const contained = typed.held.map((run) => like(title, `%${run}%`))
  const branch = ([sound, text]: Beginning): SQL => {
    const column = columnIn(table, sound)
    const met = and(like(column, `${text}%`), ...contained)
    return sql`(select ${id} as id, ${name} as name, ${region} as region from ${table} where ${met} order by ${column} limit ${each})`
  }
  const rows = await readRows<SuggestedTitle>(db, sql.join(beginnings.map(branch), sql` union all `))
  const byId = new Map(rows.map((record) => [record.id, record]))
  return [...byId.values()].flatMap((record) => {
    const hits = soundHits(record.name, typed)
    return hits ? [{ ...record, hits: hits.map(([from, to]): [number, number] => [from, to]) }] : []
  })
}

/**
 * Names that sound as typed: in whole syllables, initials or a mixture, from the beginning of the name or of its brand.
 */
const findBySound = async (db: Queryable, kind: RecordKind, text: string): Promise<SuggestedTitle[]> => {
  const typed = soundsOf(kind).includes('initials') ? typedSound(text) : null
  if (!typed) return []
  const { pinyin, initials, shortened } = typed
  const sounding = await findSounding(
    db,
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
  if (sounding.length > 0) return sounding
  if (shortened !== null) {
    const both: readonly Beginning[] = [
      ['initials', shortened],
      ['brandInitials', shortened],
    ]
    const initialled = await findSounding(db, kind, typed, both, LOOKED_AT)
    if (initialled.length > 0) return initialled
  }
  const misread = misreadSound(typed)
  if (!misread) return []
  const others = misread.pinyin.flatMap((p): Beginning[] => [
    ['pinyin', p],
    ['brandPinyin', p],
  ])
  return findSounding(db, kind, misread, others, SHOWN)
}

const dependantsLast = (titles: readonly SuggestedTitle[]): SuggestedTitle[] => {
  const isDependant = ({ name }: SuggestedTitle) => parentName(name) !== null
  return [...titles.filter((title) => !isDependant(title)), ...titles.filter(isDependant)]
}

/**
 * Up to five records with a title that begins with a text or sounds like it, in the order of the titles, dependants
 * (DAT-20) last; if there are none, records with a title that contains it.
 */
export async function suggestTitles(
  db: Queryable,
  kind: RecordKind,
  text: string,
  synonyms: SynonymTable,
): Promise<SuggestedTitle[]> {
  const form = normaliseForSearch(text)
  if (form === '') return []
  const literal = await findBeginningWith(db, kind, form)
  const sounding = literal.length < SHOWN ? await findBySound(db, kind, form) : []
  const known = new Set(literal.map(({ id }) => id))
  const rows = [...literal, ...sounding.filter(({ id }) => !known.has(id))].slice(0, SHOWN)
  return dependantsLast(rows.length > 0 ? rows : await findContaining(db, kind, form, synonyms))
}
