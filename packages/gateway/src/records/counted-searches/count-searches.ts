import { addDays, dayOf, HOUR_MS } from '@zhushutong/domain/formatting'
import { normaliseForSearch, type RecordKind } from '@zhushutong/domain/records'
import { isCountedKeyword } from '@zhushutong/domain/tracking'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Queryable } from '../../platform/db'
import { createLimiter } from '../../platform/http'
import type { SearchRequest } from '../search/search-request'
import { searchMisses } from './search-misses.table'
import { searchWords } from './search-words.table'

const RETENTION_DAYS = 90

/** A reader's repeated search counts once an hour. */
const ONCE = { capacity: 1, perSecond: 1000 / HOUR_MS, maxKeys: 20_000 }
/** The limit of writes by one gateway: 500 at once, then about 17 000 a day. */
const WRITES = { capacity: 500, perSecond: 0.2 }

/** Counts searches by keyword: those without results for the staff (TRK-04), the others for the hot searches (SHL-03). */
export function searchCounter({ orm }: { readonly orm: Queryable }, clock: Clock) {
  const once = createLimiter(ONCE, clock)
  const writes = { found: createLimiter(WRITES, clock), missed: createLimiter(WRITES, clock) }

  const addMiss = (day: string, kind: string, keyword: string) =>
    orm
      .insert(searchMisses)
      .values({ day, kind, keyword, times: 1, lastAt: clock.now() })
      .onConflictDoUpdate({
        target: [searchMisses.day, searchMisses.kind, searchMisses.keyword],
        set: { times: sql`${searchMisses.times} + 1`, lastAt: clock.now() },
      })
  const addWord = (day: string, kind: string, word: string) =>
    orm
      .insert(searchWords)
      .values({ day, kind, word, count: 1 })
      .onConflictDoUpdate({
        target: [searchWords.day, searchWords.word, searchWords.kind],
        set: { count: sql`${searchWords.count} + 1` },
      })

  return {
    /** @param reader a key of the searcher, used in memory only, so that a repeated search counts once */
    async count(
      result: 'found' | 'missed',
      kind: RecordKind,
      { keyword = '', filters, pageNum }: SearchRequest,
      reader: string,
    ) {
      if (pageNum !== 1 || Object.keys(filters).length > 0 || keyword.includes('@')) return
      const searched = normaliseForSearch(keyword)
      if (!isCountedKeyword(searched, kind.keyword === 'whole')) return
      if (!once.take(`${reader} ${kind.kind} ${searched}`).ok || !writes[result].take('all').ok) return
      const day = dayOf(clock.now())
      if (result === 'missed') await addMiss(day, kind.kind, searched)
      else await addWord(day, kind.kind, keyword.trim().replace(/\s+/g, ' '))
    },
    async sweep(): Promise<void> {
      const until = addDays(dayOf(clock.now()), -RETENTION_DAYS)
      await orm.delete(searchMisses).where(lt(searchMisses.day, until))
      await orm.delete(searchWords).where(lt(searchWords.day, until))
    },
  }
}
