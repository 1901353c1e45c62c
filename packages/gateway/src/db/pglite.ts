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
 * the database lives in memory.
 * @throws FolderInUse when another process has the folder open: PGlite itself takes no lock
 */
export async function startPglite(dataDir?: string): Promise<PgliteServer> {
  const unlock = dataDir ? lockFolder(dataDir) : () => {}
  const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), {
    workerData: { dataDir: dataDir && join(dataDir, 'pglite'), maxConnections: MAX_CONNECTIONS },
  })
  try {
    const { port } = await nextReport<{ port: number }>(worker)
    return {
      url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
      async close() {
        const closed = nextReport(worker)
        worker.postMessage('close')
        await closed
        await worker.terminate()
        unlock()
      },
    }
  } catch (error) {
    await worker.terminate()
    unlock()
    throw error
  }
}
