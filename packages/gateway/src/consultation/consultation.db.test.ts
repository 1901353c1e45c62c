import { HOUR_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { sandboxFeature } from '../sandbox'
import { findConsultation, saveConsultationAnswer, stepConsultation } from './consultation.store'
import { consultationFeature } from './index'

const PATH = '/jian-butler-portal-biz/customizedConsultationData/add'

describeOnPostgres('consultations', (database) => {
  let gateway: TestGateway
  let mobiles = 12_200_410_000

  beforeAll(async () => {
    gateway = await startGateway(database(), [accountFeature, consultationFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  const nextMobile = () => {
    mobiles += 1
    return String(mobiles)
  }
  const send = (over: object = {}, options: { token?: string; ip?: string } = {}) =>
    gateway.call<{ number: string; createTime: number }>(
      PATH,
      { topic: 'zzfw', name: '张工', mobile: nextMobile(), region: '500000', ...over },
      { ip: mobiles % 2 ? '198.51.100.1' : '198.51.100.2', ...options },
    )

  it('ASK-01 a visitor gets a number, and the staff see what was asked', async () => {
    const mobile = nextMobile()
    const asked = await send({ mobile, company: ' 渝州某公司 ', message: '二级升一级', page: 'zzfw' })
    expect(asked.data.number).toMatch(/^ZX20261120-[2-9A-HJ-NP-Z]{6}$/)
    expect(await findConsultation(database().orm, asked.data.number)).toMatchObject({
      state: 'submitted',
      name: '张工',
      mobile,
      company: '渝州某公司',
      region: '500000',
      message: '二级升一级',
      userId: null,
    })
    expect(gateway.log.join('')).not.toContain(mobile)
  })

  it('ASK-01 three an hour for a mobile, also when they are sent at once', async () => {
    const mobile = nextMobile()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ mobile })))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 200, 200, 429, 429, 429])
    gateway.clock.advance(HOUR_MS - 1)
    expect((await send({ mobile })).http).toBe(429)
    gateway.clock.advance(1)
    expect((await send({ mobile })).http).toBe(200)
  })

  it('ASK-02 staff move it on, and their notes are kept', async () => {
    const { number } = (await send()).data
    const move = (state: 'contacted' | 'closed', note: string | null = null, of = number) =>
      stepConsultation(database().orm, of, { state, note }, gateway.clock.now())
    expect(await move('contacted', '下周面谈')).toMatchObject({ state: 'contacted' })
    expect(await move('contacted')).toMatchObject({ message: expect.stringContaining('已经是已联系') })
    expect(await move('closed', '已签约')).toMatchObject({ state: 'closed' })
    const { notes } = (await findConsultation(database().orm, number))!
    expect(notes).toContain('下周面谈')
    expect(notes).toContain('已签约')
    expect(await move('contacted')).toMatchObject({ message: '这条咨询已完成，不能再改' })
    expect(await move('closed', null, 'ZX1')).toMatchObject({ message: '没有编号为 ZX1 的咨询' })
  })

  it('ASK-03 a member reads the state and the answer of what they asked themselves, newest first', async () => {
    const [asker, other] = [await loginBySms(gateway, nextMobile()), await loginBySms(gateway, nextMobile())]
    const first = (await send({ mobile: '', message: '能升级吗' }, { token: asker.access_token })).data.number
    gateway.clock.advance(1)
    const second = (await send({ mobile: '' }, { token: asker.access_token })).data.number
    await send({ mobile: '' }, { token: other.access_token })
    const mine = async (token: string) =>
      (
        await gateway.call<{ records: { number: string; state: string }[]; total: number }>(
          '/jian-butler-portal-biz/customizedConsultationData/page',
          {},
          { token },
        )
      ).data
    expect(await mine(asker.access_token)).toMatchObject({
      total: 2,
      records: [
        { number: second, state: 'waiting', message: null, answer: null, answerTime: null },
        { number: first, state: 'waiting', topicName: '资质服务', message: '能升级吗' },
      ],
    })
    await stepConsultation(
      database().orm,
      first,
      { state: 'contacted', note: '内部记录' },
      gateway.clock.now(),
    )
    gateway.clock.advance(1)
    const answerTime = gateway.clock.now()
    await saveConsultationAnswer(database().orm, first, ' 可以，先补齐业绩。 ', answerTime)
    gateway.clock.advance(1)
    await saveConsultationAnswer(database().orm, first, '可以，先补齐业绩。', gateway.clock.now())
    const { records } = await mine(asker.access_token)
    expect(records[1]).toMatchObject({
      state: 'answered',
      answer: '可以，先补齐业绩。',
      answerTime,
    })
    expect(JSON.stringify(records)).not.toContain('内部记录')
    expect((await mine(other.access_token)).total).toBe(1)
  })
})
