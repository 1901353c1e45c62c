import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BLOCK = Buffer.alloc(64 * 1024, 1)

export interface SmallDisk {
  readonly folder: string
  fill(): void
  clear(): void
  remove(): void
}

/** A disk of so many megabytes in memory; null if mounting is not allowed (it needs root). */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  chmodSync(folder, 0o777)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      try {
        for (;;) writeSync(file, BLOCK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
