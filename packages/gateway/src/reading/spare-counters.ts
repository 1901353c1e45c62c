import { addCall, type ReadingCounter } from '@zhushutong/domain/reading'
import type { Subject } from './reader'
import type { CountedSubject, ReadingCounters } from './reading.ports'

const MAX_COUNTERS = 100_000

/**
 * Counters in memory while the database has no space to write, so that the limits still apply. A counter
 * starts with the stored state and is dropped once a call is stored again.
 */
interface SpareCounters {
  readonly count: (subjects: readonly Subject[], now: number) => Promise<CountedSubject[]>
  readonly ban: (subject: string, until: number) => void
  readonly clear: () => void
}

export function createSpareCounters({ find }: Pick<ReadingCounters, 'find'>): SpareCounters {
  const counters = new Map<string, ReadingCounter>()
  const keep = (subject: string, counter: ReadingCounter) => {
    counters.delete(subject)
    counters.set(subject, counter)
    const [oldest] = counters.keys()
    if (counters.size > MAX_COUNTERS && oldest !== undefined) counters.delete(oldest)
  }
  return {
    async count(subjects, now) {
      const stored = await find(subjects, now)
      return subjects.flatMap(({ name, rate }) => {
        const countedSubject = stored.find(({ subject }) => subject === name)
        if (!countedSubject) return []
        const counted = addCall(counters.get(name) ?? countedSubject, now, rate)
        keep(name, counted)
        const { drainedAt, bannedUntil, widenedUntil } = counted
        return [{ ...countedSubject, drainedAt, bannedUntil, widenedUntil }]
      })
    },
    ban: (subject, until) => keep(subject, { drainedAt: until, bannedUntil: until, widenedUntil: null }),
    clear: () => counters.clear(),
  }
}
