import { addDays, HOUR_MS } from '@zhushutong/domain/formatting'
import type { Random } from './random'

/** A kind of record, and the platforms that its records say they are from. */
export interface DemoSource {
  readonly kind: string
  readonly platforms: readonly string[]
}

const NEWS_DAYS = 30

/**
 * The day of collection: the day of publication within the last 30 days; older records were collected again
 * since.
 */
export function collectionDayOf(day: number, today: number): number | undefined {
  return day > addDays(today, -NEWS_DAYS) ? day : undefined
}

/**
 * The source of a demo record. Addresses end in .example, which nobody can register. `today` is
 * start-of-day ms; everything lies before it. `published` (start of an earlier day, ms) is when the source
 * published it and the day of collection.
 */
export function provenance(
  random: Random,
  { kind, platforms }: DemoSource,
  id: string,
  today: number,
  published?: number,
) {
  const collectedAt =
    published === undefined
      ? addDays(today, -random.int(0, 30)) - random.int(1, 8) * HOUR_MS
      : published + random.int(8, 22) * HOUR_MS
  const checked = random.chance(0.7) ? Math.min(collectedAt + random.int(1, 72) * HOUR_MS, today) : null
  return {
    sourcePlatform: `${random.pick(platforms)}（演示数据）`,
    sourceUrl: `https://data.example/${kind}/${id}`,
    collectedAt,
    checkedAt: checked,
  }
}
