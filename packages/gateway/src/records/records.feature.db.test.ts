import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADD_ONS, VISITOR } from '@zhushutong/domain/access'
import { KINDS } from '@zhushutong/domain/records'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { paidSession } from '../../test-support/session'
import { type App, createApp } from '../app/app'
import { demoRecordsFeature } from '../demo-data'
import { fixedClock } from '../platform/clock'
import { readConfig } from '../platform/config'
import type { Feature } from '../platform/feature'
import { recordsFeature } from './records.feature'

const NOW = 1_795_000_000_000
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
  beforeEach(async () => {
    app = createApp({
      config: config(),
      database: database(),
      clock: fixedClock(NOW),
      features: [demoRecordsFeature, sessions, recordsFeature],
    })
    await app.listen()
  })
  afterEach(() => app.close())

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

  it('ACC-02 every kind can be searched and read, masked for a visitor and whole for a holder', async () => {
    for (const kind of KINDS) {
      const { api } = kind
      const { body, status } = await call(`${api}/search`, {})
      expect([status, body.statusCode, body.data.pageSize]).toEqual([200, '00000', 10])
      expect(body.data.records.length, api).toBe(Math.min(body.data.total, 10))
      expect(body.data.total, api).toBeGreaterThan(0)
      const locked: number[] = []
      for (const { id } of body.data.records) {
        const closed = (await call(`${api}/detail`, { id })).body.data
        const open = (await call(`${api}/detail`, { id }, 'holder')).body.data
        expect(closed.id).toBe(id)
        locked.push(Object.keys(closed.locks).length)
        expect(open.locks).toEqual({})
      }
      if (kind.columns.some((c) => c.access && kind.list.columns.some(({ key }) => key === c.key)))
        expect(Math.max(...locked), api).toBeGreaterThan(0)
    }
  })

  it('VAL-06 a keyword without a login is answered 401 with 00113, with one it is searched for', async () => {
    const refused = await call('company/search', { keyword: '建设' })
    expect([refused.status, refused.body.statusCode]).toEqual([401, '00113'])
    const found = await call('company/search', { keyword: '工程' }, 'plain')
    expect(found.status).toBe(200)
    expect(found.body.data.records[0].hits[0]).toHaveLength(2)
  })

  it('ACC-02 an unknown record is 404 with 30003', async () => {
    const { status, body } = await call('company/detail', { id: 'nobody' })
    expect([status, body.statusCode]).toEqual([404, '30003'])
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

  it('VAL-06 whatever is sent, the answer is a result or a refusal, never a fault', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 45 }),
      fc.constantFrom("'", '%', '\u0000', '\ud800'),
    )
    const request = fc.record(
      {
        keyword: text,
        sort: text,
        cursor: text,
        pageNum: fc.oneof(fc.integer(), fc.double()),
        pageSize: fc.constantFrom(0, 10, 100, 101, -1, 'x'),
        filters: fc.dictionary(
          fc.constantFrom('region', 'status', 'won', 'capital', 'qualification'),
          fc.array(text),
        ),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...KINDS), request, text, async ({ api }, body, id) => {
        for (const reply of [
          await call(`${api}/search`, body, 'plain'),
          await call(`${api}/detail`, { id }),
          await call('company/searchAssociation', { companyNames: id }),
        ])
          expect([200, 400, 404]).toContain(reply.status)
      }),
      { numRuns: 60 },
    )
  })
})
