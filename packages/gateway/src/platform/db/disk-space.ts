import { sql } from 'drizzle-orm'
import type { Orm } from './connect'
import { codesOf } from './explain-opening'

/** disk_full of PostgreSQL, and the operating system's own. */
const OUT_OF_SPACE = ['53100', 'ENOSPC']

/** Whether a write failed because a disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  for (const code of codesOf(error)) if (OUT_OF_SPACE.includes(code)) return true
  return false
}

export interface DiskSpace {
  /** Takes note of any failure. */
  note(error: unknown): void
  /** Whether a write failed for lack of space and the database still has none. */
  isMissing(): Promise<boolean>
}

/** Needs new pages of the disk, several hundred kilobytes, and leaves nothing. */
const TRY = sql.raw(`create temporary table space_try on commit drop as
  select md5(n::text) as filler from generate_series(1, 20000) n`)

/** Remembers that the disk was full, and tries whether it still is only then. */
export function watchDiskSpace({ probe }: { readonly probe: Orm }): DiskSpace {
  let wasMissing = false
  return {
    note(error) {
      wasMissing ||= isOutOfSpace(error)
    },
    async isMissing() {
      if (!wasMissing) return false
      try {
        await probe.transaction((tx) => tx.execute(TRY))
        wasMissing = false
      } catch (error) {
        return isOutOfSpace(error)
      }
      return false
    },
  }
}
