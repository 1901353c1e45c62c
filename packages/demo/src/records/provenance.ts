import { addDays, dayOf, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import type { Random } from './random'

/** A kind of record, and the platforms named as its sources. */
interface DemoSource {
  readonly kind: string
  readonly platforms: readonly string[]
}

const NEWS_DAYS = 30

/**
 * The day of collection: the day of publication if within the last 30 days. Undefined for older records,
 * which are collected again at random.
 */
export function collectionDayOf(day: number, today: number): number | undefined {
  return day > addDays(today, -NEWS_DAYS) ? day : undefined
}

/**
 * Time of today's round of collection number `turn`, soon after midnight, so that it is before a seed at any
 * hour.
 */
const roundOf = (today: number, turn: number): number => today + turn * MINUTE_MS

/** True on weekends, when few platforms publish. */
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(`${dayOf(day)}T00:00:00Z`).getUTCDay())

/** Time of collection, by random draws of the day and the round. */
const collectionOf = (random: Random, today: number, published: number | undefined): number => {
  const isQuiet = isWeekend(today)
  if (published === undefined) {
    const [days, turn] = [random.int(0, 30), random.int(1, 8)]
    const isNow = days === 0 && (!isQuiet || turn === 1)
    return isNow ? roundOf(today, turn) : addDays(today, -days) - turn * HOUR_MS
  }
  const hour = random.int(8, 22)
  // Records published late yesterday are collected in the rounds of the night.
  const isNow = published === addDays(today, -1) && hour >= (isQuiet ? 22 : 15)
  return isNow ? roundOf(today, hour - 14) : published + hour * HOUR_MS
}

/** Moves a record's collection to the first round of today. */
export function collectToday(record: StoredRecord, today: number): StoredRecord {
  const collectedAt = roundOf(today, 1)
  const checkedAt = record.checkedAt === null ? null : collectedAt + MINUTE_MS
  return { ...record, collectedAt, checkedAt }
}

/**
 * The source of a demo record. Its URL ends in .example, a reserved domain. `today` is start-of-day ms; every
 * event is earlier, and some records were collected since. `published` (start of an earlier day, ms) is the
 * day of publication and, except for the newest records, of collection.
 */
export function provenance(
  random: Random,
  { kind, platforms }: DemoSource,
  id: string,
  today: number,
  published?: number,
) {
  const collectedAt = collectionOf(random, today, published)
  const latest = Math.max(today, collectedAt + MINUTE_MS)
  const checked = random.chance(0.7) ? Math.min(collectedAt + random.int(1, 72) * HOUR_MS, latest) : null
  return {
    sourcePlatform: `${random.pick(platforms)}（演示数据）`,
    sourceUrl: `https://data.example/${kind}/${id}`,
    collectedAt,
    checkedAt: checked,
  }
}
