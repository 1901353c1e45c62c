import { addDays, dayOf, HOUR_MS } from '@zhushutong/domain/formatting'
import { normaliseForSearch, type RecordKind } from '@zhushutong/domain/records'
import { countsAsMiss } from '@zhushutong/domain/tracking'
import { and, asc, count, desc, eq, gte, ilike, lt, max, sql, sum } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import { containing, type Queryable } from '../../platform/db'
import { createLimiter, offsetOf, type PageRequest } from '../../platform/http'
import type { Reader } from '../schema/reader'
import type { SearchRequest } from '../search/search-request'
import { searchMisses } from './search-misses.table'

const RETENTION_DAYS = 90

/** A reader's repeated search counts once an hour. */
const ONCE = { capacity: 1, perSecond: 1000 / HOUR_MS, maxKeys: 20_000 }
/** The limit of writes by one gateway: 500 at once, then about 17 000 a day. */
const WRITES = { capacity: 500, perSecond: 0.2 }

interface MissPage extends PageRequest {
  /** The number of days, up to today. */
  readonly days: number
  readonly kind?: string
  /** Empty for all. */
  readonly words: string
  readonly sort: 'times' | 'lastTime'
  readonly order: 'asc' | 'desc'
}

/** Counts searches that found nothing (TRK-04). */
export function searchMissCounter({ orm }: { readonly orm: Queryable }, clock: Clock) {
  const once = createLimiter(ONCE, clock)
  const writes = createLimiter(WRITES, clock)
  return {
    /** @param reader a key of the searcher, used in memory only, so that a repeated search counts once */
    async count(kind: RecordKind, { keyword = '', filters, pageNum }: SearchRequest, reader: string) {
      if (pageNum !== 1 || Object.keys(filters).length > 0 || keyword.includes('@')) return
      const searched = normaliseForSearch(keyword)
      if (!countsAsMiss(searched, kind.keyword === 'whole')) return
      if (!once.take(`${reader} ${kind.kind} ${searched}`).ok || !writes.take('all').ok) return
      const now = clock.now()
      await orm
        .insert(searchMisses)
        .values({ day: dayOf(now), kind: kind.kind, keyword: searched, times: 1, lastAt: now })
        .onConflictDoUpdate({
          target: [searchMisses.day, searchMisses.kind, searchMisses.keyword],
          set: { times: sql`${searchMisses.times} + 1`, lastAt: now },
        })
    },
    async sweep(): Promise<void> {
      await orm.delete(searchMisses).where(lt(searchMisses.day, addDays(dayOf(clock.now()), -RETENTION_DAYS)))
    },
  }
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
