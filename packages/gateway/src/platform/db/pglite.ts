import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock'

/** Maximum connections of the bridge: the pool of a gateway and some for tools. */
export const MAX_CONNECTIONS = 20

export interface PgliteServer {
  /** Connection string on the loopback interface. */
  readonly url: string
  /** Call it when every client has ended. */
  close(): Promise<void>
}

const addressFile = (folder: string) => join(folder, 'pglite.url')

/**
 * Reads the connection string of the server that has the folder open, for a tool beside the gateway; null
 * if there is none. Only the folder's owner can read it: it contains the password.
 */
export function findRunningServer(folder: string): string | null {
  try {
    return readFileSync(addressFile(folder), 'utf8').trim()
  } catch {
    return null
  }
}

/** Locks the folder and publishes its server's address; files of a killed server are removed first. */
const claimFolder = (folder: string) => {
  const unlock = lockFolder(folder)
  const path = addressFile(folder)
  rmSync(path, { force: true })
  return {
    announce: (url: string) => writeFileSync(path, `${url}\n`, { mode: 0o600, flag: 'wx' }),
    leave: () => {
      rmSync(path, { force: true })
      unlock()
    },
  }
}

const NO_FOLDER = { announce: () => {}, leave: () => {} }

type Report = { readonly port: number } | { readonly closed: true }

const nextReport = <T extends Report>(worker: Worker): Promise<T> =>
  new Promise((resolve, reject) => {
    const settled = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onMessage = (report: T) => settled(() => resolve(report))
    const onError = (error: unknown) => settled(() => reject(error))
    const onExit = (code: number) =>
      settled(() => reject(new Error(`PGlite's worker ended with code ${code}`)))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })

/**
 * Starts PGlite in a worker thread, reachable as a PostgreSQL server. `dataDir` is its folder; without one
 * the database is in memory, optionally restored from a dump file (`begunWith`).
 * @throws FolderInUse when another process has the folder open: PGlite itself takes no lock
 */
export async function startPglite(dataDir?: string, begunWith?: string): Promise<PgliteServer> {
  const folder = dataDir ? claimFolder(dataDir) : NO_FOLDER
  const password = randomBytes(24).toString('hex')
  const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), {
    workerData: {
      dataDir: dataDir && join(dataDir, 'pglite'),
      begunWith,
      maxConnections: MAX_CONNECTIONS,
      password,
    },
  })
  try {
    const { port } = await nextReport<{ port: number }>(worker)
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    folder.announce(url)
    return {
      url,
      async close() {
        const closed = nextReport(worker)
        worker.postMessage('close')
        await closed
        await worker.terminate()
        folder.leave()
      },
    }
  } catch (error) {
    await worker.terminate()
    folder.leave()
    throw error
  }
}
