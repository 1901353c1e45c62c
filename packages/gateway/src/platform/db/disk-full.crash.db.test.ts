import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { contract, recordContract } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginBySms, startGateway, type TestGateway } from '../../../test-support/gateway'
import { startPostgres, unprivileged } from '../../../test-support/postgres-server'
import { mountSmallDisk, type SmallDisk } from '../../../test-support/small-disk'
import { features } from '../../app/features'
import { type Database, migrateDatabase, openDatabase, readRows } from './index'

const MEGABYTES = 400
const BATCH = 50
const MAX_BATCHES = 2_000

const disk = mountSmallDisk(MEGABYTES)
if (!disk) console.warn('SKIPPED: a full disk needs root, to mount a small one')
afterAll(() => disk?.remove())

interface Opened {
  readonly database: Database
  close(): Promise<void>
}

const OPEN: Readonly<Record<string, (small: SmallDisk) => Promise<Opened>>> = {
  /** Tables are on the small disk, the server's log elsewhere. */
  async PostgreSQL({ folder }) {
    const server = await startPostgres()
    const place = join(folder, 'tables')
    mkdirSync(place)
    // The server runs as another user, who needs access.
    const account = unprivileged()
    if (account) chownSync(place, account.uid, account.gid)
    const admin = await openDatabase({ url: server.url, pool: 1 })
    await admin.orm.execute(sql.raw(`create tablespace small location '${place}'`))
    await admin.orm.execute(sql`create database portal tablespace small`)
    await admin.close()
    const database = await openDatabase({
      url: Object.assign(new URL(server.url), { pathname: '/portal' }).href,
    })
    return {
      database,
      async close() {
        await database.close()
        await server.stop()
      },
    }
  },
  async PGlite({ folder }) {
    const database = await openDatabase({ dataDir: join(folder, 'data') })
    return { database, close: () => database.close() }
  },
}

describe.skipIf(!disk).each(Object.keys(OPEN))('a full disk (%s)', (kind) => {
  let opened: Opened
  let gateway: TestGateway
  let token: string
  beforeAll(async () => {
    opened = await OPEN[kind]!(disk as SmallDisk)
    await migrateDatabase(opened.database)
    gateway = await startGateway(opened.database, features, { SEED_SIZE: '20' })
    token = (await loginBySms(gateway, '12200001234')).access_token
  })
  afterAll(async () => {
    disk?.clear()
    await gateway?.close()
    await opened?.close()
  })

  const upload = (batch: number) => {
    const records = Array.from({ length: BATCH }, (_, n) => ({
      id: `${batch}-${n}`,
      module: 'home',
      pageUrl: `/${'x'.repeat(400)}`,
      requestTime: Date.now(),
      type: 'page',
    }))
    return gateway.call(contract.tracking.upload.path, { records }, { token })
  }
  const readiness = async () => {
    const answer = await gateway.app.server.inject('/readyz')
    return { status: answer.statusCode, said: answer.json<{ statusMessage: string }>().statusMessage }
  }
  const countStored = async () => {
    const [row] = await readRows<{ n: number }>(
      opened.database.orm,
      sql`select count(*) as n from tracking_records`,
    )
    return row!.n
  }

  it('is said to the caller and at /readyz, stores nothing by halves, and is over when there is space', async () => {
    expect((await upload(0)).statusCode).toBe('00000')
    disk!.fill()
    let acknowledged = 1
    let refused: Awaited<ReturnType<typeof upload>> | undefined
    while (!refused && acknowledged < MAX_BATCHES) {
      const answer = await upload(acknowledged)
      if (answer.statusCode === '00000') acknowledged++
      else refused = answer
    }
    expect(refused).toMatchObject({ http: 503, statusMessage: expect.stringContaining('存储空间不足') })
    expect(await readiness()).toEqual({ status: 503, said: expect.stringContaining('磁盘空间不足') })
    expect(await countStored()).toBe(acknowledged * BATCH)
    expect((await gateway.call(contract.profile.memberInfo.path, {}, { token })).statusCode).toBe('00000')
    for (const reader of [{ token }, {}]) {
      const { search, detail } = recordContract.company!
      const reply = await gateway.call<{ records: readonly { id: string }[] }>(
        ...([search.path, { pageNum: 1, pageSize: 10 }, reader] as const),
      )
      expect(reply).toMatchObject({ statusCode: '00000', data: { records: { length: 10 } } })
      const [{ id }] = reply.data.records as readonly [{ id: string }]
      expect(await gateway.call(detail.path, { id }, reader)).toMatchObject({ statusCode: '00000' })
    }
    expect(await readiness()).toMatchObject({ status: 503 })

    disk!.clear()
    await expect.poll(readiness).toMatchObject({ status: 200 })
    expect((await upload(MAX_BATCHES)).statusCode).toBe('00000')
    expect(await countStored()).toBe((acknowledged + 1) * BATCH)
  })
})
