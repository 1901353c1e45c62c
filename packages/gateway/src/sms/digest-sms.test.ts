import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAliyunSms, openTencentSms, type TestCloudSms } from '../../test-support/providers/cloud-sms'
import { fixedClock } from '../platform/clock'
import { readConfig } from '../platform/config'
import { createSmsSender } from './create-sender'

type Needed = Parameters<typeof createSmsSender>[0]

const DIGEST = { kind: 'digest', name: '重庆招标', total: 12 } as const
const MOBILE = '12100070001'

/** A sender with these settings; neither cloud needs a database. */
const senderOf = (env: Readonly<Record<string, string>>) => {
  const read = readConfig(env)
  if (!read.ok) throw new Error(JSON.stringify(read.wrong))
  const needed: Omit<Needed, 'database'> = {
    config: read.config,
    clock: fixedClock(0),
    log: {} as Needed['log'],
  }
  return createSmsSender(needed as Needed)
}

describe.each([
  ['aliyun', openAliyunSms, { SMS_ALIYUN_DIGEST_TEMPLATE: 'SMS_3' }, 'SMS_3', ['name=重庆招标', 'number=12']],
  ['tencent', openTencentSms, { SMS_TENCENT_DIGEST_TEMPLATE: '33' }, '33', ['重庆招标', '12']],
] as const)('digests by %s', (cloudName, open, digest, template, values) => {
  let cloud: TestCloudSms
  beforeAll(async () => {
    cloud = await open()
  })
  afterAll(() => cloud?.close())

  it('have their template with name and number', async () => {
    const sender = senderOf({ ...cloud.settings, ...digest })
    expect(sender.sendsDigests).toBe(true)
    expect(await sender.send(MOBILE, DIGEST)).toBe(true)
    expect(cloud.received.at(-1)).toMatchObject({ template, values })
    expect(cloud.received.at(-1)?.mobile).toContain(MOBILE)
  })

  it('MEM-09 reminders have a template with name and day, and are not sent without', async () => {
    const name = cloudName === 'aliyun' ? 'SMS_ALIYUN_EXPIRY_TEMPLATE' : 'SMS_TENCENT_EXPIRY_TEMPLATE'
    const expiry = cloudName === 'aliyun' ? 'SMS_4' : '44'
    const sender = senderOf({ ...cloud.settings, [name]: expiry })
    const message = { kind: 'expiry', name: '建筑管家SVIP', day: '2026-12-01' } as const
    expect([sender.sendsReminders, senderOf(cloud.settings).sendsReminders]).toEqual([true, false])
    expect(await sender.send(MOBILE, message)).toBe(true)
    expect(cloud.received.at(-1)?.template).toBe(expiry)
    expect(cloud.received.at(-1)?.values.join()).toMatch(/建筑管家SVIP.*2026-12-01/)
    expect(await senderOf(cloud.settings).send(MOBILE, message)).toBe(false)
  })

  it('are not sent without a template, and codes are', async () => {
    const sender = senderOf(cloud.settings)
    const before = cloud.received.length
    expect(sender.sendsDigests).toBe(false)
    expect(await sender.send(MOBILE, DIGEST)).toBe(false)
    expect(cloud.received).toHaveLength(before)
    expect(await sender.send(MOBILE, { kind: 'code', scene: 'login', code: '123456' })).toBe(true)
  })
})
