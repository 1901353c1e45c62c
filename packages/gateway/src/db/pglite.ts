import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock'

/** Connections that the bridge takes: the pool of a gateway and some to spare for tools. */
export const MAX_CONNECTIONS = 20

export interface PgliteServer {
  /** Connection string on the loopback interface. */
  readonly url: string
  /** To be called when every client has ended. */
  close(): Promise<void>
}

const addressFile = (folder: string) => join(folder, 'pglite.url')

/**
 * The connection string of the server that has the folder open, for a tool beside the gateway; null where none says
 * so. Only the folder's owner can read it: it holds the password.
 */
export const runningServer = (folder: string): string | null => {
  try {
    return readFileSync(addressFile(folder), 'utf8').trim()
  } catch {
    return null
  }
}

/** Takes the folder and tells where its server is to be found; what a killed one left behind is removed first. */
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
 * PGlite in a worker thread, reachable as a PostgreSQL server. `dataDir` is the folder that holds it; without one
 * the database lives in memory, begun with a dump of another one (`begunWith`, a file) where one is given.
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
