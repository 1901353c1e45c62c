import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { readingFeature } from '../reading'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { subscriptionsFeature } from '../subscriptions'
import { batchCheckFeature } from './index'

type Matched = ResultOf<typeof contract.batchCheck.match>
type Checked = ResultOf<typeof contract.batchCheck.check>
type Read = ResultOf<typeof contract.batchCheck.read>
type Followed = ResultOf<typeof contract.batchCheck.follow>

const SIZE = 200
const PATH = '/jian-butler-portal-biz/batchCheck'

describeOnPostgres('checks of a list of companies', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  let companies: readonly { readonly id: string; readonly name: string; readonly creditCode: string }[] = []
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      messagesFeature,
    ]
    gateway = await startGateway(
      database(),
      [...features, readingFeature, subscriptionsFeature, batchCheckFeature, sandboxFeature],
      { SEED_SIZE: String(SIZE) },
    )
    const page = await gateway.call<{ records: typeof companies }>(
      '/jian-butler-project-biz/company/search',
      { sort: 'wins', pageSize: 4 },
    )
    companies = page.data.records
  })
  afterAll(() => gateway?.close())

  const call = async <T>(name: string, body: object, { token }: TestBuyer) =>
    (await gateway.call<T>(`${PATH}/${name}`, body, { token })).data

  it('BAT-02 BAT-03 matches names and codes, and counts each checked company once a day', async () => {
    const who = await newBuyer(gateway, database())
    const [first, second] = companies
    const texts = [first!.name, second!.creditCode, '没有这家建设有限公司', '91500000MA5U0000XX']
    const before = await call<Matched>('matchCompanies', { texts }, who)
    expect(before.matches.map(({ outcome }) => outcome)).toEqual(['matched', 'matched', 'none', 'invalid'])
    expect(before.matches.flatMap((match) => match.companies)).toMatchObject([
      { id: first!.id, isRead: false },
      { id: second!.id, isRead: false },
    ])
    expect(before.read).toBe(0)
    const ids = [first!.id, second!.id]
    const { records } = await call<Checked>('checkCompanies', { ids: [...ids, 'none'] }, who)
    expect(records.map(({ id, name }) => [id, name])).toEqual([
      [first!.id, first!.name],
      [second!.id, second!.name],
    ])
    expect(records[0]?.findings.map(({ key }) => key)).toContain('permits')
    await call<Checked>('checkCompanies', { ids }, who)
    // The counts of a call are stored with the next one.
    await call<Matched>('matchCompanies', { texts }, who)
    const after = await call<Matched>('matchCompanies', { texts }, who)
    expect(after.matches.flatMap((match) => match.companies).every(({ isRead }) => isRead)).toBe(true)
    expect(after.read).toBe(2)
  })

  it('BAT-01 reads the companies of a CSV file', async () => {
    const who = await newBuyer(gateway, database())
    const content = Buffer.from('企业名称,地区\n渝州某建设有限公司,重庆\n').toString('base64')
    const list = await call<Read>('readFile', { name: '名单.csv', content }, who)
    expect(list).toEqual({ texts: ['渝州某建设有限公司'], repeated: 0, dropped: 0 })
  })

  it('SUB-03 follows the companies of a list until the limit', async () => {
    const who = await newBuyer(gateway, database())
    const ids = companies.map(({ id }) => id)
    const body = { ids, frequency: 'daily' }
    expect(await call<Followed>('followCompanies', body, who)).toEqual({ followed: 3, left: 1 })
    expect(await call<Followed>('followCompanies', body, who)).toEqual({ followed: 3, left: 1 })
  })
})
