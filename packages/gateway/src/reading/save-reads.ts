import type { Subject } from './reader'
import type { UnsavedReads } from './unsaved-reads'

/**
 * Saves the read records that no call has saved yet. A failed subject does not stop the following ones.
 * @throws the last failure
 */
export async function saveReads(
  unsaved: UnsavedReads,
  save: (subject: Subject, records: readonly string[]) => Promise<unknown>,
): Promise<void> {
  let failed: { readonly error: unknown } | undefined
  for (const subject of unsaved.subjects())
    await unsaved
      .save(subject, (records) => save(subject, records))
      .catch((error: unknown) => {
        failed = { error }
      })
  if (failed) throw failed.error
}
