import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isOffered, type Offer, PlaceFailed } from './place.ports'

/** A file that changed within this time is still being written. */
const SETTLED_MS = 30_000

/** The incoming folders, beside the other data of the gateway. */
export function incomingFolder(dataDir: string, name: string): string {
  return join(dataDir, 'incoming', name)
}

/**
 * Lists the files of an incoming folder, the oldest first.
 * @throws PlaceFailed if the folder cannot be read
 */
export async function listFolder(folder: string): Promise<Offer> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new PlaceFailed(`文件夹 ${folder} 读不了（${error.code}）`)
  })
  const names = entries.filter((entry) => entry.isFile() && isOffered(entry.name)).map(({ name }) => name)
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const { mtimeMs, size } = await stat(path)
      return { name, path, mtimeMs, size }
    }),
  )
  // System time, like that of the files.
  const now = Date.now()
  const isSettled = ({ mtimeMs }: { readonly mtimeMs: number }) => now - mtimeMs >= SETTLED_MS
  const settled = found.filter(isSettled).sort((a, b) => a.mtimeMs - b.mtimeMs || (a.name < b.name ? -1 : 1))
  return {
    isGrowing: settled.length < found.length,
    files: settled.map(({ name, path, mtimeMs, size }) => ({
      name,
      stamp: `${Math.round(mtimeMs)}-${size}`,
      fetch: async () => path,
    })),
  }
}
