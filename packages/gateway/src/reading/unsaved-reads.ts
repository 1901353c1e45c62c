import type { Subject } from './reader'

/** What was read and is not yet in the database. */
export interface UnsavedReads {
  /** Records that no finished statement contains: what running calls may bring, what waits and what is being saved. */
  readonly expected: (subject: Subject) => number
  readonly expect: (subject: Subject, records: number) => void
  readonly add: (subject: Subject, records: readonly string[]) => void
  /** Takes out what a subject has read. */
  readonly take: (subject: Pick<Subject, 'name'>) => readonly string[]
  /** Everyone with something to save. */
  readonly subjects: () => readonly Subject[]
}

/**
 * What was read since the last statement: it goes to the database with the subject's next call, or after some seconds
 * without one, so that a reading call costs one statement. Running calls count with what they may bring, so that many
 * at once cannot pass a budget together.
 */
export function createUnsavedReads(): UnsavedReads {
  const reads = new Map<string, { readonly subject: Subject; readonly records: Set<string> }>()
  const running = new Map<string, number>()
  return {
    expected: ({ name }) => (running.get(name) ?? 0) + (reads.get(name)?.records.size ?? 0),
    expect({ name }, records) {
      const sum = (running.get(name) ?? 0) + records
      if (sum > 0) running.set(name, sum)
      else running.delete(name)
    },
    add(subject, records) {
      if (records.length === 0) return
      const known = reads.get(subject.name) ?? { subject, records: new Set<string>() }
      for (const record of records) known.records.add(record)
      reads.set(subject.name, known)
    },
    take({ name }) {
      const known = reads.get(name)
      reads.delete(name)
      return known ? [...known.records] : []
    },
    subjects: () => [...reads.values()].map(({ subject }) => subject),
  }
}
