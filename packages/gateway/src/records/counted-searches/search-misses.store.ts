import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { normaliseForSearch } from '@zhushutong/domain/records'
import { and, asc, count, desc, eq, gte, ilike, max, sum } from 'drizzle-orm'
import { containing } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import type { Reader } from '../schema/reader'
import { searchMisses } from './search-misses.table'

interface MissPage extends PageRequest {
  /** The number of days, up to today. */
  readonly days: number
  readonly kind?: string
  /** Empty for all. */
  readonly words: string
  readonly sort: 'times' | 'lastTime'
  readonly order: 'asc' | 'desc'
}

/** Keywords that found nothing, for the staff (TRK-04). */
export async function findSearchMisses(
  orm: Reader,
  { days, kind, words, sort, order, ...page }: MissPage,
  now: number,
) {
  const where = and(
    gte(searchMisses.day, addDays(dayOf(now), 1 - days)),
    kind ? eq(searchMisses.kind, kind) : undefined,
    words ? ilike(searchMisses.keyword, containing(normaliseForSearch(words))) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const [times, last] = [sum(searchMisses.times).mapWith(Number), max(searchMisses.lastAt)]
  const groups = orm
    .select({ kind: searchMisses.kind, keyword: searchMisses.keyword, times, lastAt: last })
    .from(searchMisses)
    .where(where)
    .groupBy(searchMisses.kind, searchMisses.keyword)
  const [counted] = await orm.select({ total: count() }).from(groups.as('groups'))
  const rows = await groups
    .orderBy(by(sort === 'times' ? times : last), searchMisses.kind, searchMisses.keyword)
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: counted?.total ?? 0 }
}
