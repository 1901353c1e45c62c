import { DAY_MS } from '@zhushutong/domain/formatting'
import type { StaffRole } from '@zhushutong/domain/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '../purchase.feature'

interface Plan {
  readonly id: string
  readonly phase: string
  readonly amount: number
  readonly mayDecide: boolean
}
interface Product {
  readonly id: string
  readonly amount: number
  readonly isFirstPrice: number | null
  readonly onSale: boolean
  readonly first: { readonly amount: number }
  readonly plans: readonly Plan[]
}
interface Priced {
  readonly id: string
  readonly amount: number
  readonly discountAmount: number | null
  readonly disPrice: number | null
  readonly discountMode: number | null
  readonly realPrice: number | null
  readonly showPrice: number | null
}

const PRICES = {
  ...{ amount: 100_000, discountAmount: null, isFirstPrice: null, disPrice: null, limitNum: null },
  ...{ realPrice: null, onSale: true, reason: '年度调价' },
}
const BIZ = '/jian-butler-portal-biz'

describeOnPostgres('products and their prices', (database) => {
  let gateway: TestGateway
  const tokens = new Map<StaffRole, string>()
  const login = async () => {
    for (const role of ['finance', 'admin'] as const) tokens.set(role, await loginStaff(gateway, role))
  }
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature])
    await login()
  })
  afterAll(() => gateway?.close())

  const call = <T = Product>(role: StaffRole, path: string, body: object = {}) => {
    gateway.clock.advance(2_000)
    return gateway.call<T>(`/console/product/${path}`, body, { token: tokens.get(role) })
  }
  const soon = () => gateway.clock.now() + DAY_MS
  const plan = async (id: string, more: object = {}) => {
    const asked = { id, ...PRICES, effectiveAt: soon(), ...more }
    const { data, statusMessage } = await call('finance', 'plan', asked)
    const made = data?.plans?.find(({ phase }) => phase === 'asked')
    if (!made) throw new Error(statusMessage)
    return made
  }
  const approved = async (id: string, more: object = {}) => {
    const { id: planId } = await plan(id, more)
    await call('admin', 'approve', { id, planId })
    return planId
  }
  const get = async (id: string) => (await call('finance', 'get', { id })).data
  const pass = async () => {
    gateway.clock.advance(DAY_MS + 1_000)
    await login()
  }
  const listed = async (id: string) => {
    const { data } = await gateway.call<{ records: Priced[] }>(`${BIZ}/serviceVip/listSvipPrices`)
    return data.records.find((one) => one.id === id)
  }

  it('PRI-01 PRI-02 a price holds from its moment, after two people, and not before; its order keeps the old one', async () => {
    const who = await newBuyer(gateway, database())
    const before = await who.create({ productId: 'svip-quarter', businessPrice: 98_000 })
    const { id: planId } = await plan('svip-quarter')
    expect((await get('svip-quarter')).plans).toMatchObject([{ phase: 'asked', mayDecide: false }])
    expect((await call('finance', 'approve', { id: 'svip-quarter', planId })).statusMessage).toContain(
      '另一位同事',
    )
    const { data } = await call('admin', 'approve', { id: 'svip-quarter', planId })
    expect(data).toMatchObject({ amount: 98_000, plans: [{ phase: 'planned' }] })
    expect((await listed('svip-quarter'))?.amount).toBe(98_000)

    await pass()
    expect(await get('svip-quarter')).toMatchObject({
      amount: 100_000,
      first: { amount: 98_000 },
      plans: [{ phase: 'current', amount: 100_000 }],
    })
    expect((await listed('svip-quarter'))?.amount).toBe(100_000)
    const { data: order } = await who.manager<{ businessPrice: number; vipService: object }>(
      'getMyOrderOne',
      {
        orderId: before.data,
      },
    )
    expect(order.businessPrice).toBe(98_000)
    const other = await newBuyer(gateway, database())
    const stale = await other.create({ productId: 'svip-quarter', businessPrice: 98_000 })
    expect([stale.statusCode, stale.statusMessage]).toEqual(['40003', '价格已更新，请重新确认后购买'])
    expect((await other.create({ productId: 'svip-quarter', businessPrice: 100_000 })).statusCode).toBe(
      '00000',
    )
  })

  it('PRI-01 an activity price, a struck price and an end of sale are planned the same way', async () => {
    await approved('svip-half', { disPrice: 70_000, limitNum: 2 })
    await approved('staff-vacancy-year', { amount: 210_000, realPrice: 150_000 })
    await approved('svip-month', { amount: 39_800, onSale: false })
    await pass()
    expect(await listed('svip-half')).toMatchObject({ amount: 100_000, disPrice: 70_000, discountMode: 2 })
    const vacancy = await gateway.call<{ records: Priced[] }>(`${BIZ}/product/listServiceIncrements`, {
      incrementType: 'staff_vacancy',
    })
    expect(vacancy.data.records).toMatchObject([{ amount: 210_000, showPrice: 210_000, realPrice: 150_000 }])
    expect(await listed('svip-month')).toBeUndefined()
    const who = await newBuyer(gateway, database())
    expect((await who.create({ productId: 'svip-month' })).statusCode).toBe('40000')
    expect((await get('svip-month')).onSale).toBe(false)
    await approved('svip-half', { disPrice: null })
    await pass()
    expect(await listed('svip-half')).toMatchObject({ disPrice: null, discountMode: null })
  })

  it('PAY-15 the list price of a combined offer follows its parts', async () => {
    const combined = async () => {
      const { data } = await gateway.call<{ records: Priced[] }>(
        `${BIZ}/product/combine/getCombineServicesList`,
      )
      return data.records.find(({ id }) => id === 'combine-expiry-year')?.amount
    }
    expect(await combined()).toBe(196_000)
    await approved('company-anxu-expire-year')
    // The list price in the request is ignored: it is computed.
    await approved('combine-expiry-year', { amount: 1_000_000, discountAmount: 150_000 })
    await pass()
    expect(await combined()).toBe(198_000)
  })

  it('PRI-01 what is past, equal, too far or no price is refused with its field', async () => {
    const refusedFor = async (more: object) => {
      const asked = { id: 'svip-year', ...PRICES, effectiveAt: soon(), ...more }
      const { data } = await call<{ fields: { field: string }[] }>('finance', 'plan', asked)
      return data.fields.map(({ field }) => field)
    }
    expect(await refusedFor({ effectiveAt: gateway.clock.now() })).toEqual(['effectiveAt'])
    expect(await refusedFor({ discountAmount: 100_000, reason: '' })).toEqual(['discountAmount', 'reason'])
    const at = soon()
    await plan('svip-year', { effectiveAt: at })
    expect(await refusedFor({ effectiveAt: at })).toEqual(['effectiveAt'])
  })

  it('PRI-02 one is refused with a reason, one withdrawn before it begins, one that began stays', async () => {
    const id = 'owner-lookup-year'
    const first = await plan(id)
    expect((await call('admin', 'refuse', { id, planId: first.id, reason: ' ' })).statusCode).toBe('00400')
    await call('admin', 'refuse', { id, planId: first.id, reason: '金额不对' })
    const second = await approved(id)
    await call('finance', 'withdraw', { id, planId: second })
    const third = await approved(id, { amount: 150_000 })
    // The plan belongs to another product.
    expect((await call('finance', 'withdraw', { id: 'svip-year', planId: third })).statusCode).toBe('00404')
    const late = await plan(id, { effectiveAt: soon() + 1 })
    await pass()
    expect((await call('admin', 'approve', { id, planId: late.id })).statusMessage).toContain('生效时间已过')
    expect((await call('finance', 'withdraw', { id, planId: third })).statusMessage).toContain('已经生效')
    const phases = (await get(id)).plans.map(({ phase }) => phase).sort()
    expect(phases).toEqual(['asked', 'current', 'refused', 'withdrawn'])
    const log = await gateway.call<{ records: { action: string }[] }>(
      '/console/audit/list',
      { subject: id },
      { token: tokens.get('admin') },
    )
    expect(log.data.records.map(({ action }) => action).sort()).toEqual(
      ['plan', 'refuse', 'plan', 'approve', 'withdraw', 'plan', 'approve', 'plan'].sort(),
    )
  })

  it('MEM-02 exports are not in the list: their price is told by their own screens', async () => {
    const { data } = await call<{ records: Product[]; total: number }>('finance', 'list', { pageSize: 100 })
    expect(data.total).toBeGreaterThan(10)
    expect(data.records.find(({ id }) => id === 'export-extra')).toBeUndefined()
    const found = await call<{ records: Product[] }>('finance', 'list', { words: '组合优惠' })
    expect(found.data.records.map(({ id }) => id)).toContain('combine-growth-year')
  })
})
