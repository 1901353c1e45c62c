import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createBridge } from './pglite.bridge.mjs'

const { dataDir, maxConnections } = workerData
const db = await PGlite.create(dataDir ?? 'memory://')
const bridge = createBridge(db, { maxConnections })

parentPort.on('message', async () => {
  await bridge.close()
  await db.close()
  parentPort.postMessage({ closed: true })
  parentPort.close()
})
parentPort.postMessage({ port: await bridge.listen() })
