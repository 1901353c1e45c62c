import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { users } from '../../account/account.table'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { memberMessages } from '../../messages/messages.table'
import { sandboxFeature } from '../../sandbox'
import { consultationFeature } from '../index'
import { deleteOldMessages } from './chat.store'
import { consultChat, consultMessage, consultPicture } from './chat.table'
import { tellLateAnswers } from './late-answers'

const FEATURES = [
  demoAccountsFeature,
  demoStaffFeature,
  accountFeature,
  consultationFeature,
  consoleFeature,
  sandboxFeature,
]
const GEN = '/jian-butler-data-biz/customer/rtc/gen'
const CHAT = '/jian-butler-portal-biz/consultChat'

interface Message {
  readonly seq: number
  readonly isFromStaff: boolean
  readonly text: string | null
  readonly picture: { readonly href: string; readonly width: number } | null
}
interface Row {
  readonly id: string
  readonly nickName: string
  readonly mobile: string
  readonly waitingSince: number | null
  readonly last: string | null
  readonly messages?: readonly (Message & { readonly picture: { readonly id: string } | null })[]
}

describeOnPostgres('a chat with the staff', (database) => {
  let gateway: TestGateway
  let staff: string
  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES)
    staff = await loginStaff(gateway, 'service')
  })
  afterAll(() => gateway?.close())

  const loginMember = async (mobile: string) => {
    const { access_token: token, userId } = await loginBySms(gateway, mobile)
    const call = <T>(path: string, body: object = {}) => gateway.call<T>(path, body, { token })
    return {
      token,
      userId,
      gen: () => call<{ unread: number; isStaffed: boolean; isServiceTime: boolean }>(GEN),
      send: (text: string, key: string = randomUUID()) => call<Message>(`${CHAT}/send`, { key, text }),
      sendPicture: (bytes: Uint8Array, key: string) =>
        call<Message>(`${CHAT}/sendPicture`, { key, content: Buffer.from(bytes).toString('base64') }),
      read: (seq: number) => call(`${CHAT}/read`, { seq }),
      messages: async (range: object = {}) =>
        (await call<{ records: Message[]; hasEarlier: boolean; readSeq: number }>(`${CHAT}/messages`, range))
          .data,
    }
  }
  const asStaff = async <T>(call: string, body: object = {}) =>
    gateway.call<T>(`/console/chat/${call}`, body, { token: staff })
  const readChat = async (userId: string) =>
    (await database().orm.select().from(consultChat).where(eq(consultChat.userId, userId)))[0]!
  const png = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
      .png()
      .toBuffer()

  it('ASK-05 the member writes, the staff answer, and what was not seen is unread', async () => {
    const member = await loginMember('12200007741')
    expect(await member.messages()).toMatchObject({ records: [], hasEarlier: false, readSeq: 0 })
    expect((await member.send(' 怎样开发票？ ')).data).toMatchObject({ seq: 1, text: '怎样开发票？' })
    const { id } = await readChat(member.userId)
    const { data } = await asStaff<{ records: Row[] }>('list', { state: 'waiting' })
    const row = data.records.find((listed) => listed.id === id)
    expect(row).toMatchObject({ mobile: '122****7741', last: '怎样开发票？' })
    const answered = await asStaff<Row>('answer', { id, text: '在“我的发票”里申请' })
    expect(answered.data).toMatchObject({ mobile: '12200007741', waitingSince: null })
    expect((await member.gen()).data.unread).toBe(1)
    const [, answer] = (await member.messages()).records
    expect(answer).toMatchObject({ seq: 2, isFromStaff: true, text: '在“我的发票”里申请' })
    expect(answer).not.toHaveProperty('staffName')
    await member.read(2)
    await member.read(1)
    expect((await member.gen()).data.unread).toBe(0)
    expect((await member.messages({ after: 1 })).records.map(({ seq }) => seq)).toEqual([2])
    expect((await member.messages({ before: 2 })).records.map(({ seq }) => seq)).toEqual([1])
  })

  it('ASK-05 a message sent twice is there once, also at the same time', async () => {
    const member = await loginMember('12200007742')
    const sent = await Promise.all([1, 2, 3].map(() => member.send('你好', 'same')))
    expect(sent.map(({ data }) => data.seq)).toEqual([1, 1, 1])
    expect((await member.messages()).records).toHaveLength(1)
  })

  it("ASK-05 another member's chat and pictures are not there", async () => {
    const [mine, other] = [await loginMember('12200007743'), await loginMember('12200007744')]
    const sent = await mine.sendPicture(await png(), 'p1')
    expect(sent.data.picture).toMatchObject({ width: 40, height: 20 })
    const read = (token?: string) =>
      gateway.app.server.inject({
        url: sent.data.picture!.href,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    const ownRead = await read(mine.token)
    expect([ownRead.statusCode, ownRead.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await read(other.token)).statusCode).toBe(404)
    expect((await read()).statusCode).toBe(401)
    expect((await other.messages()).records).toEqual([])
    const [theirs, others] = [(await readChat(mine.userId)).id, 'a'.repeat(64)]
    const { data } = await asStaff<Row>('get', { id: theirs })
    const pictureId = data.messages?.[0]?.picture?.id
    expect((await asStaff('readPicture', { id: theirs, pictureId })).statusCode).toBe('00000')
    await other.send('你好')
    const wrong = (await readChat(other.userId)).id
    expect((await asStaff('readPicture', { id: wrong, pictureId })).http).toBe(404)
    expect((await asStaff('answer', { id: others, text: 'x' })).http).toBe(404)
  })

  it('ASK-05 what is no picture by its content is refused, and so are too many', async () => {
    const member = await loginMember('12200007745')
    const refused = await member.sendPicture(new TextEncoder().encode('<svg onload=alert(1)>'), 'x')
    expect(refused).toMatchObject({ http: 400, statusMessage: '请选择 JPG、PNG、GIF 或 WebP 图片' })
    const broken = await member.sendPicture((await png()).subarray(0, 30), 'y')
    expect(broken.http).toBe(400)
    expect((await member.send(' ', 'z')).http).toBe(400)
    expect((await member.send('字'.repeat(1001), 'z')).http).toBe(400)
    const codes: string[] = []
    for (let n = 0; n < 21; n++) codes.push((await member.send(`第 ${n} 条`, `m${n}`)).statusCode)
    expect([codes.filter((code) => code === '00000').length, codes.at(-1)]).toEqual([20, '00429'])
    gateway.clock.advance(MINUTE_MS)
    expect((await member.send('过了一分钟', 'later')).statusCode).toBe('00000')
  })

  it('ASK-04 somebody is there who has the chats open; the hours are in Shanghai', async () => {
    const member = await loginMember('12200007746')
    expect((await member.gen()).data).toMatchObject({ isStaffed: false, isServiceTime: true })
    expect((await asStaff('presence', { isHere: true })).statusCode).toBe('00000')
    expect((await member.gen()).data.isStaffed).toBe(true)
    await asStaff('presence', { isHere: false })
    expect((await member.gen()).data.isStaffed).toBe(false)
    await asStaff('presence', { isHere: true })
    gateway.clock.advance(MINUTE_MS)
    expect((await member.gen()).data.isStaffed).toBe(false)
    expect((await gateway.call(GEN, {})).http).toBe(401)
  })

  it('ASK-06 an answer that was not seen for a minute is told in the inbox, once until it is read', async () => {
    const member = await loginMember('12200007748')
    const { orm } = database()
    const notices = async () =>
      (await orm.select().from(memberMessages).where(eq(memberMessages.userId, member.userId))).map(
        ({ body }) => body,
      )
    const look = () => Promise.all([1, 2].map(() => tellLateAnswers(orm, gateway.clock.now())))
    await member.send('怎样开发票？')
    const { id } = await readChat(member.userId)
    await asStaff('answer', { id, text: '在“我的发票”里申请' })
    gateway.clock.advance(MINUTE_MS)
    await look()
    expect(await notices()).toEqual([])
    gateway.clock.advance(1)
    await look()
    await asStaff('answer', { id, text: '还有问题吗？' })
    gateway.clock.advance(2 * MINUTE_MS)
    await look()
    expect(await notices()).toEqual(['在“我的发票”里申请'])
    await member.read(3)
    gateway.clock.advance(2 * MINUTE_MS)
    await look()
    expect(await notices()).toHaveLength(1)
    await member.send('没有了')
    gateway.clock.advance(2 * MINUTE_MS)
    await look()
    expect(await notices()).toHaveLength(1)
    await asStaff('answer', { id, text: '好的' })
    gateway.clock.advance(2 * MINUTE_MS)
    await look()
    expect((await notices()).sort()).toEqual(['在“我的发票”里申请', '好的'].sort())
  })

  it('ASK-05 goes with the account, and a message after a year', async () => {
    const member = await loginMember('12200007747')
    await member.sendPicture(await png(), 'p')
    await member.send('你好')
    const { id } = await readChat(member.userId)
    await database().orm.delete(users).where(eq(users.id, member.userId))
    const { orm } = database()
    expect(await orm.$count(consultMessage, eq(consultMessage.chatId, id))).toBe(0)
    expect(await orm.$count(consultPicture, eq(consultPicture.chatId, id))).toBe(0)
    expect(await orm.$count(consultMessage)).toBeGreaterThan(0)
    await deleteOldMessages(orm, gateway.clock.now() + DAY_MS)
    expect([await orm.$count(consultMessage), await orm.$count(consultChat)]).toEqual([0, 0])
  })
})
