import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { LOGIN_FAILURES, STAFF_LOGIN_TEXTS, STAFF_SESSION } from '@zhushutong/domain/staff'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { LOGIN } from '../../../test-support/staff'
import { consoleFeature } from '../../app/staff-resources'
import { staffCommand } from '../index'

const SELF = '/console/session/self'
const OWN = 'Brücke-7-Pfeiler'

interface Answer {
  readonly next: string
  readonly secret?: string
  readonly uri?: string
  readonly access_token?: string
}

describeOnPostgres('logging in to the back office', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [consoleFeature])
  })
  afterAll(() => gateway?.close())

  const command = async (...args: string[]) => {
    const lines: string[] = []
    const call = {
      database: database(),
      clock: gateway.clock,
      print: (line: string) => void lines.push(line),
    }
    return { code: await staffCommand(args, call), text: lines.join('\n') }
  }
  const passwordIn = (text: string) => /：(\S{19})$/.exec(text)?.[1] ?? ''
  const login = (body: object, ip?: string) => gateway.call<Answer>(LOGIN, body, { ip })
  const self = (token?: string) => gateway.call<{ account: string }>(SELF, {}, { token })
  const codeOf = (secret: string, at = gateway.clock.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

  /** A new member of the staff with an enrolled app. */
  const enrol = async (account: string) => {
    const password = passwordIn((await command('add', account, 'editor', '张三')).text)
    const { data } = await login({ account, password })
    const secret = data.secret!
    const done = await login({ account, password, code: codeOf(secret), newPassword: OWN })
    gateway.clock.advance(MINUTE_MS)
    return { account, password: OWN, secret, first: password, token: done.data.access_token! }
  }

  it('STF-03 the first login shows the secret, sets an own password and opens a session', async () => {
    const added = await command('add', 'Wang.Wu', 'admin', '王五')
    expect(added).toMatchObject({
      code: 0,
      text: expect.stringContaining('wang.wu  王五  管理员  未首次登录'),
    })
    const account = 'wang.wu'
    const password = passwordIn(added.text)
    const { data } = await login({ account: 'Wang.Wu ', password })
    expect(data).toMatchObject({ next: 'enrol', secret: expect.stringMatching(/^[A-Z2-7]{32}$/) })
    expect(data.uri).toContain(`secret=${data.secret}`)
    const code = codeOf(data.secret!)
    const weak = await login({ account, password, code, newPassword: 'short' })
    expect(weak).toMatchObject({ http: 400, data: { fields: [{ field: 'newPassword' }] } })
    const done = await login({ account, password, code, newPassword: OWN })
    expect(done.data).toMatchObject({ next: 'done', self: { account, name: '王五', role: 'admin' } })
    expect((await self(done.data.access_token)).data.account).toBe(account)
    expect((await login({ account, password })).statusCode).toBe('00102')
    expect((await login({ account, password: OWN })).data).toEqual({ next: 'code' })
    expect((await command('list')).text).toContain('wang.wu  王五  管理员\n')
  })

  it('STF-03 a code works once, and neither an earlier nor a wrong one', async () => {
    const { account, password, secret } = await enrol('li.si')
    const code = codeOf(secret)
    const [first, other] = await Promise.all([1, 2].map(() => login({ account, password, code })))
    expect([first!.data?.next, other!.data?.next].filter((next) => next === 'done')).toHaveLength(1)
    const again = await login({ account, password, code })
    expect(again).toMatchObject({ statusCode: '00102', statusMessage: STAFF_LOGIN_TEXTS.wrongCode })
    const before = codeOf(secret, gateway.clock.now() - 30_000)
    expect((await login({ account, password, code: before })).statusCode).toBe('00102')
    gateway.clock.advance(30_000)
    expect((await login({ account, password, code: codeOf(secret) })).data.next).toBe('done')
  })

  it('STF-03 unknown accounts, wrong passwords and disabled staff are answered alike', async () => {
    const { account, password } = await enrol('zhao.liu')
    const wrong = { http: 200, statusCode: '00102', statusMessage: STAFF_LOGIN_TEXTS.wrong, data: null }
    expect(await login({ account: 'nobody', password })).toEqual(wrong)
    expect(await login({ account, password: 'not the password' })).toEqual(wrong)
    expect((await command('disable', account)).code).toBe(0)
    expect(await login({ account, password })).toEqual(wrong)
  })

  it('STF-03 failures make the next login wait, longer each time; simultaneous ones count each', async () => {
    const { account, password, secret } = await enrol('sun.qi')
    const bad = { account, password, code: '000000' }
    const ip = '203.0.113.7'
    const codes = (await Promise.all(Array.from({ length: 9 }, () => login(bad, ip)))).map(
      (reply) => reply.statusCode,
    )
    expect(codes.filter((code) => code === '00102')).toHaveLength(LOGIN_FAILURES.pair)
    const good = () => login({ account, password, code: codeOf(secret) }, ip)
    expect((await good()).statusMessage).toBe('失败次数过多，请 1 分钟后再试')
    // The owner can still log in from another address.
    expect((await login({ account, password }, '198.51.100.1')).data).toEqual({ next: 'code' })
    gateway.clock.advance(MINUTE_MS)
    expect((await login(bad, ip)).statusCode).toBe('00102')
    expect((await good()).statusMessage).toBe('失败次数过多，请 2 分钟后再试')
    gateway.clock.advance(2 * MINUTE_MS)
    expect((await good()).data.next).toBe('done')
    expect((await login({ account, password }, ip)).data).toEqual({ next: 'code' })
  })

  it('STF-02 a session ends after 30 minutes without a call, after 12 hours, and by logging out', async () => {
    const { token } = await enrol('zhou.ba')
    gateway.clock.advance(STAFF_SESSION.idle - 2 * MINUTE_MS)
    expect((await self(token)).http).toBe(200)
    gateway.clock.advance(STAFF_SESSION.idle - 1)
    expect((await self(token)).http).toBe(200)
    gateway.clock.advance(STAFF_SESSION.idle)
    expect((await self(token)).http).toBe(401)

    const busy = (await enrol('wu.jiu')).token
    for (let used = MINUTE_MS; used < 12 * HOUR_MS - 20 * MINUTE_MS; used += 20 * MINUTE_MS) {
      expect((await self(busy)).http).toBe(200)
      gateway.clock.advance(20 * MINUTE_MS)
    }
    gateway.clock.advance(20 * MINUTE_MS)
    expect((await self(busy)).http).toBe(401)

    const { token: out } = await enrol('zheng.shi')
    expect((await gateway.call('/console/session/logout', {}, { token: out })).data).toBe(true)
    expect((await self(out)).http).toBe(401)
  })

  it('a changed password ends the other sessions', async () => {
    const { account, password, secret, token } = await enrol('qian.yi')
    const other = (await login({ account, password, code: codeOf(secret) })).data.access_token
    const change = (old: string) =>
      gateway.call(
        '/console/session/changePassword',
        { password: old, newPassword: 'Anderes-Wort-9' },
        { token },
      )
    expect((await change('wrong password')).http).toBe(400)
    expect((await change(password)).data).toBe(true)
    expect([(await self(token)).http, (await self(other)).http]).toEqual([200, 401])
  })

  it('a reset ends the sessions, and the app has to be enrolled again with another secret', async () => {
    const { account, password, secret, token } = await enrol('feng.er')
    const { text } = await command('reset', account)
    expect((await self(token)).http).toBe(401)
    expect((await login({ account, password })).statusCode).toBe('00102')
    const { data } = await login({ account, password: passwordIn(text) })
    expect(data.next).toBe('enrol')
    expect(data.secret).not.toBe(secret)
  })

  it('neither tokens, passwords nor secrets are kept readable, or reach the log', async () => {
    const { password, secret, token, first } = await enrol('chen.san')
    const rows = JSON.stringify([
      await database().sql`select * from staff`,
      await database().sql`select * from staff_session`,
      await database().sql`select * from audit_log`,
    ])
    for (const text of [password, secret, token, first]) {
      expect(rows).not.toContain(text)
      expect(gateway.log.join('')).not.toContain(text)
    }
  })

  it('the command tells how it is used, and refuses what the rules refuse', async () => {
    expect((await command('add', 'x', 'boss', '')).code).toBe(1)
    expect(await command('add', 'chen.san', 'admin', '陈三')).toEqual({ code: 1, text: '这个账号已被使用' })
    expect(await command('reset', 'nobody')).toEqual({ code: 1, text: '没有这个账号' })
    expect((await command('fire', 'chen.san')).code).toBe(2)
  })
})
