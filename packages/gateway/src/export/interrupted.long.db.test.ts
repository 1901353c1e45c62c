import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExportFormat } from '@zhushutong/domain/export'
import { company } from '@zhushutong/domain/records'
import { viewerAs } from '@zhushutong/domain/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { readXlsx } from '../../test-support/records/read-xlsx'
import { seedOne } from '../../test-support/records/seed-one'
import { paidSession } from '../../test-support/session'
import { inThisThread } from '../../test-support/workers'
import { users } from '../account/account.table'
import { contentOf, type Files, saveFile } from '../files'
import { folderFiles } from '../files/folder-files.adapter'
import { storedFiles } from '../files/stored-file.table'
import { fixedClock } from '../platform/clock'
import type { Log } from '../platform/http'
import { exportRunner } from './export.runner'
import { exportLeases } from './export.store'
import { exportJobs } from './export.table'
import { requestExport } from './request-export'
import { readUsage } from './usage.store'

const ORIGIN = 'https://portal.example'

const SIZE = 1_700
const USER = '00000000-0000-4000-8000-00000000e001'

describeOnBoth('exports that are interrupted', (database) => {
  let folder: string
  const errors: unknown[] = []
  const log = { error: (fields: unknown) => errors.push(fields) } as unknown as Log
  const clock = fixedClock(NOW)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-export-'))
    await seedOne(database(), company, SIZE, NOW)
    await database()
      .orm.insert(users)
      .values({ id: USER, mobile: '12300009999', nickName: '导出', createdAt: NOW })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    await database().orm.delete(exportJobs)
    errors.length = 0
  })

  const files = (): Files => ({ orm: database().orm, store: folderFiles(folder) })
  const read = (id: string) => readFileSync(join(folder, 'exports', id))
  /** Simulates a restarted process. */
  const runner = () =>
    exportRunner({ origin: ORIGIN, database: database(), files: files(), clock, log, workers: inThisThread })
  const ask = async (format: ExportFormat): Promise<string> => {
    const request = { query: { filters: {} }, format, preview: false, businessPrice: undefined }
    const job = await requestExport(database())(company, request, paidSession(USER, viewerAs('svip')), NOW)
    if ('error' in job || !job.job) throw new Error('not made')
    return job.job.exportId
  }
  const readJob = async (id: string) =>
    (await database().orm.select().from(exportJobs).where(eq(exportJobs.id, id)))[0]!
  const finish = async () => {
    const { step } = runner()
    while (await step());
  }
  /** Simulates a process that claimed the export and died; its lease has expired. */
  const leaveBehind = (id: string) =>
    database()
      .orm.update(exportJobs)
      .set({ state: 'running', lease: USER, leaseUntil: sql`clock_timestamp() - interval '1 second'` })
      .where(eq(exportJobs.id, id))

  it.each(['csv', 'xlsx'] as const)(
    'MEM-02 %s: continues after the last saved step, byte for byte',
    async (format) => {
      const whole = await ask(format)
      await finish()
      const id = await ask(format)
      await runner().step()
      await runner().step()
      const half = await readJob(id)
      expect([half.rows, half.readToEnd]).toEqual([400, false])
      // A part that a killed process stored without counting it.
      const lost = Buffer.from('<row r="402">written, never kept, and cut off in the mid')
      const content = contentOf(lost, 'application/octet-stream')
      await saveFile(files(), { area: 'export-parts', id, at: half.bytes }, content, NOW)
      await leaveBehind(id)
      await finish()
      expect(await readJob(id)).toMatchObject({ state: 'done', rows: SIZE, free: SIZE, attempts: 0 })
      const [once, again] = [whole, id].map(read)
      if (format === 'csv') expect(again!.equals(once!)).toBe(true)
      else {
        const sheets = [once!, again!].map(readXlsx)
        expect(sheets[1]).toEqual(sheets[0])
        expect(sheets[1]).toHaveLength(SIZE + 1)
      }
      expect(errors).toEqual([])
    },
  )

  it('MEM-02 nobody else writes an export while a process holds its lease', async () => {
    const id = await ask('csv')
    await database()
      .orm.update(exportJobs)
      .set({ state: 'running', lease: USER, leaseUntil: sql`clock_timestamp() + interval '1 minute'` })
      .where(eq(exportJobs.id, id))
    expect(await runner().step()).toBe(false)
    await leaveBehind(id)
    const { orm } = database()
    const leases = await Promise.all([1, 2, 3].map(() => exportLeases.claim(orm)))
    const [held, ...others] = leases.filter((lease) => lease !== null)
    expect(others).toEqual([])
    await leaveBehind(id)
    expect(await exportLeases.release(orm, held!, { rows: 7 })).toBe(false)
    expect((await readJob(id)).rows).toBe(0)
  })

  it('MEM-02 a lost file is written again', async () => {
    const id = await ask('csv')
    await runner().step()
    await database().orm.delete(storedFiles).where(eq(storedFiles.id, id))
    await finish()
    expect(await readJob(id)).toMatchObject({ state: 'done', rows: SIZE })
    expect(read(id).toString('utf8').split('\r\n')).toHaveLength(SIZE + 2)
  })

  it('MEM-02 a failing step is retried and given up after three failures, with nothing counted twice', async () => {
    const used = await readUsage(database().orm, USER, '2026-11')
    const id = await ask('csv')
    const store = { ...folderFiles(folder), put: () => Promise.reject(new Error('disk full')) }
    const broken = { orm: database().orm, store }
    const { step } = exportRunner({
      origin: ORIGIN,
      database: database(),
      files: broken,
      clock,
      log,
      workers: inThisThread,
    })
    for (let tries = 0; tries < 3; tries++) {
      expect(await step()).toBe(true)
      expect(await step()).toBe(false)
      await database().orm.update(exportJobs).set({ leaseUntil: null }).where(eq(exportJobs.id, id))
    }
    expect(await readJob(id)).toMatchObject({ state: 'failed', attempts: 3 })
    expect(errors).toHaveLength(3)
    expect(await readUsage(database().orm, USER, '2026-11')).toBe(used + SIZE)
  })

  it('MEM-02 a list that became shorter gives its unused free items back', async () => {
    const used = await readUsage(database().orm, USER, '2026-11')
    const id = await ask('csv')
    await database()
      .orm.update(exportJobs)
      .set({ items: SIZE + 40, free: SIZE })
      .where(eq(exportJobs.id, id))
    await finish()
    expect(await readJob(id)).toMatchObject({ state: 'done', rows: SIZE, free: SIZE - 40 })
    expect(await readUsage(database().orm, USER, '2026-11')).toBe(used + SIZE - 40)
  })
})
