import type { StaffRole } from '@zhushutong/domain/staff'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { features } from '../../app/features'
import { memberships } from '../account.table'

interface Account {
  readonly id: string
  readonly mobile: string
  readonly frozenTime: number | null
  readonly memberships: { kind: string; isRunning: boolean }[]
  readonly actions: { action: string; reason: string }[]
}
interface Gift {
  readonly id: string
  readonly state: string
  readonly endTime: number | null
  readonly mobile: string
}
interface Fields {
  readonly fields: { field: string; message: string }[]
}

const DAY = 86_400_000
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO'

describeOnPostgres('accounts in the back office', (database) => {
  let gateway: TestGateway
  let mobiles = 12_200_800_000
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    gateway = await startGateway(database(), features, { SEED_SIZE: '0' })
    for (const role of ['editor', 'service', 'finance', 'admin'] as const)
      tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  const call = <T>(role: StaffRole, path: string, body: object = {}) =>
    gateway.call<T>(`/console/${path}`, body, { token: tokens.get(role) })
  const aMember = async () => {
    mobiles += 1
    const mobile = String(mobiles)
    const { access_token: token, userId } = await loginBySms(gateway, mobile)
    const until = async () => {
      const ofMember = and(eq(memberships.userId, userId), eq(memberships.kind, 'svip'))
      return (await database().orm.select().from(memberships).where(ofMember))[0]?.overTime ?? null
    }
    return { mobile, token, userId, until }
  }
  const giveTo = (role: StaffRole, account: string, form: object = {}) =>
    call<Gift & Fields>(role, 'gift/create', {
      ...{ account, kind: 'svip', days: 31, reason: '服务中断补偿' },
      ...form,
    })
  const readAudit = async (subject: string) =>
    (
      await call<{ records: { action: string; actor: string; after: object }[] }>('admin', 'audit/list', {
        subject,
      })
    ).data.records

  describe('members', () => {
    it('are found by a whole mobile, a name or an id; the number is whole only in the single row', async () => {
      const { mobile, userId } = await aMember()
      for (const words of [mobile, userId, `用户${mobile.slice(-4)}`]) {
        const { data } = await call<{ records: Account[] }>('service', 'member/list', { words })
        const account = data.records.find(({ id }) => id === userId)
        expect(account?.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
      }
      const part = await call<{ total: number }>('service', 'member/list', { words: mobile.slice(0, 9) })
      expect(part.data.total).toBe(0)
      expect((await call<Account>('service', 'member/get', { id: userId })).data.mobile).toBe(mobile)
      for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
        expect((await call('service', 'member/get', { id })).statusCode).toBe('00404')
    })

    it('STF-01 are read by service, finance and administrators, and frozen by service and administrators', async () => {
      const { userId, token } = await aMember()
      const freeze = (role: StaffRole, reason = '异常抓取') =>
        call<Account & Fields>(role, 'member/freeze', { id: userId, reason })
      expect((await call('editor', 'member/list')).statusCode).toBe('00403')
      expect((await call('finance', 'member/get', { id: userId })).statusCode).toBe('00000')
      expect((await freeze('finance')).statusCode).toBe('00403')
      expect((await freeze('service', ' ')).data.fields).toEqual([{ field: 'reason', message: '请写明原因' }])
      expect((await gateway.call(INFO, {}, { token })).statusCode).toBe('00000')
      expect((await freeze('service')).data).toMatchObject({
        actions: [{ action: 'freeze', reason: '异常抓取' }],
      })
      expect((await gateway.call(INFO, {}, { token })).statusCode).toBe('00401')
      expect((await freeze('service')).statusCode).toBe('00400')
      const frozen = await call<{ records: Account[] }>('service', 'member/list', { state: 'frozen' })
      expect(frozen.data.records.map(({ id }) => id)).toContain(userId)
      const open = await call<Account>('admin', 'member/unfreeze', { id: userId, reason: '核实无误' })
      expect(open.data).toMatchObject({ frozenTime: null })
      expect((await readAudit(userId)).map(({ action }) => action)).toEqual(['unfreeze', 'freeze'])
    })
  })

  describe('gifts', () => {
    it('MEM-07 up to 31 days of a member are given at once and appended, also of several gifts at once', async () => {
      const { mobile, userId, until } = await aMember()
      const many = await Promise.all(Array.from({ length: 6 }, () => giveTo('finance', mobile, { days: 30 })))
      expect(many.map(({ data }) => data.state).sort()).toEqual(['given', ...Array(5).fill('waiting')])
      const gift = many.find(({ data }) => data.state === 'given')!.data
      expect(gift.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
      expect((await giveTo('admin', userId, { days: 1 })).data.state).toBe('given')
      expect((await giveTo('admin', userId, { days: 1 })).data.state).toBe('waiting')
      expect(((await until()) ?? 0) - gateway.clock.now()).toBe(31 * DAY)
      expect(await readAudit(gift.id)).toMatchObject([
        { action: 'create', after: { kind: 'svip', days: 30, reason: '服务中断补偿', state: 'given' } },
      ])
    })

    it('MEM-07 more wait for a second person: not who asked, and once, also if ten decide at once; a refusal says why', async () => {
      const { mobile, until } = await aMember()
      const { id, state } = (await giveTo('finance', mobile, { days: 366 })).data
      expect([state, await until()]).toEqual(['waiting', null])
      expect(await call('finance', 'gift/approve', { id })).toMatchObject({
        statusCode: '00400',
        statusMessage: '须由另一名员工复核',
      })
      const decided = await Promise.all(
        Array.from({ length: 10 }, () => call<Gift>('admin', 'gift/approve', { id })),
      )
      expect(decided.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(1)
      expect(((await until()) ?? 0) - gateway.clock.now()).toBe(366 * DAY)
      expect((await call('admin', 'gift/refuse', { id, reason: '晚了' })).statusCode).toBe('00400')
      const other = await aMember()
      const { id: refusable } = (await giveTo('admin', other.mobile, { days: 32 })).data
      const refusal = await call<Gift>('finance', 'gift/refuse', { id: refusable, reason: '没有合同' })
      expect(refusal.data).toMatchObject({ state: 'refused', refusal: '没有合同', endTime: null })
      expect(await other.until()).toBeNull()
    })

    it('MEM-07 STF-01 only finance and administrators; every wrong field is named', async () => {
      const { mobile } = await aMember()
      for (const role of ['editor', 'service'] as const)
        expect((await giveTo(role, mobile)).statusCode).toBe('00403')
      expect((await giveTo('finance', '12200000000')).data.fields).toEqual([
        { field: 'account', message: '没有这个账号' },
      ])
      const wrong = await giveTo('finance', mobile, { kind: 'gold', days: 367, reason: '' })
      expect(wrong.data.fields.map(({ field }) => field)).toEqual(['kind', 'days', 'reason'])
    })
  })
})
