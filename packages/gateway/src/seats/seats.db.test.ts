import { DAY_MS } from '@zhushutong/domain/formatting'
import { priceAddedSeats } from '@zhushutong/domain/seats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, MANAGER, newBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { newExporter } from '../../test-support/records/exporter'
import { accountFeature } from '../account'
import { demoRecordsFeature } from '../demo-data'
import { exportFeature } from '../export'
import { agreement } from '../legal'
import { checkBooks, purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { seatsFeature } from './index'

const BASE = '/jian-butler-portal-biz/personalCenter/childAccount'
const PROFILE = '/jian-butler-portal-biz/personalCenter/personalInfo'
const SIZE = 60

interface SeatList {
  readonly isOwner: boolean
  readonly isInForce: boolean
  readonly bought: number
  readonly left: number
  readonly overTime: number | null
  readonly records: readonly { seatId: string; mobile: string; name: string; state: string }[]
}

interface Vip {
  readonly meberInfo: boolean
  readonly userRole: string | null
  readonly vipInfo: { type: number; overTime: number } | null
  readonly memberships: readonly {
    kind: string
    isShared: boolean
    overTime: number
    childNumber: number | null
  }[]
}

describeOnPostgres('shared accounts of an enterprise VIP', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  let mobiles = 12_900_410_000

  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      recordsFeature,
      accountFeature,
      purchaseFeature,
      seatsFeature,
      exportFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, {
      SEED_SIZE: String(SIZE),
      REFUND_RULE_FEN: '1000000',
    })
  })
  afterAll(() => gateway?.close())

  const nextMobile = () => {
    mobiles += 1
    return String(mobiles)
  }

  const readSeats = (token: string) => ({
    list: async () => (await gateway.call<SeatList>(`${BASE}/list`, {}, { token })).data,
    give: (mobile: string, name = '') =>
      gateway.call<{ seatId: string }>(`${BASE}/give`, { mobile, name }, { token }),
    takeBack: (seatId: string) => gateway.call(`${BASE}/takeBack`, { seatId }, { token }),
  })

  const owner = async (childNumber?: number) => {
    const buyer = await newBuyer(gateway, database())
    const buy = async (seats?: number) => {
      const { data } = await buyer.create({
        productId: 'enterprise-year',
        orderType: 'CWEB_COMBINE',
        childNumber: seats,
      })
      await buyer.choose(data)
      await decide(gateway, data, 'paid')
    }
    await buy(childNumber)
    return { ...buyer, ...readSeats(buyer.token), buy }
  }

  const readVip = async (token: string) =>
    (await gateway.call<Vip>(`${PROFILE}/getMemberVipInfoVO`, {}, { token })).data

  it('SEA-01 a seat waits for a person who is not registered, and opens at their login', async () => {
    const who = await owner()
    const mobile = nextMobile()
    expect((await who.give(mobile, ' 张工 ')).statusCode).toBe('00000')
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    expect(await who.list()).toMatchObject({
      isOwner: true,
      isInForce: true,
      bought: 2,
      left: 1,
      records: [{ mobile: masked, name: '张工', state: 'pending' }],
    })
    const { access_token: child } = await loginBySms(gateway, mobile)
    expect(await readVip(child)).toMatchObject({
      meberInfo: true,
      userRole: 'CWEB_COMBINE_CHILD',
      vipInfo: { type: 2 },
      memberships: [{ kind: 'enterprise', isShared: true }],
    })
    expect((await who.list()).records[0]?.state).toBe('active')
    expect(gateway.log.join('')).not.toContain(mobile)
    // A registered person has it at once; the list does not reveal that they are registered.
    const registered = nextMobile()
    const { access_token: second } = await loginBySms(gateway, registered)
    gateway.clock.advance(60_000)
    await who.give(registered)
    expect((await who.list()).records.map(({ state }) => state)).toContain('pending')
    expect(await readVip(second)).toMatchObject({ meberInfo: true, userRole: 'CWEB_COMBINE_CHILD' })
  })

  it('SEA-01 names what is wrong: the number, the own one, one that has a seat', async () => {
    const buyer = await newBuyer(gateway, database())
    const plain = readSeats(buyer.token)
    expect(await plain.list()).toMatchObject({ isOwner: false, bought: 0, records: [] })
    expect(await plain.give(nextMobile())).toMatchObject({ http: 403, statusCode: '00403' })
    const who = await owner()
    const mobile = nextMobile()
    await who.give(mobile)
    for (const [mobiles, message] of [
      ['123', '请填写正确的 11 位手机号'],
      [mobile, '该手机号已有共享账号'],
      [who.mobile, '这是您自己的手机号，本人不占用共享账号'],
    ] as const)
      expect(await who.give(mobiles)).toMatchObject({
        http: 400,
        data: { fields: [{ field: 'mobile', message }] },
      })
    expect((await who.list()).records).toHaveLength(1)
    expect(await gateway.call(`${BASE}/list`, {})).toMatchObject({ http: 401 })
  })

  it('SEA-02 of 20 seats given at once no more succeed than were bought', async () => {
    const who = await owner(5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.give(nextMobile())))
    expect(answers.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(5)
    expect(answers.filter(({ http }) => http === 400)).toHaveLength(15)
    expect(await who.list()).toMatchObject({ bought: 5, left: 0 })
    const same = nextMobile()
    const more = await owner(9)
    const twice = await Promise.all(Array.from({ length: 20 }, () => more.give(same)))
    expect(twice.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(1)
  })

  it('SEA-02 a renewal for fewer takes back those given last; one for more makes room', async () => {
    const who = await owner(3)
    const mobiles = [nextMobile(), nextMobile(), nextMobile()]
    for (const mobile of mobiles) {
      await who.give(mobile)
      gateway.clock.advance(1)
    }
    await who.buy(1)
    const { records, ...rest } = await who.list()
    expect(rest).toMatchObject({ bought: 1, left: 0 })
    expect(records.map(({ mobile }) => mobile.slice(-4))).toEqual([mobiles[0]?.slice(-4)])
    await who.buy(4)
    expect(await who.list()).toMatchObject({ bought: 4, left: 3 })
  })

  it('SEA-02 SEA-03 a seat that is taken back closes at once and can be given to another', async () => {
    const who = await owner(1)
    const mobile = nextMobile()
    const { data } = await who.give(mobile)
    const { access_token: child } = await loginBySms(gateway, mobile)
    expect((await who.give(nextMobile())).http).toBe(400)
    const other = await owner(1)
    expect(await other.takeBack(data.seatId)).toMatchObject({ statusCode: '00404' })
    expect(await other.takeBack('nonsense')).toMatchObject({ statusCode: '00404' })
    expect((await readVip(child)).meberInfo).toBe(true)
    expect((await who.takeBack(data.seatId)).data).toBe(true)
    expect(await readVip(child)).toMatchObject({ meberInfo: false, userRole: null, memberships: [] })
    expect((await who.takeBack(data.seatId)).statusCode).toBe('00404')
    expect((await who.give(nextMobile())).statusCode).toBe('00000')
    await who.takeBack((await who.list()).records[0]?.seatId ?? '')
    expect((await who.give(mobile)).statusCode).toBe('00000')
    expect((await readVip(child)).meberInfo).toBe(true)
  })

  it("SEA-03 a shared account exports on its enterprise's month", async () => {
    const who = await owner(2)
    const mobile = nextMobile()
    await who.give(mobile)
    const child = await newExporter(gateway, database(), null, { mobile })
    const usage = async (token: string) =>
      (
        await gateway.call<{ used: number; allowance: number }>(
          '/jian-butler-portal-biz/personalCenter/export/usage',
          {},
          { token },
        )
      ).data
    expect((await child.ask('company')).statusCode).toBe('00000')
    expect(await usage(child.token)).toMatchObject({ used: SIZE, allowance: 20_000 })
    expect(await usage(who.token)).toMatchObject({ used: SIZE })
  })

  describe('SEA-04 seats that are added while the term runs', () => {
    const agreementVersion = agreement('purchase').version
    const add = async (who: Awaited<ReturnType<typeof owner>>, count: number, more: object = {}) => {
      const { bought, overTime } = await who.list()
      const { fen: businessPrice } = priceAddedSeats(
        { bought, overTime: overTime! },
        count,
        gateway.clock.now(),
      )
      const body = { count, businessPrice, agreementVersion, ...more }
      return { businessPrice, ...(await gateway.call<string>(`${BASE}/add`, body, { token: who.token })) }
    }
    const pay = async (who: Awaited<ReturnType<typeof owner>>, orderId: string) => {
      await who.choose(orderId)
      await decide(gateway, orderId, 'paid')
    }

    it('are bought, given, refunded by the day, and taken away again', async () => {
      const who = await owner()
      gateway.clock.advance(100 * DAY_MS)
      const { access_token: token } = await loginBySms(gateway, who.mobile)
      const again = { ...who, token, ...readSeats(token) }
      const manager = <T>(name: string, body: object) =>
        gateway.call<T>(`${MANAGER}/${name}`, body, { token })
      const before = await again.list()
      const { data: orderId, businessPrice } = await add(again, 3)
      // 3 accounts of 1,000 yuan a year, for the remaining 265 days.
      expect(businessPrice).toBe(Math.ceil((300_000 * 265) / 365))
      expect((await again.list()).bought).toBe(2)
      expect((await add(again, 3)).data).toBe(orderId)
      await manager('setOnlinePayType', { orderId, payType: 'WeChat' })
      await decide(gateway, orderId, 'paid')
      expect(await again.list()).toMatchObject({ bought: 5, left: 5, overTime: before.overTime })
      const mobiles = [nextMobile(), nextMobile(), nextMobile()]
      for (const mobile of mobiles) {
        await again.give(mobile)
        gateway.clock.advance(1)
      }
      const { data: price } = await manager<{ amount: number; refundable: boolean }>('priceRefund', {
        orderId,
      })
      expect(price.refundable).toBe(true)
      // One day has begun, so it is not refunded.
      expect(price.amount).toBe(businessPrice - Math.ceil(businessPrice / 265))
      const asked = await manager<{ state: string }>('askRefund', {
        orderId,
        reason: '不需要',
        amount: price.amount,
        points: 0,
      })
      expect(asked.data.state).toBe('approved')
      const { records, ...rest } = await again.list()
      expect(rest).toMatchObject({ bought: 2, left: 0, overTime: before.overTime })
      expect(records.map(({ mobile }) => mobile.slice(-4))).toEqual(
        mobiles.slice(0, 2).map((mobile) => mobile.slice(-4)),
      )
      expect((await checkBooks(database().orm)).agree).toBe(true)
    })

    it('are refused without agreement or enterprise VIP, at another price, beyond 99; the free ones cost nothing', async () => {
      const who = await owner(1)
      expect((await add(who, 1, { agreementVersion: undefined })).statusCode).toBe('40012')
      expect((await add(who, 2, { businessPrice: 1 })).statusCode).toBe('40003')
      expect(await add(who, 99)).toMatchObject({ http: 400, data: { fields: [{ field: 'count' }] } })
      const plain = await newBuyer(gateway, database())
      const body = { count: 1, businessPrice: 0, agreementVersion }
      expect((await gateway.call(`${BASE}/add`, body, { token: plain.token })).statusCode).toBe('00403')
      const direct = { productId: 'enterprise-seat', orderType: 'CHILD_ACCOUNT' }
      expect((await who.create(direct)).statusCode).toBe('40000')
      // One within the free ones costs nothing and is there at once; a renewal sets the number anew.
      expect([(await add(who, 1)).businessPrice, (await who.list()).bought]).toEqual([0, 2])
      const { data } = await add(who, 2)
      await pay(who, data)
      expect((await who.list()).bought).toBe(4)
      await who.buy(3)
      expect((await who.list()).bought).toBe(3)
    })
  })

  it('SEA-03 it ends with the enterprise VIP', async () => {
    const who = await owner()
    const mobile = nextMobile()
    await who.give(mobile)
    gateway.clock.advance(365 * DAY_MS)
    const { access_token: child } = await loginBySms(gateway, mobile)
    expect(await readVip(child)).toMatchObject({ meberInfo: false, userRole: null })
    const again = readSeats((await loginBySms(gateway, who.mobile)).access_token)
    expect(await again.list()).toMatchObject({ isOwner: true, isInForce: false, left: 0 })
    expect(await again.give(nextMobile())).toMatchObject({ statusCode: '00403' })
  })
})
