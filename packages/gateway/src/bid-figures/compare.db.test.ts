import { MAX_COMPARED } from '@zhushutong/domain/comparison'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoRecordsFeature } from '../demo-data'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { bidFiguresFeature } from './index'

const SIZE = 60
const PATH = '/jian-butler-project-biz/company'
type Compared = ResultOf<typeof contract.bidFigures.compare>

describeOnPostgres('companies side by side', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  const post = async <T>(call: string, body: object, token?: string) =>
    gateway.call<T>(`${PATH}/${call}`, body, { token })
  let ids: string[] = []
  beforeAll(async () => {
    const features = [demoRecordsFeature, recordsFeature, accountFeature, bidFiguresFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { SEED_SIZE: String(SIZE) })
    const { data } = await post<{ records: { id: string }[] }>('search', { sort: 'wins', pageSize: 10 })
    ids = data.records.map(({ id }) => id)
  })
  afterAll(() => gateway?.close())

  const compare = async (some: readonly string[], token?: string) =>
    (await post<Compared>('compare', { ids: some }, token)).data

  it('CMP-01 shows them in the order asked for, each once, and says which do not exist', async () => {
    const [a = '', b = ''] = ids
    const { records, missing } = await compare([b, a, 'nobody', b])
    expect(records.map(({ id }) => id)).toEqual([b, a])
    expect(missing).toEqual(['nobody'])
  })

  it('CMP-01 tells of each what its own calls tell', async () => {
    const [id = ''] = ids
    const [compared] = (await compare([id])).records
    expect(compared?.figures).toEqual((await post('bidFigures', { id })).data)
    expect(compared?.record).toEqual((await post('detail', { id })).data)
    const wins = await gateway.call<{ records: { id: string }[] }>(
      '/jian-butler-project-biz/zhongbiao/search',
      { filters: { company: [id] }, pageSize: 10 },
    )
    expect(compared?.latestWins.map((win) => win.id)).toEqual(
      wins.data.records.slice(0, 3).map((win) => win.id),
    )
  })

  it('ACC-02 what is closed to a visitor is starred for them and named with what opens it', async () => {
    const { records } = await compare(ids.slice(0, MAX_COMPARED))
    const closed = { state: 'masked', opensBy: 'login' }
    for (const { figures } of records) expect(figures.byOwner.records.length).toBeLessThanOrEqual(2)
    expect(records.map(({ record }) => record.locks)).toContainEqual(
      expect.objectContaining({ contactPhone: closed }),
    )
  })
})
