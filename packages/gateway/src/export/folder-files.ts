import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportFiles } from './export.ports'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Export files in a folder. Security: names are generated here, never taken from a caller. */
export function folderFiles(folder: string): ExportFiles {
  const pathOf = (name: string) => join(folder, name)

  const readSize: ExportFiles['readSize'] = async (name) => {
    try {
      return (await stat(pathOf(name))).size
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    pathOf,
    readSize,
    async append(name, at, text) {
      if (((await readSize(name)) ?? 0) < at) return null
      await mkdir(folder, { recursive: true })
      const file = await open(pathOf(name), at === 0 ? 'w' : 'r+')
      try {
        await file.truncate(at)
        const { bytesWritten } = await file.write(text, at, 'utf8')
        await file.datasync()
        return at + bytesWritten
      } finally {
        await file.close()
      }
    },
    async write(name, content) {
      await mkdir(folder, { recursive: true })
      await pipeline(Readable.from(content), createWriteStream(pathOf(name), { flush: true }))
      return (await readSize(name)) ?? 0
    },
    read: (name, range) => createReadStream(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
