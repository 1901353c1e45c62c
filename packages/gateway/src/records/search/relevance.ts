import { DEPENDANT_PATTERN } from '@zhushutong/domain/identity'
import { BRANCH_ENDINGS, LEGAL_FORMS, RANKS, type RecordKind } from '@zhushutong/domain/records'
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { soundsOf } from '../pinyin/pinyin-columns'
import { columnIn } from '../schema/record-table'
import type { WordsMatch } from './keyword'
import { type Binding, bind } from './predicates'

const listed = (texts: readonly string[], as: Binding): SQL => {
  const list = sql`${sql.param([...texts])}::text[]`
  return as === 'visible' ? list : sql`(select ${list})::text[]`
}

const isOneOf = (title: SQL, texts: readonly string[], as: Binding) =>
  sql`${title} = any(${listed(texts, as)})`

/** The keyword with each legal form, also in place of a final 公司. */
const completed = (whole: string): string[] => {
  const core = whole.replace(/公司$/, '')
  return LEGAL_FORMS.map((form) => core + form)
}

/** The number of characters before the brand; null for a title that begins with it, or without a known brand. */
const brandStart = (table: PgTable, kind: RecordKind): SQL | null =>
  soundsOf(kind).includes('brandInitials')
    ? sql`(char_length(${columnIn(table, 'initials')}) - char_length(${columnIn(table, 'brandInitials')}))`
    : null

const beginsWith = (table: PgTable, kind: RecordKind, texts: readonly string[], as: Binding) => {
  const title = columnIn(table, 'searchTitle')
  const start = brandStart(table, kind)
  return or(
    ...texts.flatMap((text) => {
      const bound = bind(text, 'text', as)
      const ofBrand = start && sql`substr(${title}, ${start} + 1, ${[...text].length}::int) = ${bound}`
      return [sql`starts_with(${title}, ${bound})`, ...(ofBrand ? [ofBrand] : [])]
    }),
  )
}

/** Titles that equal the keyword, with or without a legal form (FND-01). */
export function namesOf({ wholes }: WordsMatch): readonly string[] {
  return [...wholes, ...wholes.flatMap(completed)]
}

/** The highest code point: it sorts after every text with the same beginning, in the byte order of titles. */
const BEHIND = '\u{10ffff}'

/** Titles that begin with the keyword; they are adjacent in the index of titles. */
export function beginningCondition(table: PgTable, { wholes }: WordsMatch, as: Binding): SQL | undefined {
  const title = columnIn(table, 'searchTitle')
  return or(
    ...wholes.map((whole) =>
      and(sql`${title} >= ${bind(whole, 'text', as)}`, sql`${title} < ${bind(whole + BEHIND, 'text', as)}`),
    ),
  )
}

/** Titles that equal the keyword, with or without a legal form. */
export function namedCondition(table: PgTable, match: WordsMatch, as: Binding): SQL {
  return isOneOf(sql`${columnIn(table, 'searchTitle')}`, namesOf(match), as)
}

/** True for a title of a branch, works or subsidiary: a text behind a complete legal form, or the ending of a branch. */
const isDependant = (title: SQL): SQL => {
  const endings = BRANCH_ENDINGS.map((ending) => `'${ending}'`).join(', ')
  return sql`(right(${title}, 3) in (${sql.raw(endings)}) or ${title} ~ ${sql.raw(`'${DEPENDANT_PATTERN}'`)})`
}

/** The rank of a title, the best first (FND-01): one of `RANKS`, plus 1 for a dependant. */
export function rankOf(
  table: PgTable,
  kind: RecordKind,
  match: WordsMatch,
  as: Binding,
  also: readonly string[] = [],
): SQL<number> {
  const title = sql`${columnIn(table, 'searchTitle')}`
  const { wholes, words } = match
  const holds = or(...wholes.map((whole) => sql`strpos(${title}, ${bind(whole, 'text', as)}) > 0`))
  const ofWord = words.length > 1 ? beginsWith(table, kind, words.flat(), as) : undefined
  const literal = (rank: number) => sql.raw(String(rank))
  return sql<number>`case when ${isOneOf(title, wholes, as)} then ${literal(RANKS.exact)}
    when ${also.length > 0 ? inArray(columnIn(table, 'id'), [...also]) : sql`false`} then ${literal(RANKS.complete)} else
    (case when ${isOneOf(title, wholes.flatMap(completed), as)} then ${literal(RANKS.complete)}
      when ${beginsWith(table, kind, wholes, as)} then ${literal(RANKS.beginning)}
      when ${or(holds, ofWord)} then ${literal(RANKS.part)}
      else ${literal(RANKS.words)} end)
    + (case when ${isDependant(title)} then 1 else 0 end) end`
}
