import { MINUTE_MS } from '@zhushutong/domain/formatting'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { createLimiter } from '../platform/http'
import { addViews } from './write-articles'

/** A reader counts once an hour per article. */
const AGAIN_MS = 60 * MINUTE_MS
/** Views are written as soon as this many articles have new views. */
const MAX_WAITING = 200

/** Counts views in memory and writes them together: at every run of its job, at a maximum, and at the end. */
export function createViewCounter({ orm }: Database, clock: Clock) {
  const once = createLimiter({ capacity: 1, perSecond: 1000 / AGAIN_MS, maxKeys: 50_000 }, clock)
  let waiting = new Map<string, number>()
  const add = (id: string, views: number) => void waiting.set(id, (waiting.get(id) ?? 0) + views)
  const save = async () => {
    // Sorted by id, so that two gateways lock the rows in the same order and cannot deadlock.
    const views = new Map([...waiting].sort(([a], [b]) => (a < b ? -1 : 1)))
    waiting = new Map()
    try {
      await orm.transaction((tx) => addViews(tx, views))
    } catch (error) {
      for (const [id, count] of views) add(id, count)
      throw error
    }
  }
  return {
    save,
    /** @param reader the reader's network address */
    count: async (id: string, reader: string) => {
      if (!once.take(`${reader} ${id}`).ok) return
      add(id, 1)
      if (waiting.size >= MAX_WAITING) await save()
    },
  }
}
