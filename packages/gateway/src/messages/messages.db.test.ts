import { DAY_MS } from '@zhushutong/domain/formatting'
import { MESSAGE_RETENTION } from '@zhushutong/domain/messages'
import { aPosting } from '@zhushutong/domain/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, LIFETIME, newBuyer, type TestBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { accountFeature, decideOnGift, insertGift } from '../account'
import { users } from '../account/account.table'
import { consoleFeature } from '../app/staff-resources'
import { consultationFeature, saveConsultationAnswer } from '../consultation'
import { decideOnCorrection, submitCorrection } from '../corrections'
import { demoAccountsFeature, demoStaffFeature } from '../demo-data'
import { decideOnPosting, labourFeature } from '../labour'
import { purchaseFeature } from '../purchase'
import { sandboxFeature } from '../sandbox'
import { messagesFeature } from './index'
import { sweepMessages } from './messages.store'
import { memberMessages } from './messages.table'

const MESSAGE = '/jian-butler-portal-biz/message'
const QUARTER = 'svip-quarter'

interface Message {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly link: string
  readonly isRead: boolean
}
interface Page {
  readonly records: readonly Message[]
  readonly total: number
  readonly kinds: readonly { readonly kind: string; readonly total: number; readonly unread: number }[]
}
interface Counts {
  readonly messageUnreadNum: number
  readonly messageTotal: number
}

