import { INVITE_LIMITS } from '@zhushutong/domain/invite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature, extendEntitlement } from '../account'
import { memberships } from '../account/account.table'
import { sandboxFeature } from '../sandbox'
import { inviteFeature } from './index'

const PATH = '/jian-butler-member-biz/active/share'
const DAY = 86_400_000

interface Invite {
  readonly code: string
  readonly claims: number
  readonly rewardDays: number
  readonly endTime: number
}
interface Claim {
  readonly step: number
  readonly msg: string | null
  readonly endTime: number | null
}

describeOnPostgres('invitations', (database) => {
  let gateway: TestGateway
  let mobiles = 12_200_700_000

  beforeAll(async () => {
    gateway = await startGateway(database(), [accountFeature, inviteFeature, sandboxFeature])
  })
  afterAll(() => gateway?.close())

  const aUser = async () => {
    mobiles += 1
    const { access_token: token, userId } = await loginBySms(gateway, String(mobiles))
    const call = <T>(name: string, body: object = {}, ip?: string) =>
      gateway.call<T>(`${PATH}/${name}`, body, { token, ip })
    return {
      userId,
      create: (form: object = {}) =>
        call<Invite>('create', { scope: 'svip', time: 7, type: 'everyone', ...form }),
      claim: (code: string, ip?: string) => call<Claim>('receiveCodeToVip', { code }, ip),
      page: async () => (await call<{ records: Invite[]; total: number }>('page')).data,
      choices: async () =>
        (await call<{ scopes: { scope: string; rewardDays: number }[]; left: number }>('choices')).data,
      until: async () => {
        const ofMember = eq(memberships.userId, userId)
        return (await database().orm.select().from(memberships).where(ofMember))[0]?.overTime ?? null
      },
    }
  }
  const aMember = async (days = 100) => {
    const user = await aUser()
    await database().orm.transaction((tx) =>
      extendEntitlement(tx, user.userId, 'svip', days, gateway.clock.now()),
    )
    return user
  }
  const daysLeft = (until: number | null) => (until === null ? 0 : (until - gateway.clock.now()) / DAY)

  it('INV-01 a code tells the name of who made it, to anyone; an unknown one is 60000', async () => {
    const member = await aMember()
    const { code } = (await member.create()).data
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/)
    const check = (typed: string) => gateway.call<string>(`${PATH}/checkCodeOverTime`, { code: typed })
    expect(await check(code)).toMatchObject({ statusCode: '00000', data: `用户${String(mobiles).slice(-4)}` })
    for (const typed of ['', `${code}A`]) expect((await check(typed)).statusCode).toBe('60000')
    expect((await member.claim('NOSUCHCODE22')).statusCode).toBe('60000')
    const gift = (typed: string) => gateway.call(`${PATH}/gift`, { code: typed })
    expect((await gift(code)).data).toMatchObject({ scopeName: '建筑管家 SVIP', time: 7 })
    expect((await gift('NOSUCHCODE22')).statusCode).toBe('60000')
  })

  it('INV-02 only who holds a membership gives it away, and only for themselves', async () => {
    const user = await aUser()
    expect((await user.choices()).scopes).toEqual([])
    const refused = await user.create()
    expect(refused).toMatchObject({
      statusCode: '00400',
      data: { fields: [{ field: 'scope', message: '只能赠送您正在使用的会员' }] },
    })
    const member = await aMember()
    expect((await member.choices()).scopes.map(({ scope }) => scope)).toEqual(['svip'])
    expect((await member.create({ scope: 'analysis_vip' })).statusCode).toBe('00400')
    expect((await member.create({ memberId: user.userId })).data).toMatchObject({
      fields: [{ field: 'memberId' }],
    })
    for (const time of [0, 8, 1.5]) expect((await member.create({ time })).statusCode).toBe('00400')
    expect((await member.create({ memberId: member.userId })).statusCode).toBe('00000')
  })

  it('INV-02 at most 5 codes are valid at a time, also when 20 are asked for at once', async () => {
    const member = await aMember()
    const created = await Promise.all(Array.from({ length: 20 }, () => member.create()))
    const codes = created.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === '00000')).toHaveLength(INVITE_LIMITS.openCodes)
    expect(codes.filter((code) => code === '00429')).toHaveLength(20 - INVITE_LIMITS.openCodes)
    expect((await member.choices()).left).toBe(0)
    expect((await member.page()).total).toBe(INVITE_LIMITS.openCodes)
  })

  it('INV-03 a claim gives its days to both, once, also when it is sent 10 times at once', async () => {
    const member = await aMember(100)
    const { code } = (await member.create({ time: 5 })).data
    const [friend, early] = [await aUser(), await aUser()]
    const claims = await Promise.all(Array.from({ length: 10 }, () => friend.claim(code)))
    const steps = claims.map(({ data }) => data.step)
    expect(steps.filter((step) => step === 0)).toHaveLength(1)
    expect(steps.filter((step) => step === 2)).toHaveLength(9)
    expect(daysLeft(await friend.until())).toBeCloseTo(5, 1)
    expect(daysLeft(await member.until())).toBeCloseTo(105, 1)
    expect((await member.page()).records[0]).toMatchObject({ code, claims: 1, rewardDays: 5 })
    expect((await member.choices()).scopes[0]).toMatchObject({ rewardDays: 5 })
    // Another member's code for the same membership.
    const other = await aMember()
    expect((await friend.claim((await other.create()).data.code)).data).toEqual({
      step: 2,
      msg: '您已领取过该礼包',
      endTime: null,
    })
    expect((await member.claim(code)).data.step).toBe(1)
    // A code for newcomers refuses those who registered before.
    gateway.clock.advance(1)
    const forNew = (await member.create({ type: 'newcomers' })).data.code
    expect((await early.claim(forNew)).data).toMatchObject({ step: 3, msg: '该礼包仅限新注册用户领取' })
    gateway.clock.advance(1)
    expect((await (await aUser()).claim(forNew)).data.step).toBe(0)
  })

  it('INV-03 two who claim each other’s code at once both get it, and nobody waits for ever', async () => {
    const [a, b] = [await aMember(), await aMember()]
    const [codeA, codeB] = [(await a.create()).data.code, (await b.create()).data.code]
    const both = await Promise.all([a.claim(codeB), b.claim(codeA)])
    expect(both.map(({ data }) => data.step)).toEqual([0, 0])
    for (const member of [a, b]) expect(daysLeft(await member.until())).toBeCloseTo(114, 1)
  })

  it('INV-03 of one network 20 people claim in a week; another network and the next week go on', async () => {
    gateway.clock.advance(INVITE_LIMITS.networkWithinMs)
    const [first, second] = [await aMember(400), await aMember(400)]
    const codes = [(await first.create()).data.code, (await second.create()).data.code] as const
    for (let nth = 0; nth < INVITE_LIMITS.claimsPerNetwork; nth += 1)
      expect((await (await aUser()).claim(codes[nth % 2 === 0 ? 0 : 1])).data.step).toBe(0)
    const late = await aUser()
    expect((await late.claim(codes[0])).data).toMatchObject({ step: 6, endTime: null })
    expect((await late.claim(codes[0], '203.0.113.9')).data.step).toBe(0)
    gateway.clock.advance(INVITE_LIMITS.networkWithinMs)
    expect((await (await aUser()).claim(codes[0])).data.step).toBe(0)
  })

  it('INV-02 a code ends after 30 days: it is neither checked nor claimed any more', async () => {
    const member = await aMember(400)
    const { code, endTime } = (await member.create()).data
    expect(endTime - gateway.clock.now()).toBeCloseTo(INVITE_LIMITS.validMs, -4)
    gateway.clock.advance(INVITE_LIMITS.validMs)
    expect((await gateway.call(`${PATH}/checkCodeOverTime`, { code })).statusCode).toBe('60000')
    expect((await (await aUser()).claim(code)).statusCode).toBe('60000')
  })
})
