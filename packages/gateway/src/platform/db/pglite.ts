import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock'

/** Maximum connections of the bridge: the gateway's pool and some for tools. */
const MAX_CONNECTIONS = 20

interface PgliteServer {
  readonly url: string
  /** Every client must have ended before. */
  close(): Promise<void>
}

const addressFile = (folder: string) => join(folder, 'pglite.url')

/**
 * Reads the connection string of the server that has the folder open, for a tool next to the gateway; null without a
 * server. Only the folder's owner can read it, because it contains the password.
 */
export function findRunningServer(folder: string): string | null {
  try {
    return readFileSync(addressFile(folder), 'utf8').trim()
  } catch {
    return null
  }
}

/** Locks the folder for a new server. The address file of a killed server is removed first. */
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

/** Thrown when the database in the folder cannot be opened. The message contains the remedy. */
export class FolderBroken extends Error {
  constructor(
    readonly folder: string,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `数据文件夹里的数据库打不开：${folder}（${reason}）。可能已损坏、不完整，或磁盘已满。
  有备份：npm run admin -- restore <备份文件> --replace pglite（原来的文件夹会改名保留）
  没有备份：把 ${folder} 移到别处，再启动就从空库开始`,
      { cause },
    )
    this.name = 'FolderBroken'
  }
}

interface Settings {
  readonly dataDir?: string
  readonly password: string
  /** Port of the replaced worker; undefined for any free port. */
  readonly port?: number
}

const startWorker = async (settings: Settings): Promise<{ worker: Worker; port: number }> => {
  const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), {
    workerData: { ...settings, maxConnections: MAX_CONNECTIONS },
  })
  try {
    const { port } = await nextReport<{ port: number }>(worker)
    return { worker, port }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 30_000
/** Uptime after which a worker counts as healthy. */
const WELL_AFTER_MS = 60_000

/**
 * Restarts the folder's worker whenever it ends, at the same port, after a delay that doubles while workers end
 * early. Committed data is in the folder, as after kill -9. Until the restart, connections are refused.
 */
const keepWorker = async (settings: Settings) => {
  let current = await startWorker(settings)
  const { port } = current
  const closing = new AbortController()
  let delay = FIRST_DELAY_MS
  let reopening: Promise<void> = Promise.resolve()

  const tell = (line: string) => closing.signal.aborted || console.error(line)
  const reopen = async (why: string): Promise<void> => {
    tell(`内嵌数据库意外停止（${why}），${delay / 1000} 秒后重新打开；在那之前 /readyz 为 503`)
    await pause(delay, undefined, { signal: closing.signal }).catch(() => {})
    delay = Math.min(delay * 2, MAX_DELAY_MS)
    if (closing.signal.aborted) return
    try {
      current = await startWorker({ ...settings, port })
    } catch (error) {
      return reopen(error instanceof Error ? error.message : String(error))
    }
    watch()
    tell('内嵌数据库已重新打开')
  }
  const watch = () => {
    const since = performance.now()
    let why = ''
    current.worker.on('error', (error) => {
      why = error instanceof Error ? error.message : String(error)
    })
    current.worker.once('exit', (code) => {
      if (closing.signal.aborted || !settings.dataDir) return
      if (performance.now() - since > WELL_AFTER_MS) delay = FIRST_DELAY_MS
      reopening = reopen(why || `代码 ${code}`)
    })
  }
  watch()
  return {
    port,
    async close() {
      closing.abort()
      await reopening
      const { worker } = current
      if (worker.threadId < 0) return
      const closed = nextReport(worker)
      worker.postMessage('close')
      await closed
      await worker.terminate()
    },
  }
}

/**
 * Starts PGlite in a worker thread, reachable as a PostgreSQL server. `dataDir` is its folder; undefined means in
 * memory.
 * @throws FolderInUse when another process has the folder open: PGlite itself does not lock it
 * @throws FolderBroken when an existing database cannot be opened
 */
export async function startPglite(dataDir?: string): Promise<PgliteServer> {
  const folder = dataDir ? claimFolder(dataDir) : NO_FOLDER
  const password = randomBytes(24).toString('hex')
  const pgliteFolder = dataDir && join(dataDir, 'pglite')
  const isThere = pgliteFolder !== undefined && existsSync(pgliteFolder)
  try {
    const { port, close } = await keepWorker({ dataDir: pgliteFolder, password })
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    folder.announce(url)
    return {
      url,
      async close() {
        await close()
        folder.leave()
      },
    }
  } catch (error) {
    folder.leave()
    throw isThere ? new FolderBroken(pgliteFolder, error) : error
  }
}
