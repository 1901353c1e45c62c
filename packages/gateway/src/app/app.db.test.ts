import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VISITOR } from '@zhushutong/domain/access'
import { afterAll, expect, it } from 'vitest'
import { describeOnPostgres, openEmptyDatabase } from '../../test-support/databases'
import { paidSession } from '../../test-support/session'
import { fixedClock } from '../platform/clock'
import { readConfig } from '../platform/config'
import type { Feature } from '../platform/feature'
import { contextOf } from '../platform/http'
import { createApp } from './app'

const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-app-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const config = () => {
  const read = readConfig({
    GATEWAY_PORT: '0',
    GATEWAY_HOST: '127.0.0.1',
    PORTAL_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  })
  if (!read.ok) throw new Error('unreadable')
  return read.config
}

describeOnPostgres('the gateway', (database) => {
  it('prepares its features, serves them, and closes them last', async () => {
    const steps: string[] = []
    const asks: Feature = ({ calls }) => ({
      routes: (app) => {
        app.get('/who', async (request) => (await contextOf(request, calls)).session?.userId ?? 'visitor')
      },
      prepare: async () => void steps.push('prepare'),
      jobs: [{ name: 'tick', every: 5, run: async () => void steps.push('job') }],
      close: async () => void steps.push('close'),
    })
    const knows: Feature = () => ({
      resolveSession: async (token) => (token === 't' ? paidSession('u1', VISITOR) : null),
    })
    const app = createApp({
      config: config(),
      database: database(),
      clock: fixedClock(0),
      features: [asks, knows],
    })
    const { url } = await app.listen()
    const get = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text()
    expect(JSON.parse(await get('/healthz'))).toMatchObject({ statusCode: '00000' })
    expect(JSON.parse(await get('/readyz'))).toMatchObject({ data: { ready: true } })
    expect(JSON.parse(await get('/gateway/publicKey')).data.publicKey).toContain('BEGIN PUBLIC KEY')
    expect(await get('/who')).toBe('visitor')
    expect(await get('/who', { authorization: 't' })).toBe('u1')
    await expect.poll(() => steps).toContain('job')
    await app.close()
    expect([steps[0], steps.at(-1)]).toEqual(['prepare', 'close'])
    await expect(fetch(url)).rejects.toThrow()
  })
})

it('reports not ready when the database is gone, while the process keeps running', async () => {
  const database = await openEmptyDatabase('PostgreSQL')
  const app = createApp({ config: config(), database, clock: fixedClock(0), features: [] })
  await database.close()
  expect((await app.server.inject('/healthz')).statusCode).toBe(200)
  expect((await app.server.inject('/readyz')).statusCode).toBe(503)
  await app.close()
})
