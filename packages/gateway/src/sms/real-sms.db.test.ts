import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { slide, startGateway, type TestGateway } from '../../test-support/gateway'
import {
  openAliyunSms,
  openTencentSms,
  SECRETS,
  type TestCloudSms,
} from '../../test-support/providers/cloud-sms'
import { accountFeature } from '../account'
import { sandboxFeature } from '../sandbox'

const SEND = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
const LOGIN = '/jian-butler-member-biz/login/registerLoginSms'

let numbers = 0
const newMobile = () => `1210007${String(++numbers).padStart(4, '0')}`

describeOnPostgres('messages by a cloud', (database) => {
  describe.each([
    ['aliyun', openAliyunSms],
    ['tencent', openTencentSms],
  ] as const)('%s', (_, open) => {
    let cloud: TestCloudSms
    let gateway: TestGateway
    beforeAll(async () => {
      cloud = await open()
      gateway = await startGateway(database(), [accountFeature, sandboxFeature], cloud.settings)
    })
    afterAll(async () => {
      await gateway?.close()
      await cloud?.close()
    })

    const send = async (to: TestGateway, mobile: string) => {
      const params = { sign: await slide(to, 'login', mobile), scene: 'login' }
      return to.call<{ smsId: string }>(SEND, { mobile, params })
    }

    it('sends the code by its template to the number, and it logs in', async () => {
      const mobile = newMobile()
      const { data, statusCode } = await send(gateway, mobile)
      expect(statusCode).toBe('00000')
      const request = cloud.received.at(-1)
      const validationCode = request?.values[0]?.match(/\d{6}/)?.[0] ?? ''
      expect(request).toEqual({ mobile: cloud.mobileOf(mobile), ...cloud.expected(validationCode) })
      expect(cloud.faults).toEqual([])
      const login = await gateway.call(LOGIN, { mobile, smsId: data.smsId, validationCode })
      expect(login.statusCode).toBe('00000')
    })

    it('a message that was not sent is said (10010), and its code is none', async () => {
      const courses: Record<string, Parameters<TestCloudSms['answers']>[0]> = {
        silence: (response) => response.destroy(),
        'a web page': (response) => response.end('<html>'),
        'an error': (response) => response.writeHead(503).end('{}'),
        nothing: (response) => response.end('{}'),
      }
      const failures = [
        ...Object.values(courses).map((course) => () => cloud.answers(course)),
        () => cloud.refuses('isv.BUSINESS_LIMIT_CONTROL'),
      ]
      for (const fail of failures) {
        fail()
        expect((await send(gateway, newMobile())).statusCode).toBe('10010')
      }
      cloud.answers(null)
      const [kept] = await database().sql`select count(*)::int as n from sms_codes where used_at is null`
      expect(kept?.n).toBe(0)
      expect((await send(gateway, newMobile())).statusCode).toBe('00000')
      await database().sql`delete from sms_codes`
    })

    it('no number, code, key or signature is in the log', () => {
      const log = gateway.log.join('')
      expect(log).toContain('SMS not sent')
      const codes = cloud.received.map(({ values }) => values[0]?.match(/\d{6}/)?.[0] ?? 'none')
      for (const secret of [...SECRETS, '1210007', 'Signature=']) expect(log).not.toContain(secret)
      // The boundaries exclude longer numbers, such as times, which may contain the six digits by chance.
      for (const code of codes) expect(log).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
    })

    it('the sandbox shows no messages', async () => {
      expect((await gateway.app.server.inject({ url: '/sandbox/sms' })).statusCode).toBe(404)
    })
  })

  it('without a provider and without the sandbox nothing is sent, and no code is kept', async () => {
    const sandbox = await startGateway(database(), [accountFeature, sandboxFeature])
    const bare = await startGateway(database(), [accountFeature], { SANDBOX: 'off' })
    const mobile = newMobile()
    const params = { sign: await slide(sandbox, 'login', mobile), scene: 'login' }
    expect((await bare.call(SEND, { mobile, params })).statusCode).toBe('10010')
    const [kept] = await database().sql`select count(*)::int as n from sms_outbox where mobile = ${mobile}`
    expect(kept?.n).toBe(0)
    await bare.close()
    await sandbox.close()
  })
})
