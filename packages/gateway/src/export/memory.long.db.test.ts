import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { company } from '@zhushutong/domain/records'
import { viewerAs } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { seedOne } from '../../test-support/records/seed-one'
import { paidSession } from '../../test-support/session'
import { inThisThread } from '../../test-support/workers'
import { users } from '../account/account.table'
import { folderFiles } from '../files/folder-files.adapter'
import { fixedClock } from '../platform/clock'
import type { Log } from '../platform/http'
import { seedPackages } from '../purchase/prices/price-list'
import { exportRunner } from './export.runner'
import { exportJobs } from './export.table'
import { requestExport } from './request-export'

const ORIGIN = 'https://portal.example'

const USER = '00000000-0000-4000-8000-00000000e002'
/** More than the free quota of a month. */
const ROWS = 21_000
/** Minimum bytes of a company's row. */
const BYTES_A_ROW = 1_300

// Without a forced collection, released memory would count as used.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

describeOnPostgres('a large export', (database) => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-export-'))
    await seedOne(database(), company, ROWS, NOW)
    await seedPackages(database())
    await database()
      .orm.insert(users)
      .values({ id: USER, mobile: '12300009998', nickName: '导出', createdAt: NOW })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it(`MEM-02 ${ROWS} rows are written with only one batch in memory`, async () => {
    const log = { error: ({ err }: { err: Error }) => expect.unreachable(err.message) } as unknown as Log
    const request = {
      query: { filters: {} },
      format: 'xlsx',
      preview: false,
      businessPrice: undefined,
    } as const
    const asker = paidSession(USER, viewerAs('svip'))
    const requested = await requestExport(database())(company, request, asker, NOW)
    if ('error' in requested) throw new Error(requested.error)
    expect(requested).toMatchObject({
      items: ROWS,
      free: 20_000,
      extra: ROWS - 20_000,
      fen: (ROWS - 20_000) * 10,
    })
    await database().orm.update(exportJobs).set({ state: 'queued' })

    const { step } = exportRunner({
      origin: ORIGIN,
      database: database(),
      files: { orm: database().orm, store: folderFiles(folder) },
      clock: fixedClock(NOW),
      log,
      workers: inThisThread,
    })
    // Buffers are freed in the background, shortly after collection.
    const held = async () => {
      collect()
      await setTimeout(40)
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    await step()
    const before = await held()
    let most = before
    const watch = setInterval(async () => {
      most = Math.max(most, await held())
    }, 500)
    while (await step());
    clearInterval(watch)

    const [job] = await database().orm.select().from(exportJobs)
    expect(job).toMatchObject({ state: 'done', rows: ROWS })
    // A fraction of the file (measured: 12 to 16 MB for files of 39 and 56 MB): it does not grow with the
    // rows.
    expect(job!.bytes).toBeGreaterThan(ROWS * BYTES_A_ROW)
    expect(most - before).toBeLessThan(job!.bytes * 0.6)
  })
})
