import type { ReportDecision } from '@zhushutong/domain/corrections'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { decideOnCorrection } from './corrections.store'
import { correctionsFeature } from './index'

const PATH = '/jian-butler-portal-biz/recordReport'
const RIGHT = {
  field: 'legalPerson',
  right: '张三',
  sourceUrl: 'https://a.gov.cn/1',
  contact: '12200001234',
}

interface Page {
  readonly records: ReadonlyArray<{
    id: string
    state: string
    answer: string | null
    field: string
    fieldLabel: string
    title: string
  }>
  readonly total: number
}

describeOnPostgres('reports of wrong data', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let companies: readonly string[]
  let mobiles = 12_200_310_000

  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      correctionsFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
    const rows = await database().sql<{ id: string }[]>`select id from record_company order by id limit 12`
    companies = rows.map(({ id }) => id)
  })
  afterAll(() => gateway?.close())

  const aMember = async () => {
    mobiles += 1
    const { access_token: token } = await loginBySms(gateway, String(mobiles))
    const call = <T>(name: string, body: object) => gateway.call<T>(`${PATH}/${name}`, body, { token })
    return {
      add: (moduleId: string, over: object = {}) =>
        call<{ id: string; state: string }>('addRecordReport', {
          module: 'company',
          moduleId,
          ...RIGHT,
          ...over,
        }),
      page: async (body: object = {}) => (await call<Page>('pageRecordReport', body)).data,
    }
  }

  const decide = (id: string, state: ReportDecision['state'], answer: string | null = null) =>
    decideOnCorrection(database().orm, id, { state, answer }, gateway.clock.now())

  it('REP-01 twenty simultaneous reports make one, with the content of the last', async () => {
    const who = await aMember()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => who.add(companies[0]!, { right: `张${n}` })),
    )
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await who.add(companies[0]!, { right: '李四' })).statusCode).toBe('00000')
    expect((await who.page()).records).toMatchObject([
      { state: 'submitted', field: 'legalPerson', fieldLabel: '法定代表人', right: '李四', answer: null },
    ])
    expect((await who.add(companies[0]!, { field: 'other' })).statusCode).toBe('00000')
    expect((await who.page()).total).toBe(2)
  })

  it('REP-02 only the reporter sees a report, for one record or all, and the contact is never returned', async () => {
    const [reporter, other] = [await aMember(), await aMember()]
    await reporter.add(companies[1]!)
    await reporter.add(companies[2]!)
    expect((await other.page()).total).toBe(0)
    expect((await reporter.page()).total).toBe(2)
    const ofOne = await reporter.page({ module: 'company', moduleId: companies[1]! })
    expect(ofOne.total).toBe(1)
    expect(JSON.stringify(ofOne)).not.toContain(RIGHT.contact)
    expect(gateway.log.join('')).not.toContain(RIGHT.contact)
  })

  it('REP-01 accepts ten reports an hour', async () => {
    const who = await aMember()
    for (const id of companies.slice(0, 10)) expect((await who.add(id)).statusCode).toBe('00000')
    expect(await who.add(companies[10]!)).toMatchObject({ http: 429, statusCode: '00429' })
    gateway.clock.advance(HOUR_MS - 1)
    expect((await who.add(companies[10]!)).http).toBe(429)
    gateway.clock.advance(1)
    expect((await who.add(companies[10]!)).statusCode).toBe('00000')
  })

  it('REP-02 staff start and decide a report with an answer, and the reporter sees both', async () => {
    const who = await aMember()
    const { id } = (await who.add(companies[3]!)).data
    expect(await decide(id, 'checking')).toMatchObject({ state: 'checking' })
    expect((await who.page()).records[0]).toMatchObject({ state: 'checking', answer: null })
    expect(await decide(id, 'rejected')).toMatchObject({ message: '未采纳时须写明原因' })
    expect(await decide(id, 'rejected', '与公示信息一致')).toMatchObject({ state: 'rejected' })
    expect((await who.page()).records[0]).toMatchObject({ state: 'rejected', answer: '与公示信息一致' })
    expect(await decide(id, 'fixed')).toMatchObject({
      message: expect.stringContaining('已处理完毕（未采纳）'),
    })
    expect((await who.add(companies[3]!)).statusCode).toBe('00000')
  })
})
