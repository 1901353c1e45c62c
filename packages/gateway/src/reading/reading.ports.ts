import type { ReadingCounter } from '@zhushutong/domain/reading'
import type { Subject } from './reader'

/** A subject's counter after the call. */
export interface CountedSubject extends ReadingCounter {
  readonly subject: string
  /** Distinct records read today. */
  readonly records: number
  /** Records read this month, including free exports. */
  readonly monthRecords: number
}

/** The stored counters; a full disk fails `count` and `ban`, not `find`. */
export interface ReadingCounters {
  readonly count: (
    subjects: readonly Subject[],
    records: readonly string[],
    now: number,
  ) => Promise<CountedSubject[]>
  readonly find: (subjects: readonly Subject[], now: number) => Promise<CountedSubject[]>
  readonly ban: (subjects: readonly string[], until: number) => Promise<void>
}
