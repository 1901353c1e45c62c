import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../packages/gateway/src/platform/db'
import { type PostgresServer, startPostgres } from '../../packages/gateway/test-support/postgres-server'
import { testSql } from '../../packages/gateway/test-support/test-sql'
import { contract, recordContract } from '../../packages/sdk/src/contract'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'

const RESTARTS = runsAll('DATABASES') ? 100 : 6
const WRITERS = 4
const SEARCH = recordContract.company?.search.path ?? ''
const LOAD_MS = 400
const READY_WITHIN_MS = 3_000
/** In ms. A longer call counts as hanging. */
const ANSWER_WITHIN_MS = 15_000

describe('a gateway whose PostgreSQL is stopped and started again under load', () => {
  let server: PostgresServer
  let gateway: GatewayProcess
  let folder: string
  let token: string
  let companies: readonly string[] = []
  let stopped = false
  const acknowledged: string[] = []
  const kept = new Map<string, boolean>()
  const refusals = new Map<string, number>()

  /** True for a successful answer; other answers are counted by their code. */
  const call = async (path: string, body: object): Promise<boolean> => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).then(
      async (response) => ((await response.json()) as { statusCode: string }).statusCode,
      (error: Error) => error.name,
    )
    if (answer === '00000') return true
    refusals.set(answer, (refusals.get(answer) ?? 0) + 1)
    await pause(50)
    return false
  }

  /** A single statement: a record under a new id. */
  const track = async (id: string) => {
    const record = { id, module: 'home', pageUrl: '/', requestTime: Date.now(), type: 'page' }
    if (await call(contract.tracking.upload.path, { records: [record] })) acknowledged.push(id)
  }

  /** A transaction of several statements: a company that only this writer adds and removes, in turn. */
  const collect = async (moduleId: string, isKept: boolean) => {
    const { add, remove } = contract.favourites
    // Unknown between call and answer.
    kept.delete(moduleId)
    if (await call((isKept ? add : remove).path, { module: 'company', moduleId })) kept.set(moduleId, isKept)
  }

  const write = async (writer: number) => {
    for (let n = 0; !stopped; n++) {
      await track(`${writer}-${n}`)
      await collect(companies[writer] as string, n % 2 === 0)
      await call(SEARCH, { filters: {}, pageNum: 1, pageSize: 10 })
    }
  }

  const isReady = () =>
    fetch(`${gateway.url}/readyz`, { signal: AbortSignal.timeout(READY_WITHIN_MS) }).then(
      ({ status }) => status === 200,
      () => false,
    )

  const waitUntilReady = async (): Promise<number> => {
    const since = performance.now()
    while (!(await isReady()) && performance.now() - since < ANSWER_WITHIN_MS) await pause(20)
    return performance.now() - since
  }

  beforeAll(async () => {
    server = await startPostgres()
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-restarts-'))
    gateway = await gatewayProcess({ PORTAL_DATA_DIR: folder, SEED_SIZE: '20', DATABASE_URL: server.url })
    const reply = await fetch(`${gateway.url}/sandbox/accounts/svip/token`, { method: 'POST' })
    token = ((await reply.json()) as { access_token: string }).access_token
    const database = await openDatabase({ url: server.url })
    const rows = await testSql(database.orm)<
      { id: string }[]
    >`select id from record_company order by id limit 4`
    companies = rows.map(({ id }) => id)
    await database.close()
  })
  afterAll(async () => {
    await gateway?.kill()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(`loses no process, no call and no acknowledged write in ${RESTARTS} restarts`, async () => {
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
    const waits: number[] = []
    for (let n = 0; n < RESTARTS; n++) {
      await pause(LOAD_MS)
      await server.restart(n % 2 ? 'immediate' : 'fast')
      waits.push(await waitUntilReady())
    }
    stopped = true
    await Promise.all(writers)

    expect(gateway.isRunning()).toBe(true)
    expect(Math.max(...waits)).toBeLessThan(READY_WITHIN_MS)
    // Every call was answered, also those during a restart, with the gateway's own error.
    expect([...refusals.keys()].filter((code) => code !== '00001')).toEqual([])
    expect(refusals.get('00001')).toBeGreaterThan(0)

    const database = await openDatabase({ url: server.url })
    const sql = testSql(database.orm)
    const stored = new Set((await sql`select id from tracking_records`).map(({ id }) => id))
    const held = await sql`select record_id as id from member_collect where removed_at is null`
    await database.close()
    expect(acknowledged.length).toBeGreaterThan(RESTARTS)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    const now = new Set(held.map(({ id }) => id))
    for (const [id, isKept] of kept) expect([id, now.has(id)]).toEqual([id, isKept])
  })
})
