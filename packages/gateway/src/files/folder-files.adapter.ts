import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './files.ports'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Returns `missing` for a missing file; other failures are thrown. */
const orIfMissing = async <T>(work: Promise<T>, missing: T): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return missing
    throw error
  }
}

export function folderFiles(folder: string): FileStore {
  const parts = join(folder, 'parts')

  const write = async (path: string, bytes: Uint8Array) => {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  return {
    // Written under a temporary name and renamed: the final name refers to a complete file or none, also after a
    // crash.
    async put(name, bytes) {
      await mkdir(parts, { recursive: true, mode: 0o700 })
      const part = join(parts, `${name}.${randomUUID()}`)
      try {
        await write(part, bytes)
        await rename(part, join(folder, name))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async open(name) {
      const file = await orIfMissing(open(join(folder, name)), null)
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },
    async remove(name) {
      const left = await orIfMissing(readdir(parts), [])
      for (const part of left.filter((text) => text.startsWith(`${name}.`)))
        await rm(join(parts, part), { force: true })
      await rm(join(folder, name), { force: true })
    },
  }
}
