import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { aPosting } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, MANAGER } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, slide, startGateway, type TestGateway } from '../../test-support/gateway'
import { closeDueAccounts } from '../account/closing/closing.store'
import { decideOnPosting } from '../labour'
import { agreement } from '../legal'
import type { CloseAccount, Feature } from '../platform/feature'
import { features } from './features'

const SECURITY = '/jian-butler-member-biz/security'
const COLLECT = '/jian-butler-portal-biz/memberCollect/addMemberCollect'
const ADD_LEAD = '/jian-butler-portal-biz/lead/addLead'
const KEYS = '/jian-butler-member-biz/apiKey'
const SUGGEST = '/jian-butler-project-biz/search/searchAssociation'
const POSTING = '/jian-butler-portal-biz/labourPosting/addLabourPosting'
const CONSULTATION = '/jian-butler-portal-biz/customizedConsultationData/add'
const MOBILE = '12320000001'
const SEEKER = { ...aPosting({ contactPhone: MOBILE, days: '90' }), module: 'worker' }

describeOnPostgres('closing an account', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let closeAccount: CloseAccount
  beforeAll(async () => {
    const listening: Feature = (deps) => {
      closeAccount = deps.closeAccount
      return {}
    }
    gateway = await startGateway(database(), [...features, listening], { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const ownCode = async (token: string, mobile: string) => {
    gateway.clock.advance(MINUTE_MS)
    const params = { sign: await slide(gateway, 'close'), scene: 'close' }
    const sent = await gateway.call<{ smsId: string }>(`${SECURITY}/sendOwnCode`, { params }, { token })
    const { code } = await gateway.sandbox<{ code: string }>(`/sandbox/sms?mobile=${mobile}`)
    return { smsId: sent.data.smsId, validationCode: code }
  }
  const ask = (token: string, body: object) =>
    gateway.call<{ requestTime: number; closeTime: number }>(`${SECURITY}/requestClosing`, body, { token })
  const closing = async (token: string) =>
    gateway.call<{ closeTime: number } | null>(`${SECURITY}/getClosing`, {}, { token })
  const closeDue = () => closeDueAccounts(database().orm, closeAccount, gateway.clock.now())

  const tablesWith = async (text: string): Promise<string[]> => {
    const { sql } = database()
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`
    const tableNames: string[] = []
    for (const { name } of tables) {
      const [row] = await sql.raw<{ n: number }[]>(
        `select count(*)::int as n from "${name}" as t where position('${text}' in t::text) > 0`,
      )
      if (row?.n) tableNames.push(name)
    }
    return tableNames.sort()
  }

  /** Creates a published posting and a question asked before the login, both with the mobile. */
  const leaveTraces = async (token: string) => {
    const asked = { topic: 'zzfw', name: '周工', mobile: MOBILE, region: '500000' }
    expect((await gateway.call(CONSULTATION, asked)).statusCode).toBe('00000')
    const posted = await gateway.call<{ id: string }>(POSTING, SEEKER, { token })
    expect(
      await decideOnPosting(database().orm, posted.data.id, { state: 'shown' }, gateway.clock.now()),
    ).toMatchObject({ state: 'shown' })
    expect(await tablesWith(MOBILE)).toEqual(
      expect.arrayContaining(['consultation', 'labour_posting', 'record_worker']),
    )
  }

  /** Stores rows that a distributed database keeps without a foreign key to the user. */
  const leaveDistributedTraces = async (userId: string) => {
    const { sql } = database()
    await sql`alter table tracking_records drop constraint tracking_records_user_id_users_id_fk`
    await sql`alter table view_history drop constraint view_history_user_id_users_id_fk`
    const now = new Date(NOW)
    await sql`insert into tracking_records values (${userId}, 'one', '{}', ${now})`
    await sql`insert into view_history select ${userId}, id, ${now} from notices limit 1`
  }

  it('LEG-03 waits seven days, can be withdrawn, then deletes the person and keeps the orders without them', async () => {
    const { access_token: token, userId } = await loginBySms(gateway, MOBILE)
    const [record] = await database().sql<{ id: string }[]>`select id from record_company limit 1`
    const added = await gateway.call(COLLECT, { module: 'company', moduleId: record?.id }, { token })
    expect(added.statusCode).toBe('00000')
    const lead = await gateway.call(ADD_LEAD, { module: 'company', moduleId: record?.id }, { token })
    expect(lead.statusCode).toBe('00000')
    const key = await gateway.call<{ key: string }>(
      `${KEYS}/createApiKey`,
      { name: '报表', scopes: ['records'] },
      { token },
    )
    await leaveTraces(token)
    await leaveDistributedTraces(userId)
    const callByKey = () => gateway.call(SUGGEST, { keyword: '建筑' }, { token: key.data.key })
    const order = await gateway.call<string>(
      `${MANAGER}/addOrderOnline`,
      { orderType: 'VIP', productId: 'svip-year', agreementVersion: agreement('purchase').version },
      { token, key: 'order-1' },
    )
    expect(order.statusCode).toBe('00000')
    await gateway.call(`${MANAGER}/setOnlinePayType`, { orderId: order.data, payType: 'WeChat' }, { token })
    await decide(gateway, order.data, 'paid')

    const proof = await ownCode(token, MOBILE)
    expect((await ask(token, { ...proof, smsId: 'made-up' })).statusCode).toBe('00400')
    const asked = await ask(token, { ...proof, reason: '不再需要' })
    expect(asked.data.closeTime - asked.data.requestTime).toBe(7 * DAY_MS)
    expect((await closing(token)).data).toEqual(asked.data)
    const whileClosing = await gateway.call(
      `${MANAGER}/addOrderOnline`,
      { orderType: 'VIP', productId: 'svip-month', agreementVersion: agreement('purchase').version },
      { token, key: 'order-2' },
    )
    expect(whileClosing.statusMessage).toBe('账号已申请注销，撤回申请后才能购买')
    await gateway.call(`${SECURITY}/withdrawClosing`, {}, { token })
    expect((await closing(token)).data).toBeNull()
    gateway.clock.advance(8 * DAY_MS)
    await closeDue()

    const again = (await loginBySms(gateway, MOBILE)).access_token
    await ask(again, await ownCode(again, MOBILE))
    gateway.clock.advance(7 * DAY_MS - 1)
    await closeDue()
    expect(await tablesWith(userId)).toContain('users')
    gateway.clock.advance(1)
    const held = await database().sql<
      { order_code: string }[]
    >`select order_code from orders where user_id = ${userId}`
    expect(held).toHaveLength(1)
    expect((await callByKey()).statusCode).toBe('00000')
    await closeDue()

    expect(await tablesWith(userId)).toEqual([])
    // Codes and puzzles are retained for their limits, for a day at most; the sandbox retains its "sent" messages.
    expect((await tablesWith(MOBILE)).filter((name) => !/^(sms|captcha)/.test(name))).toEqual([])
    const [kept] = await database().sql<{ nick_name: string; mobile: string }[]>`
      select nick_name, mobile from users join orders on orders.user_id = users.id
      where order_code = ${held[0]!.order_code}`
    expect(kept).toMatchObject({ nick_name: '已注销用户', mobile: expect.stringMatching(/^closed-/) })
    expect((await closing(again)).http).toBe(401)
    expect((await callByKey()).http).toBe(401)
    gateway.clock.advance(MINUTE_MS)
    expect(await loginBySms(gateway, MOBILE)).toMatchObject({ isNew: true })
  })

  it('an account that cannot be closed keeps no other open', async () => {
    const mobiles = ['12320000004', '12320000005']
    for (const mobile of mobiles) {
      const { access_token: token } = await loginBySms(gateway, mobile)
      await ask(token, await ownCode(token, mobile))
    }
    gateway.clock.advance(8 * DAY_MS)
    let calls = 0
    const closed = closeDueAccounts(
      database().orm,
      async (tx, account) => {
        calls += 1
        if (calls === 1) throw new Error('a part fails')
        await closeAccount(tx, account)
      },
      gateway.clock.now(),
    )
    await expect(closed).rejects.toThrow('1 accounts were not closed')
    const left = (await Promise.all(mobiles.map(tablesWith))).filter((names) => names.includes('users'))
    expect(left).toHaveLength(1)
  })

  it('asking twice changes nothing, and a request of one account closes no other', async () => {
    const { access_token: token } = await loginBySms(gateway, '12320000002')
    const { access_token: other } = await loginBySms(gateway, '12320000003')
    const first = await ask(token, await ownCode(token, '12320000002'))
    gateway.clock.advance(DAY_MS)
    const second = await ask(token, await ownCode(token, '12320000002'))
    expect(second.data).toEqual(first.data)
    expect((await closing(other)).data).toBeNull()
  })
})
