import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { describeAccounts, LOGIN_SMS, SECURITY } from '../../../test-support/accounts'
import { type CallOptions, smsProof } from '../../../test-support/gateway'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49'

interface Device {
  readonly deviceId: string
  readonly device: string
  readonly isCurrent: boolean
  readonly lastSeenTime: number
}

describeAccounts('the logins of an account', {}, ({ gateway }) => {
  const login = async (mobile: string, from: CallOptions = {}) => {
    gateway().clock.advance(MINUTE_MS)
    const proof = await smsProof(gateway(), mobile)
    return (await gateway().call<{ access_token: string }>(LOGIN_SMS, proof, from)).data.access_token
  }
  const listDevices = async (token: string) =>
    (await gateway().call<{ devices: Device[] }>(`${SECURITY}/getDevices`, {}, { token })).data?.devices
  const isValid = async (token: string) => (await listDevices(token)) !== undefined

  it('shows each with its device, address and last use, the own one first', async () => {
    const mobile = '12300000001'
    const desk = await login(mobile, { userAgent: CHROME, ip: '203.0.113.7' })
    const phone = await login(mobile, { userAgent: WECHAT, ip: '61.128.128.68' })
    await login(mobile, { userAgent: 'zhushutong-sdk/1.2.3 (node)' })
    gateway().clock.advance(2 * MINUTE_MS)
    expect(await listDevices(phone)).toMatchObject([
      { device: 'iOS · WeChat 8', address: '61.128.128.68', place: '重庆市', isCurrent: true },
      { device: 'zhushutong-sdk 1', isCurrent: false },
      { device: 'Windows · Chrome 130', address: '203.0.113.7', place: null, isCurrent: false },
    ])
    gateway().clock.advance(2 * MINUTE_MS)
    const seen = (await listDevices(desk))?.find(({ device }) => device.includes('WeChat'))
    expect(seen?.lastSeenTime).toBe(gateway().clock.now() - 2 * MINUTE_MS)
    expect((await gateway().call(`${SECURITY}/getDevices`)).http).toBe(401)
  })

  it('a login is ended by its owner only, alone or with all others, and its token is dead at once', async () => {
    const mobile = '12300000002'
    const mine = await login(mobile, { userAgent: CHROME })
    const other = await login(mobile, { userAgent: WECHAT })
    const stranger = await login('12300000003')
    const { deviceId } = (await listDevices(mine))!.find(({ isCurrent }) => !isCurrent)!
    const end = (token: string, id = deviceId) =>
      gateway().call(`${SECURITY}/endDevice`, { deviceId: id }, { token })
    expect((await end(stranger)).statusCode).toBe('00404')
    expect((await end(mine, 'made-up')).statusCode).toBe('00404')
    expect(await isValid(other)).toBe(true)
    for (let times = 0; times < 2; times += 1) expect((await end(mine)).data).toBe(true)
    expect([await isValid(other), await isValid(mine)]).toEqual([false, true])

    const others = [await login(mobile), await login(mobile)]
    const ended = await gateway().call(`${SECURITY}/endOtherDevices`, {}, { token: mine })
    expect(ended.data).toEqual({ ended: 2 })
    expect(await Promise.all(others.map(isValid))).toEqual([false, false])
    expect(await listDevices(mine)).toHaveLength(1)
    // Expired logins are not shown.
    gateway().clock.advance(7 * DAY_MS)
    expect(await listDevices(await login(mobile))).toHaveLength(1)
  })
})
