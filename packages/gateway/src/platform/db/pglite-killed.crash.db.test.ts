import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { copyDataFolder } from '../../../test-support/databases'
import { testSql } from '../../../test-support/test-sql'
import { openDatabase } from './index'

it('PGlite survives kill -9 with all committed data', async () => {
  const dataDir = await copyDataFolder()
  const bridge = new URL('./pglite.worker.mjs', import.meta.url).href
  const writer = `
    import { Worker } from 'node:worker_threads'
    import { once } from 'node:events'
    import postgres from ${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('postgres')).href)}
    const worker = new Worker(new URL(${JSON.stringify(bridge)}), {
      execArgv: [], workerData: { dataDir: ${JSON.stringify(join(dataDir, 'pglite'))}, maxConnections: 20 } })
    const [{ port }] = await once(worker, 'message')
    const sql = postgres('postgres://postgres@127.0.0.1:' + port + '/postgres')
    await sql\`create table kept (id int primary key)\`
    for (let id = 1; ; id++) { await sql\`insert into kept values (\${id})\`; console.log(id) }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer])
  let last = 0
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  child.stdout.on('data', (data) => {
    last = Number(String(data).trim().split('\n').pop())
    if (last >= 200) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  expect(last, complaint).toBeGreaterThanOrEqual(200)
  const database = await openDatabase({ dataDir })
  const [row] = await testSql(database.orm)`select count(*) as n, max(id) as last from kept`
  expect(row!.last).toBeGreaterThanOrEqual(last)
  expect(row!.n).toBe(row!.last)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})
