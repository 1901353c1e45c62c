import { RANKS } from '@zhushutong/domain/records'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../schema/reader'
import { tableOf } from '../schema/tables'
import type { Cursor } from './cursor'
import type { FoundRecord } from './engine.ports'
import { pageSelection, type Reading, readByIds, readPage } from './execute'
import type { WordsMatch } from './keyword'
import type { Except, Plan } from './plan'
import { beginningCondition, namedCondition, rankOf } from './relevance'
import {
  idColumn,
  indexedCondition,
  limitOf,
  recheckCondition,
  sortColumn,
  sortedOrder,
  whereClause,
} from './statements'

/** The most titles beginning with a keyword that are listed first; if there are more, only titles equal to it are. */
const MAX_IN_FRONT = 200
/** The last rank of titles that are listed first. */
const LAST_IN_FRONT = RANKS.beginning + 1

type CursorPosition = Required<Cursor>

const rankIn = (plan: Plan): SQL<number> =>
  rankOf(tableOf(plan.kind), plan.kind, plan.match as WordsMatch, 'opaque', plan.also)

const rankedOrder = ({ sort }: Plan): SQL => {
  const direction = sql.raw(sort.direction)
  return sql`rank, place ${direction}, id ${direction}`
}

const afterCursor = ({ sort, after }: Plan): SQL | undefined => {
  if (!after) return undefined
  const behind = sql.raw(sort.direction === 'desc' ? '<' : '>')
  const rank = after.rank ?? RANKS.rest
  return sql`(rank > ${rank} or (rank = ${rank} and (place, id) ${behind} (${after.value}::bigint, ${after.id})))`
}

/** The ids of a page among all matches, each of which is ranked. */
const rankedIds = (plan: Plan): SQL => {
  const matches = sql`
    select ${idColumn(plan)} as id, ${sortColumn(plan)} as place, ${rankIn(plan)} as rank
    from ${tableOf(plan.kind)} ${whereClause(indexedCondition(plan, 'opaque'))}`
  return sql`select id from (${matches}) ranked ${whereClause(afterCursor(plan))} order by ${rankedOrder(plan)} ${limitOf(plan)}`
}

const readAllRanked = (reader: Reader, plan: Plan, reading: Reading) => {
  const rank = rankIn(plan).mapWith(Number)
  const selection = { ...pageSelection(plan, reading), rank }
  return readByIds(reader, plan, selection, rankedIds(plan), sql`${rankIn(plan)}, ${sortedOrder(plan)}`)
}

interface Front {
  readonly places: readonly CursorPosition[]
  readonly except: Except
}

/** True when few enough titles begin with the keyword to list all of them first. */
const fewBegin = async (reader: Reader, { kind, match }: Plan): Promise<boolean> => {
  const table = tableOf(kind)
  const beginning = beginningCondition(table, match as WordsMatch, 'opaque')
  const [row] = await reader
    .select({ n: sql<number>`count(*)::int` })
    .from(sql`(select 1 from ${table} where ${beginning} limit ${sql.raw(String(MAX_IN_FRONT + 1))}) begun`)
    .prepare('begun')
    .execute()
  return (row?.n ?? 0) <= MAX_IN_FRONT
}

const readFront = async (reader: Reader, plan: Plan): Promise<Front> => {
  const [table, match] = [tableOf(plan.kind), plan.match as WordsMatch]
  const except = (await fewBegin(reader, plan)) ? 'beginning' : 'named'
  const inFront = (except === 'named' ? namedCondition : beginningCondition)(table, match, 'opaque')
  const query = reader
    .select({ id: sql<string>`id`, value: sql<number>`place`, rank: sql<number>`rank` })
    .from(
      sql`(
        select ${idColumn(plan)} as id, ${sortColumn(plan)} as place, ${rankIn(plan)} as rank
        from ${table} ${whereClause(and(inFront, recheckCondition(plan, 'opaque')))}) ranked`,
    )
    .orderBy(rankedOrder(plan))
  return { places: await (plan.isCommon ? query.prepare('front').execute() : query), except }
}

const isBehind = ({ sort }: Plan, place: CursorPosition, after: Cursor): boolean => {
  const rank = after.rank ?? RANKS.rest
  if (place.rank !== rank) return place.rank > rank
  const [value, other] = [place.value, after.value]
  if (value !== other) return sort.direction === 'desc' ? value < other : value > other
  return sort.direction === 'desc' ? place.id < after.id : place.id > after.id
}

const frontOnPage = (plan: Plan, places: readonly CursorPosition[]): readonly CursorPosition[] => {
  const { after } = plan
  const behind = after ? places.filter((place) => isBehind(plan, place, after)) : places.slice(plan.offset)
  return behind.slice(0, plan.size + 1)
}

const readAt = async (
  reader: Reader,
  plan: Plan,
  reading: Reading,
  places: readonly CursorPosition[],
): Promise<FoundRecord[]> => {
  if (places.length === 0) return []
  const ids = sql`select unnest(${sql.param(places.map(({ id }) => id))}::text[])`
  const rows = await readByIds(reader, plan, pageSelection(plan, reading), ids, sortedOrder(plan))
  const byId = new Map(rows.map((foundRecord) => [foundRecord.record.id, foundRecord]))
  return places.flatMap(({ id, rank }) => {
    const foundRecord = byId.get(id)
    return foundRecord ? [{ ...foundRecord, rank }] : []
  })
}

/** The titles in front by rank, then all others in the order of the sort, with the same rank. */
const readFrontFirst = async (reader: Reader, plan: Plan, reading: Reading) => {
  const { places, except } = await readFront(reader, plan)
  const onPage = frontOnPage(plan, places)
  const inFront = await readAt(reader, plan, reading, onPage)
  const left = plan.size - onPage.length
  if (left < 0) return inFront
  const { after } = plan
  const rest: Plan = {
    ...plan,
    ...(places.length > 0 && { except }),
    after: after && (after.rank ?? RANKS.rest) > LAST_IN_FRONT ? after : null,
    offset: Math.max(0, plan.offset - places.length),
  }
  // A full page is read, so that one prepared statement fits any number of titles in front.
  const others = (await readPage(reader, rest, reading)).slice(0, left + 1)
  return [...inFront, ...others.map((other) => ({ ...other, rank: RANKS.rest }))]
}

/** The records of a page by relevance and one more, if there is one (FND-01). */
export function readRanked(reader: Reader, plan: Plan, reading: Reading): Promise<FoundRecord[]> {
  return (plan.ranking === 'all' ? readAllRanked : readFrontFirst)(reader, plan, reading)
}
