import { MAX_PROJECT_EVENTS } from '@zhushutong/domain/records'
import { viewerAs } from '@zhushutong/domain/testing'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { paidSession } from '../../test-support/session'
import { contentFeature } from '../content'
import { demoRecordsFeature } from '../demo-data'
import type { Feature } from '../platform/feature'
import { recordsFeature } from './index'

type Dynamics = ResultOf<typeof contract.search.dynamics>
const PATH = '/jian-butler-portal-biz/project/dynamic/search'

const personas: Feature = () => ({
  resolveSession: async (token) => {
    const viewer = viewerAs(token as 'svip')
    return viewer ? paidSession('u1', viewer) : null
  },
})

describeOnPostgres('what happened to projects', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoRecordsFeature, recordsFeature, contentFeature, personas]
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const ask = (body: object, token?: string) => gateway.call<Dynamics>(PATH, body, token ? { token } : {})

  it('is told of several kinds in one list, the latest first', async () => {
    const { data } = await ask({ pageSize: 100 }, 'svip')
    const days = data.records.map(({ occurredOn }) => occurredOn)
    expect(days).toEqual([...days].sort().reverse())
    expect(new Set(data.records.map(({ type }) => type)).size).toBeGreaterThan(1)
    expect(data.total).toBeLessThanOrEqual(MAX_PROJECT_EVENTS)
    const second = await ask({ pageNum: 2, pageSize: 10 }, 'svip')
    expect(second.data.records).toEqual(data.records.slice(10, 20))
  })

  it('ACC-02 tells a visitor nothing that the lists mask', async () => {
    const { data } = await ask({ type: 'nijian' })
    expect(data.total).toBeGreaterThan(0)
    for (const event of data.records)
      expect(Object.keys(event).sort()).toEqual([
        ...['expired', 'id', 'label', 'occurredOn', 'projectName', 'region', 'type'],
      ])
  })

  it('narrows by kind, area and keyword; a keyword needs a login', async () => {
    const [some] = await database().sql<{ area: string }[]>`
      select left(region, 2) as area from record_tender where engineering_name like '%工程%' order by id limit 1`
    const { data } = await ask({ type: 'zhaobiao', areaCode: `${some?.area}0000`, keyword: '工程' }, 'svip')
    expect(data.total).toBeGreaterThan(0)
    for (const { type, region, projectName } of data.records) {
      expect(type).toBe('zhaobiao')
      expect(region?.slice(0, 2)).toBe(some?.area)
      expect(projectName).toContain('工程')
    }
    expect((await ask({ keyword: '工程' })).statusCode).toBe('00113')
    expect((await ask({ areaCode: '999999' })).statusCode).toBe('00400')
  })
})
