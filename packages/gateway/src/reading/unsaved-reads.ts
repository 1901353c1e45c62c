import type { Subject } from './reader'

/** What was read and is not yet in the database. */
export interface UnsavedReads {
  /** Records that no finished statement contains: what running calls may bring, what waits and what is being saved. */
  readonly expected: (subject: Subject) => number
  readonly expect: (subject: Subject, records: number) => void
  readonly add: (subject: Subject, records: readonly string[]) => void
  /**
   * Hands what a subject has read to a statement. Until it has finished the records stay expected; after a failed one
   * they wait for the next.
   */
  readonly save: <T>(subject: Subject, statement: (records: readonly string[]) => Promise<T>) => Promise<T>
  /** Drops what a subject has read: its account is closed. */
  readonly forget: (name: string) => void
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
  const expect: UnsavedReads['expect'] = ({ name }, records) => {
    const sum = (running.get(name) ?? 0) + records
    if (sum > 0) running.set(name, sum)
    else running.delete(name)
  }
  const add: UnsavedReads['add'] = (subject, records) => {
    if (records.length === 0) return
    const known = reads.get(subject.name) ?? { subject, records: new Set<string>() }
    for (const record of records) known.records.add(record)
    reads.set(subject.name, known)
  }
  return {
    expect,
    add,
    expected: ({ name }) => (running.get(name) ?? 0) + (reads.get(name)?.records.size ?? 0),
    async save(subject, statement) {
      const records = [...(reads.get(subject.name)?.records ?? [])]
      reads.delete(subject.name)
      expect(subject, records.length)
      try {
        return await statement(records)
      } catch (error) {
        add(subject, records)
        throw error
      } finally {
        expect(subject, -records.length)
      }
    },
    forget: (name) => void reads.delete(name),
    subjects: () => [...reads.values()].map(({ subject }) => subject),
  }
}
