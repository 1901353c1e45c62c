import { sql } from 'drizzle-orm'
import type { Orm } from './connect'
import { codesOf } from './explain-opening'

/** PostgreSQL's disk_full, and the operating system's code. */
const OUT_OF_SPACE = ['53100', 'ENOSPC']

/** True when a write failed because a disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  for (const code of codesOf(error)) if (OUT_OF_SPACE.includes(code)) return true
  return false
}

export interface DiskSpace {
  /** Checks any failure for a full disk. */
  note(error: unknown): void
  /** True when a write failed for lack of space and the disk is still full. */
  isMissing(): Promise<boolean>
}

/** Allocates several hundred kilobytes on the disk and leaves nothing. */
const TRY = sql.raw(`create temporary table space_try on commit drop as
  select md5(n::text) as filler from generate_series(1, 20000) n`)

/** Remembers a full disk. Only then `isMissing` tests the space by a write. */
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
