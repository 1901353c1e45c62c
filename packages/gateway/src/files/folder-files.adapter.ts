import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FileContent, FileStore } from './files.ports'

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

const write = async (path: string, { source }: FileContent) => {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeFile(file, 'path' in source ? createReadStream(source.path) : source)
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** Files in a folder, which all gateways of a database share. Each area is a folder in it. */
export function folderFiles(folder: string): FileStore {
  const partsOf = (path: string) => join(dirname(path), 'parts')

  return {
    // Written under a temporary name and renamed: the final name refers to a complete file or none, also after a
    // crash.
    async put(key, content) {
      const path = join(folder, key)
      await mkdir(partsOf(path), { recursive: true, mode: 0o700 })
      const part = join(partsOf(path), `${basename(path)}.${randomUUID()}`)
      try {
        await write(part, content)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async open(key, range) {
      const file = await orIfMissing(open(join(folder, key)), null)
      if (!file) return null
      const { size } = await file.stat()
      const length = range ? range.end - range.start + 1 : size
      return { size: length, stream: file.createReadStream(range) }
    },
    async remove(key) {
      const path = join(folder, key)
      const left = await orIfMissing(readdir(partsOf(path)), [])
      for (const part of left.filter((name) => name.startsWith(`${basename(path)}.`)))
        await rm(join(partsOf(path), part), { force: true })
      await rm(path, { force: true })
    },
  }
}
