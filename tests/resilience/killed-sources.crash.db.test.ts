import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'

const ROWS = 12_000
const DAY_MS = 86_400_000

describe('a gateway that is killed while it imports a source on a schedule', () => {
  let database: TestDatabase
  let folder: string
  const gateways: GatewayProcess[] = []

  const start = async () => {
    const env = { PORTAL_DATA_DIR: folder, SEED_SIZE: '0', DATABASE_URL: database.url ?? '' }
    const gateway = await gatewayProcess(env)
    gateways.push(gateway)
    return gateway
  }
  const count = async () => {
    const [row] = await database.sql<{ n: number }[]>`select count(*)::int as n from record_company`
    return row?.n ?? 0
  }
  const readSource = async () => {
    const [row] = await database.sql`select is_due, lease, attempts, problem from source_settings`
    return row ?? {}
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-sources-'))
    database = await openMigratedDatabase('PostgreSQL')
    const incoming = join(folder, 'incoming', 'daily')
    mkdirSync(incoming, { recursive: true })
    const row = (n: number) => `虚构第${n}建筑工程有限公司,N/A,2001-01-01,${n + 1}(万元),重庆,渝北`
    const rows = Array.from({ length: ROWS }, (_, n) => row(n))
    const path = join(incoming, 'companies.csv')
    writeFileSync(path, `企业名称,统一社会信用代码,注册日期,注册资金,所在省份,地区\n${rows.join('\n')}\n`)
    // A new file is not read until it has settled.
    utimesSync(path, new Date(Date.now() - DAY_MS), new Date(Date.now() - DAY_MS))
    const rhythm = JSON.stringify({ type: 'daily', at: '03:00' })
    await database.sql`insert into source_settings
      (id, kind, source, place, mode, rhythm, tolerance, max_rejected, is_on, watched_since, next_at)
      values ('company:company-register', 'company', 'company-register', 'folder:daily', 'delta',
        ${rhythm}::text::jsonb, 6, 50, true, now(), now() - interval '1 minute')`
  })
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.kill()))
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('DAT-60 another one takes over after the lease: every row once, and the file is known', async () => {
    const first = await start()
    await expect.poll(count, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(1000)
    const { lease } = await readSource()
    await first.kill()
    const half = await count()
    expect(half).toBeLessThan(ROWS)
    expect(await readSource()).toMatchObject({ is_due: true, lease })

    // Starting takes longer than the lease on a busy machine.
    await database.sql`update source_settings set lease_until = now() + interval '10 minutes'`
    await start()
    await start()
    expect(await count(), 'a file imported beside a lease').toBe(half)
    await database.sql`update source_settings set lease_until = now()`
    await expect.poll(count, { timeout: 120_000, interval: 200 }).toBe(ROWS)
    await expect
      .poll(readSource, { timeout: 60_000, interval: 200 })
      .toMatchObject({ is_due: false, problem: null })
    expect(await database.sql`select name, state from source_files`).toEqual([
      { name: 'companies.csv', state: 'imported' },
    ])
    const batches = await database.sql`select state, counts from import_batches order by started_at`
    expect(batches).toHaveLength(2)
    expect(batches[1]).toMatchObject({ state: 'done', counts: { created: ROWS - half, updated: 0 } })
    expect(await database.sql`select count(distinct record_id)::int as n from record_statements`).toEqual([
      { n: ROWS },
    ])
  })
})
