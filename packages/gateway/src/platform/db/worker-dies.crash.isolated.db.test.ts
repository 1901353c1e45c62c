import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { startGateway } from '../../../test-support/gateway'
import { migrateDatabase, openDatabase, readRows } from './index'
import { createBridge } from './pglite-bridge.mjs'

const workers = vi.hoisted(() => [] as Worker[])
vi.mock('node:worker_threads', async (original) => {
  const threads = await original<typeof import('node:worker_threads')>()
  return {
    ...threads,
    Worker: class extends threads.Worker {
      constructor(...args: ConstructorParameters<typeof threads.Worker>) {
        super(...args)
        workers.push(this)
      }
    },
  }
})

const DEATHS = 4
const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-worker-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it("opens the database again when PGlite's thread dies, with every acknowledged write", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const database = await openDatabase({ dataDir })
  await migrateDatabase(database)
  await database.orm.execute(sql`create table kept (id int primary key)`)
  const gateway = await startGateway(database, [])
  const readiness = async () => (await gateway.app.server.inject('/readyz')).statusCode

  const acknowledged: number[] = []
  let failures = 0
  let stopped = false
  const write = async () => {
    for (let id = 1; !stopped; id++) {
      await database.orm.execute(sql`insert into kept values (${id})`).then(
        () => acknowledged.push(id),
        async () => {
          failures++
          await pause(20)
        },
      )
    }
  }
  const writing = write()
  for (let n = 1; n <= DEATHS; n++) {
    await pause(200)
    await workers.at(-1)!.terminate()
    expect(await readiness()).toBe(503)
    await expect.poll(readiness).toBe(200)
    expect(workers.length).toBe(n + 1)
  }
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
  stopped = true
  await writing

  expect(failures).toBeGreaterThanOrEqual(DEATHS)
  const stored = new Set(
    (await readRows<{ id: number }>(database.orm, sql`select id from kept`)).map(({ id }) => id),
  )
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(logged.mock.calls.flat().filter((line) => String(line).includes('意外停止'))).toHaveLength(DEATHS)
  await gateway.close()
  await database.close()
  logged.mockRestore()
})

it('ends the thread when the backend answers nothing any more', async () => {
  const deaths: string[] = []
  const broken = { execProtocolRawStream: () => Promise.reject(new Error('unreachable')) }
  const bridge = createBridge(broken as never, {
    maxConnections: 2,
    onDead: (error) => void deaths.push(error.message),
  })
  const database = await openDatabase({
    url: `postgres://postgres@127.0.0.1:${await bridge.listen()}/postgres`,
  })
  await expect(database.orm.execute(sql`select 1`)).rejects.toThrow()
  await expect.poll(() => deaths[0]).toBe('unreachable')
  await database.close()
  await bridge.close()
})
