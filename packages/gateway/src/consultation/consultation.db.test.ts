import { HOUR_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { sandboxFeature } from '../sandbox'
import { consultationCommand, consultationFeature } from './index'

const PATH = '/jian-butler-portal-biz/customizedConsultationData/add'

describeOnBoth('consultations', (database) => {
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

  const staff = async (...args: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const code = await consultationCommand(args, { database: database(), clock: gateway.clock, print })
    return { code, text: lines.join('\n') }
  }

  it('ASK-01 a visitor gets a number, and the staff see what was asked', async () => {
    const mobile = nextMobile()
    const asked = await send({ mobile, company: ' 渝州某公司 ', message: '二级升一级', page: 'zzfw' })
    expect(asked.data.number).toMatch(/^ZX20261120-[2-9A-HJ-NP-Z]{6}$/)
    const { code, text } = await staff('list')
    expect(code).toBe(0)
    expect(text).toContain(`${asked.data.number}  待联系`)
    expect(text).toContain(`资质服务：张工 ${mobile}，重庆`)
    expect(text).toContain('想了解：二级升一级')
    expect(gateway.log.join('')).not.toContain(mobile)
  })

  it('ASK-01 a member may leave the mobile to the account', async () => {
    const mobile = nextMobile()
    const { access_token: token } = await loginBySms(gateway, mobile)
    const asked = await send({ mobile: '' }, { token })
    expect(asked.statusCode).toBe('00000')
    const { text } = await staff('list')
    expect(text).toContain(`${mobile}，重庆`)
    expect(text).toContain('，会员')
    expect(await send({ mobile: '' })).toMatchObject({ http: 400, statusMessage: '请填写手机号' })
  })

  it('ASK-01 names the invalid field', async () => {
    for (const [over, field, message] of [
      [{ topic: 'nothing' }, 'topic', '请选择想咨询的服务'],
      [{ name: '  ' }, 'name', '请填写怎样称呼您'],
      [{ mobile: '123' }, 'mobile', '请填写正确的 11 位手机号'],
      [{ region: '' }, 'region', '请选择所在地区'],
    ] as const)
      expect(await send(over)).toMatchObject({
        http: 400,
        statusCode: '00400',
        statusMessage: message,
        data: { fields: [{ field, message }] },
      })
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

  it('ASK-01 thirty an hour for a network', async () => {
    const ip = '198.51.100.77'
    for (let n = 0; n < 30; n += 1) expect((await send({}, { ip })).http).toBe(200)
    expect(await send({}, { ip })).toMatchObject({ http: 429, statusCode: '00429' })
    expect((await send({}, { ip: '198.51.100.78' })).http).toBe(200)
  })

  it('ASK-02 staff move it on, and their notes are kept', async () => {
    const { number } = (await send()).data
    expect((await staff('move', number, 'contacted', '下周', '面谈')).code).toBe(0)
    expect((await staff('move', number, 'contacted')).text).toContain('已经是已联系')
    expect((await staff('move', number, 'closed', '已签约')).code).toBe(0)
    const listed = await staff('list', '--state', 'closed')
    expect(listed.text).toContain('下周 面谈')
    expect(listed.text).toContain('已签约')
    expect(await staff('move', number, 'contacted')).toMatchObject({
      code: 1,
      text: '这条咨询已完成，不能再改',
    })
    expect(await staff('move', 'ZX1', 'closed')).toEqual({ code: 1, text: '没有编号为 ZX1 的咨询' })
  })

  it('ASK-02 an unknown command prints the usage', async () => {
    for (const args of [
      [],
      ['list', 'x'],
      ['list', '--state', 'new'],
      ['move', 'x'],
      ['move', 'x', 'submitted'],
      ['drop'],
    ])
      expect(await staff(...args)).toMatchObject({ code: 2, text: expect.stringContaining('用法') })
  })
})
