import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import {
  ALIBABA_KEY,
  ALIBABA_SCENE,
  alibabaSettings,
  openAlibabaCaptcha,
  type TestAlibaba,
} from '../../../test-support/providers/alibaba-captcha'
import { accountFeature } from '../../account'
import { solveWork } from '../proof-of-work'
import { captchaService } from './captcha-service'

interface Made {
  readonly captchaId: string
  readonly difficulty: number
  readonly sceneId: string
  readonly prefix: string
}

const CREATE = '/riskControl/createAlibaba'
const VERIFY = '/riskControl/verifyAlibaba'
const SEND = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
const UNAVAILABLE = '00135'

/** Params are the opaque base64 of Alibaba's script; the stand-in accepts those with `person`. */
let params = 0
const newParam = () => `person-${++params}+/==`

describeOnPostgres("Alibaba's captcha", (database) => {
  let alibaba: TestAlibaba
  let gateway: TestGateway
  beforeAll(async () => {
    alibaba = await openAlibabaCaptcha()
    gateway = await startGateway(database(), [accountFeature], {
      ...alibabaSettings(alibaba.url),
      CAPTCHA_DIFFICULTY: '2',
    })
  })
  afterAll(async () => {
    await gateway?.close()
    await alibaba?.close()
  })

  const create = async (mobile: string | undefined, ip: string, scene = 'login') =>
    gateway.call<Made>(CREATE, { scene, mobile }, { ip })
  const verify = async ({ captchaId, difficulty }: Made, param: string) =>
    gateway.call<{ sign: string }>(VERIFY, {
      captchaId,
      param,
      nonce: await solveWork(captchaId, difficulty),
    })
  const send = (mobile: string, sign: string, scene = 'login') =>
    gateway.call(SEND, { mobile, params: { sign, scene } })
  const code = async (call: Promise<{ statusCode: string }>) => (await call).statusCode

  it('says that it is to be shown, and what its script needs; the slider is refused', async () => {
    expect((await gateway.call('/riskControl/captchaKind')).data).toEqual({ kind: 'alibaba' })
    const { data } = await create('12100009001', '10.8.0.1')
    expect(data).toMatchObject({ sceneId: ALIBABA_SCENE, prefix: 'prefix01', difficulty: 2 })
    const slider = gateway.call('/riskControl/createSlider', { scene: 'login', mobile: '12100009001' })
    expect(await code(slider)).toBe('00134')
  })

  it('passes the param on unmodified; what was accepted sends one code, to its mobile, in its scene', async () => {
    const mobile = '12100009002'
    const param = newParam()
    const { sign } = (await verify((await create(mobile, '10.8.0.2')).data, param)).data
    expect(alibaba.asked.at(-1)).toBe(param)
    expect(alibaba.faults).toEqual([])
    expect(await code(send(mobile, sign))).toBe('00000')
    expect(await code(send(mobile, sign))).toBe('10002')

    const other = (await verify((await create(mobile, '10.8.0.2')).data, newParam())).data.sign
    expect(await code(send('12100009003', other))).toBe('10002')
    const scene = (await verify((await create(mobile, '10.8.0.2')).data, newParam())).data.sign
    expect(await code(send(mobile, scene, 'reset'))).toBe('10002')
  })

  it('a challenge takes one answer, of many at once too; a param is accepted once', async () => {
    const first = (await create('12100009004', '10.8.0.4')).data
    const param = newParam()
    const before = alibaba.asked.length
    const codes = await Promise.all(Array.from({ length: 6 }, () => code(verify(first, param))))
    expect(codes.filter((code) => code === '00000')).toHaveLength(1)
    expect(codes.filter((code) => code === '10003')).toHaveLength(5)
    expect(alibaba.asked.length).toBe(before + 1)
    expect(await code(verify((await create('12100009004', '10.8.0.4')).data, param))).toBe('10002')
  })

  it('a wrong param is refused, and too little work before anybody is asked', async () => {
    expect(await code(verify((await create('12100009005', '10.8.0.5')).data, 'program'))).toBe('10002')
    const { captchaId } = (await create('12100009005', '10.8.0.5')).data
    await database().sql`update captchas set difficulty = 1000000 where id = ${captchaId}`
    const before = alibaba.asked.length
    expect(await code(gateway.call(VERIFY, { captchaId, param: newParam(), nonce: '0' }))).toBe('10002')
    expect(alibaba.asked.length).toBe(before)
  })

  it('a challenge is valid for 10 minutes', async () => {
    const late = (await create('12100009008', '10.8.0.8')).data
    gateway.clock.advance(600_000)
    expect(await code(verify(late, newParam()))).toBe('10003')
  })

  it('nobody passes while the service fails, is told what to do, and has not answered wrongly', async () => {
    const [mobile, ip] = ['12100009010', '10.8.0.10']
    const fail: Record<string, Parameters<TestAlibaba['answers']>[0]> = {
      'no answer': (answer) => answer.destroy(),
      'an error': (answer) => answer.writeHead(503).end('{"Code":"ServiceUnavailable"}'),
      'a result that is no truth': (answer) => answer.end('{"Result":{"VerifyResult":"true"}}'),
      'an error with a result': (answer) => answer.writeHead(500).end('{"Result":{"VerifyResult":true}}'),
    }
    for (const [how, course] of Object.entries(fail)) {
      alibaba.answers(course)
      const { data } = await create(mobile, ip)
      const verdict = await verify(data, newParam())
      expect(verdict, how).toMatchObject({
        statusCode: UNAVAILABLE,
        statusMessage: '安全验证服务暂时没有响应，请稍后重试；也可以改用无图验证或微信扫码登录',
        data: null,
      })
      expect(await code(verify(data, newParam())), how).toBe('10003')
    }
    alibaba.answers(null)
    expect(await code(verify((await create(mobile, ip)).data, newParam()))).toBe('00000')
  })

  it('waits some seconds for the service, no longer', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const log = { warn() {}, info() {} } as never
    const apiUrl = `http://127.0.0.1:${port}`
    const service = captchaService({
      key: ALIBABA_KEY,
      ...{ sceneId: 's', prefix: 'p', apiUrl, log, within: 100 },
    })
    expect(await service.check('person')).toBe('unavailable')
    silent.close()
  })

  it('neither key nor params are in the log', () => {
    const log = gateway.log.join('')
    expect(log).toContain('captcha service gave no result')
    for (const secret of [ALIBABA_KEY.secret, ALIBABA_KEY.id, 'person-', 'Signature='])
      expect(log.includes(secret), secret).toBe(false)
  })
})
