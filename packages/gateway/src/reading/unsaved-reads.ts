import type { Subject } from './reader'

/** Records that were read but are not in the database yet. */
export interface UnsavedReads {
  /** Upper bound of records that are not stored yet: of running calls, waiting ones, and ones being saved. */
  readonly expected: (subject: Subject) => number
  readonly expect: (subject: Subject, records: number) => void
  readonly add: (subject: Subject, records: readonly string[]) => void
  /**
   * Passes a subject's read records to a statement. They stay expected until it ends; after a failure they
   * wait for the next statement.
   */
  readonly save: <T>(subject: Subject, statement: (records: readonly string[]) => Promise<T>) => Promise<T>
  /** Drops a subject's records, when its account is closed. */
  readonly forget: (name: string) => void
  /** All subjects with records to save. */
  readonly subjects: () => readonly Subject[]
}

/**
 * Collects the read records since the last statement. They are stored with the subject's next call or by a
 * job every few seconds, so that a reading call costs one statement. Running calls count by their maximum, so
 * that parallel calls cannot exceed a budget together.
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