describeOnPostgres('messages', (database) => {
  let gateway: TestGateway
  let finance: string
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    const more = [consultationFeature, labourFeature, messagesFeature, sandboxFeature]
    gateway = await startGateway(database(), [...features, ...more], { REFUND_RULE_FEN: '0' })
    finance = await loginStaff(gateway, 'finance')
  })
  afterAll(() => gateway?.close())

  const aMember = async () => {
    const who = await newBuyer(gateway, database())
    const [user] = await database().orm.select().from(users).where(eq(users.mobile, who.mobile))
    return { ...who, userId: user!.id }
  }
  const inbox = async ({ token }: TestBuyer, body: object = {}) =>
    (await gateway.call<Page>(`${MESSAGE}/pageMessage`, body, { token })).data
  const counts = async ({ token }: TestBuyer) =>
    (await gateway.call<Counts>(`${MESSAGE}/getMessageCount`, {}, { token })).data
  const markRead = async ({ token }: TestBuyer, body: object) =>
    (await gateway.call<Counts>(`${MESSAGE}/markRead`, body, { token })).data
  const staff = <T = object>(path: string, body: object) => {
    gateway.clock.advance(2000)
    return gateway.call<T>(`/console/${path}`, body, { token: finance })
  }
  const latest = async (who: TestBuyer) => (await inbox(who)).records[0]
  const give = (userId: string, days = 7) =>
    database().orm.transaction((tx) =>
      insertGift(
        tx,
        {
          ...{ userId, kind: 'svip', days, reason: '补偿', askedBy: 'admin' },
        },
        gateway.clock.now(),
      ),
    )

  const askRefund = async (who: TestBuyer) => {
    const orderId = await who.buy(QUARTER)
    const { amount, points } = (
      await who.manager<{ amount: number; points: number }>('priceRefund', { orderId })
    ).data
    const asked = await who.manager<{ refundCode: string }>('askRefund', {
      ...{ orderId, reason: '不再需要', amount, points },
    })
    return { orderId, id: asked.data.refundCode }
  }

  it('MSG-01 a refund that arrived, one that was refused, and money that goes back by itself', async () => {
    const who = await aMember()
    const refused = await askRefund(who)
    expect((await latest(who))?.title).toBe('退款申请已提交')
    await staff('refund/refuse', { id: refused.id, reason: '已使用大部分服务' })
    const link = `/center/?index=6&order=${refused.orderId}`
    expect(await latest(who)).toMatchObject({ kind: 'order', title: '退款申请未通过', link, isRead: false })
    expect((await latest(who))?.body).toContain('已使用大部分服务')

    const other = await aMember()
    const paid = await askRefund(other)
    expect((await staff('refund/approve', { id: paid.id })).statusCode).toBe('00000')
    await expect
      .poll(async () => {
        gateway.clock.advance(5_000)
        return (await latest(other))?.title
      })
      .toBe('退款已完成')
    expect((await latest(other))?.body).toMatch(/退款已完成：980\.00 元按原支付方式退回。/)
    expect((await inbox(other)).total).toBe(2)

    const late = await aMember()
    const { data: orderId } = await late.create({ productId: QUARTER })
    await late.choose(orderId)
    await decide(gateway, orderId, 'paid-late')
    gateway.clock.advance(LIFETIME + 2000)
    await expect
      .poll(async () => (await inbox(late)).records.map(({ title }) => title))
      .toContain('订单关闭后付款，款项将自动退回')
  })

  it('MSG-01 an invoice that was issued, and one that was refused', async () => {
    // The staff's session has expired, because the clock has advanced.
    finance = await loginStaff(gateway, 'finance')
    const who = await aMember()
    const ask = async () => {
      const orderId = await who.buy(QUARTER)
      const title = { titleKind: 'company', title: '渝州某建设有限公司', taxNumber: '91350100M000100Y43' }
      const body = { orderId, kind: 'ordinary', ...title }
      const asked = await gateway.call<{ invoiceCode: string }>('/jian-butler-order-biz/invoice/ask', body, {
        token: who.token,
      })
      return { orderId, id: asked.data.invoiceCode }
    }
    const issued = await ask()
    expect((await staff('invoice/makeSample', { id: issued.id })).statusCode).toBe('00000')
    expect(await latest(who)).toMatchObject({
      kind: 'invoice',
      title: '发票已开具',
      link: `/center/?index=6&order=${issued.orderId}`,
    })
    const refused = await ask()
    await staff('invoice/refuse', { id: refused.id, reason: '税号与名称不符' })
    expect(await latest(who)).toMatchObject({ title: '开票申请未通过' })
    expect((await latest(who))?.body).toContain('税号与名称不符')
  })

  it('MSG-01 days that staff give, once they are given', async () => {
    const who = await aMember()
    await give(who.userId)
    expect(await latest(who)).toMatchObject({ kind: 'membership', title: '已获赠 7 天建筑管家 SVIP' })
    const waiting = await give(who.userId, 60)
    expect((await inbox(who)).total).toBe(1)
    gateway.clock.advance(1)
    await database().orm.transaction((tx) => decideOnGift(tx, waiting, 'other', null, gateway.clock.now()))
    expect(await latest(who)).toMatchObject({ title: '已获赠 60 天建筑管家 SVIP' })
  })

  it('MSG-01 a posting that was shown or refused', async () => {
    const who = await aMember()
    const post = async (title: string) => {
      const path = '/jian-butler-portal-biz/labourPosting/addLabourPosting'
      const body = { module: 'recruit', ...aPosting({ title }) }
      return (await gateway.call<{ id: string }>(path, body, { token: who.token })).data.id
    }
    await decideOnPosting(database().orm, await post('招钢筋工'), { state: 'shown' }, gateway.clock.now())
    expect(await latest(who)).toMatchObject({ kind: 'posting', title: '发布已通过审核' })
    expect((await latest(who))?.body).toContain('“招钢筋工”已在劳务大厅展示')
    gateway.clock.advance(1)
    await decideOnPosting(
      database().orm,
      await post('招木工'),
      { state: 'refused', reason: '没有写明工地' },
      gateway.clock.now(),
    )
    expect(await latest(who)).toMatchObject({ title: '发布未通过审核' })
    expect((await latest(who))?.body).toContain('没有写明工地')
  })

  it('MSG-01 a correction that was decided, not one that is being checked; an answer to a consultation', async () => {
    const who = await aMember()
    const report = { kind: 'company', id: 'c-1', title: '渝州某建设有限公司' }
    const form = { field: 'legalPerson', right: '张三', sourceUrl: '', contact: '' }
    const added = await submitCorrection(
      database().orm,
      who.userId,
      { ...report, ...form },
      gateway.clock.now(),
    )
    if ('error' in added) throw new Error(added.error)
    await decideOnCorrection(
      database().orm,
      added.id,
      { state: 'checking', answer: null },
      gateway.clock.now(),
    )
    expect((await inbox(who)).total).toBe(0)
    await decideOnCorrection(database().orm, added.id, { state: 'fixed', answer: null }, gateway.clock.now())
    expect(await latest(who)).toMatchObject({
      kind: 'correction',
      title: '您报告的错误已更正',
      body: '“渝州某建设有限公司”的法定代表人。',
    })
    gateway.clock.advance(1)
    const body = { topic: 'zzfw', name: '张工', mobile: '', region: '500000' }
    const path = '/jian-butler-portal-biz/customizedConsultationData/add'
    const asked = await gateway.call<{ number: string }>(path, body, { token: who.token })
    await saveConsultationAnswer(database().orm, asked.data.number, '可以', gateway.clock.now())
    expect(await latest(who)).toMatchObject({ kind: 'consultation', link: '/center/?index=16' })
  })

  it('MSG-01 what is rolled back was not told', async () => {
    const who = await aMember()
    const failing = database().orm.transaction(async (tx) => {
      const gift = { kind: 'svip', days: 7, reason: '补偿', askedBy: 'admin' } as const
      await insertGift(tx, { userId: who.userId, ...gift }, gateway.clock.now())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await inbox(who)).total).toBe(0)
  })

  it('MSG-02 MSG-03 are read one by one, several, or all up to a moment; counts follow', async () => {
    const who = await aMember()
    for (let n = 1; n <= 4; n++) {
      gateway.clock.advance(1)
      await give(who.userId, n)
    }
    const [newest, , third] = (await inbox(who)).records
    expect(await counts(who)).toMatchObject({ messageUnreadNum: 4, messageTotal: 4 })
    expect(await markRead(who, { ids: [third!.id] })).toEqual({ messageUnreadNum: 3 })
    expect(await markRead(who, { ids: [third!.id, newest!.id, 'no-such'] })).toEqual({ messageUnreadNum: 2 })
    expect((await inbox(who)).records.map(({ isRead }) => isRead)).toEqual([true, false, true, false])
    const unread = await inbox(who, { onlyUnread: true })
    expect([unread.total, unread.kinds]).toEqual([2, [{ kind: 'membership', total: 4, unread: 2 }]])
    expect((await inbox(who, { kind: 'order' })).total).toBe(0)

    const seenAt = gateway.clock.now()
    gateway.clock.advance(1)
    await give(who.userId, 5)
    expect(await markRead(who, { until: seenAt })).toEqual({ messageUnreadNum: 1 })
    // PostgreSQL cannot parse ISO dates with a year of five digits.
    const beyond = await gateway.call(
      `${MESSAGE}/markRead`,
      { until: Date.UTC(10_000, 0) },
      { token: who.token },
    )
    expect(beyond).toMatchObject({ statusCode: '00400', data: { fields: [{ field: 'until' }] } })
    expect(await markRead(who, { until: Date.UTC(10_000, 0) - 1 })).toEqual({ messageUnreadNum: 0 })
    expect(await markRead(who, {})).toEqual({ messageUnreadNum: 0 })
    expect(await counts(who)).toMatchObject({ messageUnreadNum: 0, messageTotal: 5 })
  })

  it('MSG-02 nobody sees or marks the messages of another', async () => {
    const [first, other] = [await aMember(), await aMember()]
    await give(first.userId)
    const { id } = (await latest(first))!
    expect((await inbox(other)).total).toBe(0)
    await markRead(other, { ids: [id] })
    await markRead(other, {})
    expect(await counts(first)).toMatchObject({ messageUnreadNum: 1 })
    for (const name of ['pageMessage', 'markRead', 'getMessageCount'])
      expect((await gateway.call(`${MESSAGE}/${name}`)).http).toBe(401)
    const many = Array.from({ length: 101 }, () => id)
    expect((await gateway.call(`${MESSAGE}/markRead`, { ids: many }, { token: first.token })).http).toBe(400)
  })

  it('MSG-02 the newest 500 of a year are kept', async () => {
    const [who, other] = [await aMember(), await aMember()]
    await give(other.userId)
    const { userId } = who
    const now = gateway.clock.now()
    await database()
      .orm.insert(memberMessages)
      .values(
        Array.from({ length: MESSAGE_RETENTION.most + 3 }, (_, n) => ({
          ...{
            id: crypto.randomUUID(),
            userId,
            kind: 'order' as const,
            title: `第 ${n} 条`,
            body: '',
            link: '/',
          },
          createdAt: now + n,
        })),
      )
    await sweepMessages(database().orm, gateway.clock.now())
    expect((await inbox(who)).total).toBe(MESSAGE_RETENTION.most)
    const [oldest] = await database()
      .orm.select({ title: memberMessages.title })
      .from(memberMessages)
      .where(eq(memberMessages.userId, userId))
      .orderBy(sql`created_at`)
      .limit(1)
    expect(oldest?.title).toBe('第 3 条')
    expect((await inbox(other)).total).toBe(1)
    gateway.clock.advance(MESSAGE_RETENTION.days * DAY_MS + DAY_MS)
    await sweepMessages(database().orm, gateway.clock.now())
    expect(await database().orm.$count(memberMessages, eq(memberMessages.userId, other.userId))).toBe(0)
  })
})
