import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADD_ONS, VISITOR } from '@zhushutong/domain/access'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { paidSession } from '../../test-support/session'
import { type App, createApp } from '../app/app'
import { demoRecordsFeature } from '../demo-data'
import { fixedClock } from '../platform/clock'
import { readConfig } from '../platform/config'
import type { Feature } from '../platform/feature'
import { recordsFeature } from './records.feature'

const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-records-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const config = () => {
  const read = readConfig({
    GATEWAY_PORT: '0',
    PORTAL_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED_SIZE: '60',
  })
  if (!read.ok) throw new Error('unreadable')
  return read.config
}

const sessions: Feature = () => ({
  resolveSession: async (token) =>
    paidSession(token, {
      ...VISITOR,
      loggedIn: true,
      svip: token === 'svip' || token === 'holder',
      addOns: token === 'holder' ? ADD_ONS : [],
      ownerLookup: token === 'holder',
    }),
})

describeOnPostgres('records over HTTP', (database) => {
  let app: App
  beforeAll(async () => {
    app = createApp({
      config: config(),
      database: database(),
      clock: fixedClock(NOW),
      features: [demoRecordsFeature, sessions, recordsFeature],
    })
    await app.listen()
  })
  afterAll(() => app.close())

  const call = async (path: string, payload: object, token?: string) => {
    const headers = token ? { authorization: token } : {}
    const reply = await app.server.inject({
      method: 'POST',
      url: `/jian-butler-project-biz/${path}`,
      payload,
      headers,
    })
    return { status: reply.statusCode, body: reply.json(), text: reply.body }
  }

  it('VAL-06 a keyword without a login is answered 401 with 00113, with one it is searched for', async () => {
    const refused = await call('company/search', { keyword: '建设' })
    expect([refused.status, refused.body.statusCode]).toEqual([401, '00113'])
    const reply = await call('company/search', { keyword: '工程' }, 'plain')
    expect(reply.status).toBe(200)
    expect(reply.body.data.records[0].hits[0]).toHaveLength(2)
  })

  it('VAL-05 a wrong cursor, filter or page is refused with the name of the field', async () => {
    for (const [field, request] of [
      ['cursor', { cursor: 'abc' }],
      ['region', { filters: { region: ['重庆'] } }],
      ['sort', { sort: 'none' }],
      ['pageSize', { pageSize: 101 }],
    ] as const) {
      const { status, body } = await call('company/search', request)
      expect([status, body.statusCode, body.data.fields[0].field]).toEqual([400, '00400', field])
    }
  })

  it('VAL-05 a page behind the last is empty and tells how many there are; one out of bounds names 页码', async () => {
    const { data: first } = (await call('company/search', {})).body
    expect(first.pages).toBe(Math.ceil(first.total / 10))
    for (const pageNum of [first.pages + 1, 1000]) {
      const { status, body } = await call('company/search', { pageNum })
      expect([status, body.data.records, body.data.pageNum]).toEqual([200, [], pageNum])
      expect([body.data.total, body.data.pages]).toEqual([first.total, first.pages])
    }
    for (const pageNum of [0, -1, 1001]) {
      const { status, body } = await call('company/search', { pageNum })
      expect([status, body.statusMessage]).toEqual([400, '页码应为 1 至 1000 的整数'])
      expect(body.data.fields).toEqual([{ field: 'pageNum', message: '页码应为 1 至 1000 的整数' }])
    }
    const { body } = await call('company/search', { pageNum: 101, pageSize: 100 })
    expect(body.statusMessage).toBe('最多查看前 10,000 条，请增加筛选条件')
  })

  it('VAL-06 suggestions need no login', async () => {
    const [{ name }] = (await call('company/search', {})).body.data.records
    const { body } = await call('company/searchAssociation', { companyNames: name })
    expect(body.data.records.map((r: { name: string }) => r.name)).toContain(name)
  })
})
