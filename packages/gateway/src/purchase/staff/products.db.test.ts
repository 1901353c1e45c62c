import { DAY_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { describeShop, type Page, QUARTER, QUARTER_PRICE } from '../../../test-support/shop'

interface Plan {
  readonly id: string
  readonly phase: string
}
interface Product {
  readonly id: string
  readonly amount: number
  readonly plans: readonly Plan[]
  readonly fields?: readonly { readonly field: string }[]
}

const PRICES = {
  ...{ amount: 100_000, discountAmount: null, isFirstPrice: null, disPrice: null, limitNum: null },
  ...{ realPrice: null, onSale: true, reason: '年度调价' },
}
const BIZ = '/jian-butler-portal-biz'
const COMBINED = 'product/combine/getCombineServicesList'

describeShop('products and their prices', {}, ({ gateway, buyer, callStaff }) => {
  const call = <T = Product>(role: 'finance' | 'admin', name: string, body: object = {}) =>
    callStaff<T>(role, `product/${name}`, body)
  const soon = () => gateway().clock.now() + DAY_MS
  const askPlan = (id: string, more: object = {}) =>
    call('finance', 'plan', { id, ...PRICES, effectiveAt: soon(), ...more })
  const plan = async (id: string, more?: object) =>
    (await askPlan(id, more)).data.plans.find(({ phase }) => phase === 'asked')!.id
  const approve = async (id: string, more?: object) => {
    const planId = await plan(id, more)
    await call('admin', 'approve', { id, planId })
    return planId
  }
  const get = async (id: string) => (await call('finance', 'get', { id })).data
  const begin = () => gateway().clock.advance(DAY_MS + 1_000)
  const findOffered = async (id: string, path = 'serviceVip/listSvipPrices', body: object = {}) => {
    const { data } = await gateway().call<Page<Product>>(`${BIZ}/${path}`, body)
    return data.records.find((product) => product.id === id)
  }

  it('PRI-01 PRI-02 a price holds from its moment, after two people, and not before; its order keeps the old one', async () => {
    const who = await buyer()
    const { data: orderId } = await who.create({ productId: QUARTER, businessPrice: QUARTER_PRICE })
    const planId = await plan(QUARTER)
    expect((await get(QUARTER)).plans).toMatchObject([{ phase: 'asked', mayDecide: false }])
    const alone = await call('finance', 'approve', { id: QUARTER, planId })
    expect(alone.statusMessage).toContain('另一位同事')
    const { data } = await call('admin', 'approve', { id: QUARTER, planId })
    expect(data).toMatchObject({ amount: QUARTER_PRICE, plans: [{ phase: 'planned' }] })
    expect((await findOffered(QUARTER))?.amount).toBe(QUARTER_PRICE)
    begin()
    expect(await get(QUARTER)).toMatchObject({
      amount: 100_000,
      first: { amount: QUARTER_PRICE },
      plans: [{ phase: 'current', amount: 100_000 }],
    })
    expect((await findOffered(QUARTER))?.amount).toBe(100_000)
    expect((await who.manager('getMyOrderOne', { orderId })).data).toMatchObject({
      businessPrice: QUARTER_PRICE,
    })
    expect(await who.create({ productId: QUARTER, businessPrice: QUARTER_PRICE })).toMatchObject({
      ...{ statusCode: '40003', statusMessage: '价格已更新，请重新确认后购买' },
    })
    const fresh = await who.create({ productId: QUARTER, businessPrice: 100_000 })
    expect(fresh.statusCode).toBe('00000')
  })

  it('PRI-01 PAY-15 an activity, a struck price, an end of sale, a part of a combined offer are planned the same way', async () => {
    await approve('svip-half', { disPrice: 70_000, limitNum: 2 })
    await approve('staff-vacancy-year', { amount: 210_000, realPrice: 150_000 })
    await approve('svip-month', { amount: 39_800, onSale: false })
    expect((await findOffered('combine-expiry-year', COMBINED))?.amount).toBe(196_000)
    await approve('company-anxu-expire-year')
    // The list price of a combined offer is computed from its parts; that of the request is ignored.
    await approve('combine-expiry-year', { amount: 1_000_000, discountAmount: 150_000 })
    begin()
    const half = { amount: 100_000, disPrice: 70_000, discountMode: 2 }
    expect(await findOffered('svip-half')).toMatchObject(half)
    const vacancy = { incrementType: 'staff_vacancy' }
    const struck = { amount: 210_000, showPrice: 210_000, realPrice: 150_000 }
    expect(await findOffered('staff-vacancy-year', 'product/listServiceIncrements', vacancy)).toMatchObject(
      struck,
    )
    expect((await findOffered('combine-expiry-year', COMBINED))?.amount).toBe(198_000)
    expect(await findOffered('svip-month')).toBeUndefined()
    expect(await get('svip-month')).toMatchObject({ onSale: false })
    expect((await (await buyer()).create({ productId: 'svip-month' })).statusCode).toBe('40000')
    await approve('svip-half', { disPrice: null })
    begin()
    expect(await findOffered('svip-half')).toMatchObject({ disPrice: null, discountMode: null })
  })

  it('PRI-02 is refused with a reason, withdrawn before it begins, and stays once it began; wrong fields are named', async () => {
    const id = 'owner-lookup-year'
    const at = soon()
    const first = await plan(id, { effectiveAt: at })
    for (const [more, fields] of [
      [{ effectiveAt: at }, ['effectiveAt']],
      [{ discountAmount: 100_000, reason: '' }, ['discountAmount', 'reason']],
    ] as const)
      expect((await askPlan(id, more)).data.fields?.map(({ field }) => field)).toEqual(fields)
    expect((await call('admin', 'refuse', { id, planId: first, reason: ' ' })).statusCode).toBe('00400')
    await call('admin', 'refuse', { id, planId: first, reason: '金额不对' })
    await call('finance', 'withdraw', { id, planId: await approve(id) })
    const third = await approve(id, { amount: 150_000 })
    // The plan belongs to another product.
    expect((await call('finance', 'withdraw', { id: 'svip-year', planId: third })).statusCode).toBe('00404')
    const late = await plan(id, { effectiveAt: soon() + 1 })
    begin()
    expect((await call('admin', 'approve', { id, planId: late })).statusMessage).toContain('生效时间已过')
    expect((await call('finance', 'withdraw', { id, planId: third })).statusMessage).toContain('已经生效')
    const phases = (await get(id)).plans.map(({ phase }) => phase).sort()
    expect(phases).toEqual(['asked', 'current', 'refused', 'withdrawn'])
    const audit = await callStaff<Page<{ action: string }>>('admin', 'audit/list', { subject: id })
    const actions = ['approve', 'approve', 'plan', 'plan', 'plan', 'plan', 'refuse', 'withdraw']
    expect(audit.data.records.map(({ action }) => action).sort()).toEqual(actions)
  })

  it('MEM-02 exports are not in the list: their own screens show their price', async () => {
    const { data } = await call<Page<Product>>('finance', 'list', { pageSize: 100 })
    expect(data.total).toBeGreaterThan(10)
    expect(data.records.find(({ id }) => id === 'export-extra')).toBeUndefined()
    const combined = await call<Page<Product>>('finance', 'list', { words: '组合优惠' })
    expect(combined.data.records.map(({ id }) => id)).toContain('combine-growth-year')
  })
})
