import { existsSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDataFolder } from '../../../test-support/databases'
import { testSql } from '../../../test-support/test-sql'
import { FolderInUse, openDatabase } from './index'
import { createBridge } from './pglite-bridge.mjs'

describe('the bridge to PGlite', () => {
  let db: PGlite
  let bridge: ReturnType<typeof createBridge>
  let url: string
  beforeAll(async () => {
    db = await PGlite.create('memory://')
    bridge = createBridge(db, { maxConnections: 20, idleInTransactionMs: 300 })
    url = `postgres://postgres@127.0.0.1:${await bridge.listen()}/postgres`
    await db.exec('create table halves (id int)')
  })
  afterAll(async () => {
    await bridge.close()
    await db.close()
  })
  const client = () => postgres(url, { max: 1, onnotice: () => {} })
  const halves = async (sql: postgres.Sql) => (await sql`select id from halves`).length

  it('rolls back what a disconnected client left open, and serves the others', async () => {
    const lost = client()
    const other = client()
    const held = await lost.reserve()
    await held`begin`
    await held`insert into halves values (1)`
    const waiting = halves(other)
    await lost.end({ timeout: 0 })
    expect(await waiting).toBe(0)
    await other.end()
  })

  it('disconnects a client that holds a transaction and is silent', async () => {
    const silent = client()
    const other = client()
    const held = silent.begin(async (tx) => {
      await tx`insert into halves values (2)`
      await new Promise(() => {})
    })
    const cut = expect(held).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
    await expect.poll(() => db.isInTransaction()).toBe(true)
    expect(await halves(other)).toBe(0)
    await cut
    await Promise.all([silent.end({ timeout: 0 }), other.end()])
  })

  it('accepts a COPY in any chunks, between other statements of the same client', async () => {
    const sql = client()
    await sql.begin(async (tx) => {
      await tx`create temp table copied (id int)`
      const stream = await tx`copy copied from stdin`.writable()
      for (const piece of ['1\n2', '3\n', '4\n']) stream.write(piece)
      await new Promise((resolve) => stream.end(resolve))
      expect((await tx`select id from copied order by id`).map(({ id }) => id)).toEqual([1, 4, 23])
    })
    await sql.end()
  })

  it('disconnects a client that begins a COPY and is silent, and stores nothing of it', async () => {
    const silent = client()
    const other = client()
    const stream = await silent`copy halves from stdin`.writable()
    const cut = new Promise((resolve) => stream.once('error', resolve))
    stream.write('3\n')
    expect(await halves(other)).toBe(0)
    await Promise.all([silent.end({ timeout: 0 }), other.end()])
    stream.destroy(new Error('the test is over'))
    await cut
  })

  it('refuses an invalid COPY, and continues', async () => {
    const sql = client()
    const stream = await sql`copy nowhere from stdin`.writable()
    stream.end('1\n')
    expect(await halves(sql)).toBe(0)
    await sql.end()
  })

  it('accepts a message in any chunks, and answers a request for SSL with no', async () => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
    socket.setNoDelay(true)
    const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
    const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0')
    const startup = Buffer.alloc(8 + parameters.length)
    startup.writeInt32BE(startup.length, 0)
    startup.writeInt32BE(196_608, 4)
    parameters.copy(startup, 8)
    let said = Buffer.alloc(0)
    socket.on('data', (data) => {
      said = Buffer.concat([said, data])
    })
    for (const byte of Buffer.concat([sslRequest, startup])) {
      socket.write(Buffer.from([byte]))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await expect.poll(() => said.subarray(-6).toString('latin1')).toBe('Z\0\0\0\x05I')
    expect(said.subarray(0, 2).toString()).toBe('NR')
    socket.destroy()
  })
})

it('PGlite in a folder keeps what was written, and locks its folder', async () => {
  const dataDir = await copyDataFolder()
  const first = await openDatabase({ dataDir })
  await testSql(first.orm)`create table kept (id int)`
  await testSql(first.orm)`insert into kept values (1)`
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUse)
  await first.close()
  expect(existsSync(join(dataDir, 'gateway.pid'))).toBe(false)
  const again = await openDatabase({ dataDir })
  expect(await testSql(again.orm)`select id from kept`).toEqual([{ id: 1 }])
  await again.close()
  rmSync(dataDir, { recursive: true, force: true })
})
