import { DAY_MS } from '@zhushutong/domain/formatting'
import { POSTING_LIMITS, POSTING_TEXTS } from '@zhushutong/domain/labour'
import { aPosting } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature } from '../demo-data'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { labourFeature } from './index'
import { decideOnPosting, findPosting } from './labour.store'
import { postingView } from './posting-view'
import { hideEndedPostings } from './shown-postings'

const PATH = '/jian-butler-portal-biz/labourPosting'
const JOB = aPosting()
const SEEKER = { ...JOB, companyName: '', headcount: '', benefits: [], availability: 'now' }

interface Own {
  readonly id: string
  readonly state: string
  readonly stateName: string
  readonly reason: string | null
  readonly contactPhone: string
}

describeOnPostgres('the labour hall', (database) => {
  let gateway: TestGateway
  let mobiles = 12_200_610_000

  beforeAll(async () => {
    const features = [demoAccountsFeature, recordsFeature, accountFeature, labourFeature, sandboxFeature]
    gateway = await startGateway(database(), features, { SEED_SIZE: '0' })
  })
  afterAll(() => gateway?.close())

  const aMember = async () => {
    mobiles += 1
    const { access_token: token } = await loginBySms(gateway, String(mobiles))
    const call = <T>(name: string, body: object) => gateway.call<T>(`${PATH}/${name}`, body, { token })
    return {
      token,
      add: (over: object = {}, module = 'recruit') =>
        call<{ id: string }>('addLabourPosting', { module, ...JOB, ...over }),
      update: (id: string, over: object = {}) => call('updateLabourPosting', { id, ...JOB, ...over }),
      close: (id: string) => call('closeLabourPosting', { id }),
      page: async () => (await call<{ records: Own[]; total: number }>('pageLabourPosting', {})).data,
    }
  }

  const approve = (id: string) => decideOnPosting(database().orm, id, { state: 'shown' }, gateway.clock.now())
  const refuse = (id: string, reason: string) =>
    decideOnPosting(database().orm, id, { state: 'refused', reason }, gateway.clock.now())

  const listed = async (api = 'recruit') => {
    const { data } = await gateway.call<{ records: { id: string }[] }>(
      `/jian-butler-project-biz/${api}/search`,
      {
        pageSize: 100,
      },
    )
    return data.records.map(({ id }) => id)
  }
  const detail = (id: string, token?: string, api = 'recruit') =>
    gateway.call<Record<string, unknown>>(`/jian-butler-project-biz/${api}/detail`, { id }, { token })

  it('LAB-02 others see a posting once the staff shows it, until it is changed or closed', async () => {
    const who = await aMember()
    const { id } = (await who.add()).data
    expect((await who.page()).records).toMatchObject([{ id, state: 'checking', stateName: '审核中' }])
    expect(await listed()).not.toContain(id)
    expect((await detail(id, who.token)).statusCode).toBe('30003')
    expect(await approve(id)).toMatchObject({ state: 'shown' })
    expect(await listed()).toContain(id)
    expect((await detail(id)).data).toMatchObject({
      title: JOB.title,
      pay: '12,000–18,000 元/月',
      companyName: JOB.companyName,
      certificates: '一级建造师',
      benefits: '五险',
    })
    expect((await who.update(id)).data).toEqual({ id, state: 'shown' })
    expect(await listed()).toContain(id)
    await who.update(id, { title: '房建项目经理' })
    expect(await listed()).not.toContain(id)
    await approve(id)
    expect((await detail(id)).data).toMatchObject({ title: '房建项目经理' })
    expect((await who.close(id)).statusCode).toBe('00000')
    expect(await listed()).not.toContain(id)
    expect(await who.update(id)).toMatchObject({ http: 400, statusMessage: POSTING_TEXTS.closedAlready })
    expect(await approve(id)).toMatchObject({ error: 'decided' })
  })

  it('LAB-02 a posting is hidden once its days are over, and is called ended', async () => {
    const who = await aMember()
    const { id: short } = (await who.add({ days: '30' })).data
    const { id: long } = (await who.add({ days: '60' })).data
    for (const id of [short, long]) await approve(id)
    gateway.clock.advance(30 * DAY_MS)
    await database().orm.transaction((tx) => hideEndedPostings(tx, gateway.clock.now()))
    expect(await listed()).toEqual(expect.arrayContaining([short, long]))
    gateway.clock.advance(DAY_MS)
    await database().orm.transaction((tx) => hideEndedPostings(tx, gateway.clock.now()))
    expect(await listed()).not.toContain(short)
    expect(await listed()).toContain(long)
    expect((await detail(short)).http).toBe(404)
    const ended = postingView((await findPosting(database().orm, short))!, gateway.clock.now())
    expect(ended.stateName).toBe('已到期')
  })

  it('LAB-02 a refused posting says why, and one that is shown can be taken back', async () => {
    const who = await aMember()
    const { id } = (await who.add()).data
    expect(await refuse(id, '')).toMatchObject({ message: '未通过时须写明原因' })
    expect(await refuse(id, '单位不存在')).toMatchObject({ state: 'refused' })
    expect((await who.page()).records[0]).toMatchObject({ state: 'refused', reason: '单位不存在' })
    await who.update(id)
    await approve(id)
    await refuse(id, '被举报')
    expect(await listed()).not.toContain(id)
    expect(await approve('x')).toMatchObject({ message: '没有编号为 x 的发布' })
  })

  it('ACC-02 the contact of a job needs a login, that of a seeker and the name a membership', async () => {
    const who = await aMember()
    const { id } = (await who.add()).data
    const { id: seeker } = (await who.add(SEEKER, 'worker')).data
    await approve(id)
    await approve(seeker)
    const texts = async (postingId: string, token: string | undefined, api: string) =>
      JSON.stringify((await detail(postingId, token, api)).data)
    expect(await texts(id, undefined, 'recruit')).not.toContain(JOB.contactPhone)
    expect(await texts(id, who.token, 'recruit')).toContain(JOB.contactPhone)
    for (const token of [undefined, who.token]) {
      const seen = await texts(seeker, token, 'worker')
      expect(seen).not.toContain(JOB.contactPhone)
      expect(seen).not.toContain(JOB.contactName)
      expect(seen).toContain('122****7788')
    }
    const svip = await gateway.sandbox<{ access_token: string }>('/sandbox/accounts/svip/token', {})
    expect(await texts(seeker, svip.access_token, 'worker')).toContain(JOB.contactPhone)
    expect(gateway.log.join('')).not.toContain(JOB.contactPhone)
  })

  it('LAB-01 names the wrong field; nobody changes another member’s posting', async () => {
    const [who, other] = [await aMember(), await aMember()]
    expect(await who.add({ payMax: '8000' })).toMatchObject({
      http: 400,
      statusMessage: '最高月薪不能低于最低月薪',
      data: { fields: [{ field: 'payMax' }] },
    })
    expect(
      await who.add({ description: '加微信详谈，地点不限，工期一年，包吃包住，随时到岗。' }),
    ).toMatchObject({
      http: 400,
      data: { fields: [{ field: 'description' }] },
    })
    expect(await who.add({}, 'boss')).toMatchObject({ http: 400 })
    const { id } = (await who.add()).data
    for (const answer of [await other.update(id), await other.close(id), await who.close('x')])
      expect(answer).toMatchObject({ http: 404, statusCode: '30003' })
    expect((await other.page()).total).toBe(0)
  })

  it('LAB-03 twenty at once are five, five more the next day, and then ten are open', async () => {
    const who = await aMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.add()))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(POSTING_LIMITS.most)
    expect(answers.find(({ http }) => http !== 200)).toMatchObject({ http: 429, statusCode: '00429' })
    gateway.clock.advance(DAY_MS)
    for (let n = 0; n < POSTING_LIMITS.most; n++) expect((await who.add()).http).toBe(200)
    gateway.clock.advance(DAY_MS)
    expect(await who.add()).toMatchObject({ http: 429, statusMessage: POSTING_TEXTS.tooManyOpen })
    const [first] = (await who.page()).records
    await who.close(first?.id ?? '')
    expect((await who.add()).http).toBe(200)
  })
})
