import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createBridge } from './pglite-bridge.mjs'

// An interrupted first start must not leave half a database: the folder is created under a temporary name and renamed
// when complete.
async function createFolder(folder) {
  const aside = `${folder}.new`
  rmSync(aside, { recursive: true, force: true })
  const db = await PGlite.create(aside)
  await db.close()
  renameSync(aside, folder)
}

const { dataDir, maxConnections, password, port } = workerData
if (dataDir && !existsSync(dataDir)) await createFolder(dataDir)
// PGlite would create an empty database over an old one without PG_VERSION.
if (dataDir && !existsSync(join(dataDir, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
const db = await PGlite.create(dataDir ?? 'memory://')
// The value of connect.ts, set here because the single backend ignores start-up options of connections.
await db.exec('set random_page_cost = 1.1')
const bridge = createBridge(db, { maxConnections, password })

parentPort.on('message', async () => {
  await bridge.close()
  await db.close()
  parentPort.postMessage({ closed: true })
  parentPort.close()
})
parentPort.postMessage({ port: await bridge.listen(port) })
