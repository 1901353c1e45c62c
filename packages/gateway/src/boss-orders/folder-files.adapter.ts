import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ports'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder of the data folder. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    async write(name, at, bytes) {
      await mkdir(folder, { recursive: true })
      const file = await open(pathOf(name), at === 0 ? 'w' : 'r+', 0o600)
      try {
        await file.write(bytes, 0, bytes.length, at)
        await file.datasync()
      } finally {
        await file.close()
      }
    },
    async readAll(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
