import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { company } from '@zhushutong/domain/records'
import { viewerAs } from '@zhushutong/domain/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { seedOne } from '../../test-support/records/seed-one'
import { paidSession } from '../../test-support/session'
import { users } from '../account/account.table'
import { exportJobs } from './export.table'
import { requestExport } from './request-export'
import { readUsage } from './usage.store'

// Thirty steps of 200; two such exports fit into the free quota of a month.
const SIZE = 6_000
/** Enough for five processes in sequence. */
const LIMIT_MS = 180_000
const USER = '00000000-0000-4000-8000-00000000e002'
const ENTRY = fileURLToPath(new URL('../../test-support/records/write-exports.ts', import.meta.url))
/**
 * Number of reported steps before a process is killed; it dies during the next step or right after the last
 * one.
 */
const KILLED_AFTER = [0, 3, 4]

describe('exports whose process is killed (PostgreSQL)', () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-killed-'))
    database = await openMigratedDatabase('PostgreSQL')
    await seedOne(database, company, SIZE, NOW)
    await database.orm
      .insert(users)
      .values({ id: USER, mobile: '12300008888', nickName: '导出', createdAt: NOW })
  })
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async () => {
    const request = { query: { filters: {} }, format: 'csv', preview: false, businessPrice: 0 } as const
    const session = paidSession(USER, viewerAs('svip'))
    const job = await requestExport(database)(company, request, session, NOW)
    if ('error' in job || !job.job) throw new Error(JSON.stringify(job))
    return job.job.exportId
  }
  const read = (id: string) => readFileSync(join(folder, 'exports', id))
  const readJob = async (id: string) =>
    (await database.orm.select().from(exportJobs).where(eq(exportJobs.id, id)))[0]!

  /** Runs a process until nothing waits, or kills it after some steps. */
  const write = async (steps = Number.POSITIVE_INFINITY) => {
    const args = ['--import', 'tsx', ENTRY, database.url!, folder, String(NOW)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
    })
    child.stdout.on('data', (data) => {
      said += data
      if (said.includes('begins') && said.split('step').length > steps) child.kill('SIGKILL')
    })
    const [, signal] = await once(child, 'close')
    return { signal, said }
  }

  it('MEM-02 killed repeatedly, it continues and gives the same file, paid for once', {
    timeout: LIMIT_MS,
  }, async () => {
    const first = await ask()
    expect((await write()).said).toContain('ends')
    const whole = read(first)

    const id = await ask()
    const rows: number[] = []
    for (const steps of KILLED_AFTER) {
      const { signal, said } = await write(steps)
      expect([signal, said.includes('ends')], said).toEqual(['SIGKILL', false])
      rows.push((await readJob(id)).rows)
      // Simulates the end of the lease, because only then another process takes over.
      await database.orm.update(exportJobs).set({ leaseUntil: 0 }).where(eq(exportJobs.id, id))
    }
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    expect(rows.at(-1)).toBeGreaterThan(0)
    expect((await write()).said).toContain('ends')
    expect(await readJob(id)).toMatchObject({ state: 'done', rows: SIZE, attempts: 0 })
    expect(read(id).equals(whole)).toBe(true)
    expect(await readUsage(database.orm, USER, '2026-11')).toBe(2 * SIZE)
  })
})
