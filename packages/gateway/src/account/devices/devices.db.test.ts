import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { type CallOptions, smsProof, startGateway, type TestGateway } from '../../../test-support/gateway'
import { sandboxFeature } from '../../sandbox'
import { accountFeature } from '../index'

const SECURITY = '/jian-butler-member-biz/security'
const LOGIN = '/jian-butler-member-biz/login/registerLoginSms'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49'

interface Device {
  readonly deviceId: string
  readonly device: string
  readonly address: string | null
  readonly isCurrent: boolean
  readonly lastSeenTime: number
}

describeOnPostgres('the logins of an account', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [accountFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  const login = async (mobile: string, from: CallOptions) => {
    gateway.clock.advance(MINUTE_MS)
    const proof = await smsProof(gateway, mobile)
    return (await gateway.call<{ access_token: string }>(LOGIN, proof, from)).data.access_token
  }
  const devices = async (token: string) =>
    (await gateway.call<{ devices: Device[] }>(`${SECURITY}/getDevices`, {}, { token })).data?.devices
  const isValid = async (token: string) => (await devices(token)) !== undefined

  it('shows each with its device, address and last use, the own one first', async () => {
    const desk = await login('12300000001', { userAgent: CHROME, ip: '203.0.113.7' })
    const phone = await login('12300000001', { userAgent: WECHAT, ip: '61.128.128.68' })
    const program = await login('12300000001', { userAgent: 'zhushutong-sdk/1.2.3 (node)' })
    gateway.clock.advance(2 * MINUTE_MS)
    expect(await devices(phone)).toMatchObject([
      { device: 'iOS · WeChat 8', address: '61.128.128.68', place: '重庆市', isCurrent: true },
      { device: 'zhushutong-sdk 1', isCurrent: false },
      { device: 'Windows · Chrome 130', address: '203.0.113.7', place: null, isCurrent: false },
    ])
    gateway.clock.advance(2 * MINUTE_MS)
    expect((await devices(desk))?.find(({ device }) => device.includes('WeChat'))?.lastSeenTime).toBe(
      gateway.clock.now() - 2 * MINUTE_MS,
    )
    expect(await isValid(program)).toBe(true)
  })

  it('one is ended by its owner only, and its token is dead at once', async () => {
    const mine = await login('12300000002', { userAgent: CHROME })
    const other = await login('12300000002', { userAgent: WECHAT })
    const stranger = await login('12300000003', {})
    const target = (await devices(mine))!.find(({ isCurrent }) => !isCurrent)!
    const end = (token: string, deviceId: string) =>
      gateway.call(`${SECURITY}/endDevice`, { deviceId }, { token })
    expect((await end(stranger, target.deviceId)).statusCode).toBe('00404')
    expect((await end(mine, 'made-up')).statusCode).toBe('00404')
    expect(await isValid(other)).toBe(true)
    expect((await end(mine, target.deviceId)).data).toBe(true)
    expect([await isValid(other), await isValid(mine)]).toEqual([false, true])
    expect((await end(mine, target.deviceId)).data).toBe(true)
    expect(await devices(mine)).toHaveLength(1)
  })

  it('all others are ended at once; expired ones are not shown', async () => {
    const tokens = [
      await login('12300000004', {}),
      await login('12300000004', {}),
      await login('12300000004', {}),
    ]
    const [first = '', ...others] = tokens
    const ended = await gateway.call(`${SECURITY}/endOtherDevices`, {}, { token: first })
    expect(ended.data).toEqual({ ended: 2 })
    expect(await Promise.all(others.map(isValid))).toEqual([false, false])
    expect(await devices(first)).toHaveLength(1)
    gateway.clock.advance(7 * DAY_MS - 2 * MINUTE_MS)
    const fresh = await login('12300000004', {})
    gateway.clock.advance(MINUTE_MS)
    expect(await devices(fresh)).toHaveLength(1)
  })

  it('are shown to nobody without a login', async () => {
    expect((await gateway.call(`${SECURITY}/getDevices`, {})).http).toBe(401)
  })
})
