import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { sandboxFeature } from '../sandbox'
import { ACCOUNT_USAGE, accountCommand, accountFeature } from './index'

const LOGIN_SMS = '/jian-butler-member-biz/login/registerLoginSms'
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO'
const MOBILE = '12200770001'

describeOnPostgres('accounts that staff freeze', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [accountFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  const run = async (...args: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const code = await accountCommand(args, { database: database(), clock: gateway.clock, print })
    return [code, lines.join('\n')] as const
  }

  it('are out at once and cannot log in, until they are unfrozen; each step keeps its reason', async () => {
    const { access_token: token, userId } = await loginBySms(gateway, MOBILE)
    const whoIs = async () => (await gateway.call(INFO, {}, { token })).statusCode
    expect(await whoIs()).toBe('00000')

    expect(await run('freeze', '122 0077 0001', '批量抓取', '数据')).toEqual([
      0,
      `已冻结：用户0001 122****0001（${userId}）`,
    ])
    expect(await whoIs()).toBe('00401')
    const login = async () => (await gateway.call(LOGIN_SMS, await smsProof(gateway, MOBILE))).statusCode
    gateway.clock.advance(120_000)
    expect(await login()).toBe('10004')
    expect(await run('freeze', MOBILE, '再次')).toEqual([1, '账号已经被冻结'])

    expect((await run('unfreeze', userId, '已说明情况'))[0]).toBe(0)
    expect(await run('unfreeze', userId, '再次')).toEqual([1, '账号没有被冻结'])
    // The old sessions stay ended after the account is unfrozen.
    expect(await whoIs()).toBe('00401')
    gateway.clock.advance(120_000)
    expect(await login()).toBe('00000')
    const actions = await database().sql`select action, reason from account_actions order by id`
    expect(actions).toEqual([
      { action: 'freeze', reason: '批量抓取 数据' },
      { action: 'unfreeze', reason: '已说明情况' },
    ])
  })

  it('are named by mobile, account name or id, and a reason is needed', async () => {
    expect(await run('freeze', '12200779999', '没有这个人')).toEqual([1, '没有这个账号'])
    for (const args of [[], ['freeze'], ['freeze', MOBILE], ['freeze', MOBILE, ' '], ['thaw', MOBILE, 'x']])
      expect(await run(...args)).toEqual([2, ACCOUNT_USAGE])
  })
})
