import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { UNSUBSCRIBE_PATH } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { storeRecord } from '../../test-support/records/store-record'
import { accountFeature } from '../account'
import { demoAccountsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { sandboxFeature } from '../sandbox'
import { subscriptionsFeature } from './index'

const PATH = '/jian-butler-portal-biz/subscription'
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo'
const ADDRESS = 'reader@example.com'
const PORTAL = 'https://www.example.com'

interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly headers: Readonly<Record<string, string>>
}

describeOnPostgres('channels of subscriptions', (database) => {
  let gateway: TestGateway
  let token: string
  beforeAll(async () => {
    const features = [
      demoAccountsFeature,
      accountFeature,
      messagesFeature,
      subscriptionsFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { PORTAL_ORIGIN: PORTAL })
    token = (await loginBySms(gateway, '12200550001')).access_token
  })
  afterAll(() => gateway?.close())

  const call = async <T>(path: string, body: object = {}) => gateway.call<T>(path, body, { token })
  const mails = () => gateway.sandbox<Mail[]>(`/sandbox/mails?to=${ADDRESS}`)
  const wanted = { of: 'search', module: 'tender', filters: {}, name: '全国<招标>', frequency: 'instant' }
  const channels = async () =>
    (await call<{ records: { channels: string[] }[] }>(`${PATH}/pageSubscription`)).data.records[0]?.channels

  it('SUB-05 mail can be chosen once an address is confirmed, SMS for daily and weekly', async () => {
    const open = async () => (await call<object>(`${PATH}/getChannels`)).data
    const mobile = '122****0001'
    expect(await open()).toEqual({ mail: 'unconfirmed', mailAddress: null, sms: 'open', mobile })
    const refused = await call(`${PATH}/addSubscription`, { ...wanted, channels: ['mail'] })
    expect(refused.data).toMatchObject({
      fields: [{ field: 'channels', message: '请先在“个人资料”确认邮箱' }],
    })
    const bySms = await call(`${PATH}/addSubscription`, { ...wanted, channels: ['sms'] })
    expect(bySms.data).toMatchObject({ fields: [{ message: '短信只用于每天和每周的通知' }] })

    const { mailId } = (await call<{ mailId: string }>(`${INFO}/sendMemberMailCode`, { mail: ADDRESS })).data
    const validationCode = /\d{6}/.exec((await mails())[0]?.subject ?? '')?.[0]
    await call(`${INFO}/confirmMemberMail`, { mail: ADDRESS, mailId, validationCode })
    expect(await open()).toEqual({ mail: 'open', mailAddress: 'r****r@example.com', sms: 'open', mobile })
    const added = await call<{ channels: string[] }>(`${PATH}/addSubscription`, {
      ...wanted,
      channels: ['inbox', 'mail'],
    })
    expect(added.data.channels).toEqual(['inbox', 'mail'])
  })

  it('SUB-07 SUB-08 a mail comes, its link asks, and a POST ends the mails of that one', async () => {
    await storeRecord(database().orm, tender, { id: 'mailed', region: '500112' }, gateway.clock.now())
    gateway.clock.advance(MINUTE_MS)
    await expect.poll(async () => (await mails())[0]?.subject).toBe('“全国<招标>”有 1 条新数据')
    const [mail] = await mails()
    const listed = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(listed.startsWith(`${PORTAL}/gateway${UNSUBSCRIBE_PATH}?t=`)).toBe(true)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect([mail?.text.includes(listed), mail?.html?.includes('“全国&lt;招标&gt;”')]).toEqual([true, true])

    const url = `${UNSUBSCRIBE_PATH}${new URL(listed).search}`
    const asked = await gateway.app.server.inject({ url })
    expect([asked.statusCode, asked.body.includes('不再用邮件通知“全国&lt;招标&gt;”')]).toEqual([200, true])
    expect(await channels()).toEqual(['inbox', 'mail'])

    for (const wrong of [
      `${url}0`,
      url.replace(/\.\w/, '.z'),
      UNSUBSCRIBE_PATH,
      `${UNSUBSCRIBE_PATH}?t=a&t=b`,
    ])
      expect((await gateway.app.server.inject({ method: 'POST', url: wrong })).statusCode).toBe(404)
    expect(await channels()).toEqual(['inbox', 'mail'])

    // The request of a mail program, from any origin.
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example.net',
    }
    const request = { method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' } as const
    const ended = await gateway.app.server.inject(request)
    expect([ended.statusCode, ended.body.includes('已取消邮件通知')]).toEqual([200, true])
    expect(await channels()).toEqual(['inbox'])
    expect((await gateway.app.server.inject(request)).statusCode).toBe(200)
    expect(JSON.stringify(gateway.log)).not.toContain(ADDRESS)
  })
})
