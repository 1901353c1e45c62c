import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { INVOICE_DAYS, INVOICES_A_DAY, MAX_TITLES } from '@zhushutong/domain/invoice'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '../index'

const INVOICE = '/jian-butler-order-biz/invoice'
const TITLE = { titleKind: 'company', title: '渝州某建设有限公司', taxNumber: '91350100M000100Y43' } as const
const QUARTER = 'svip-quarter'

interface Invoice {
  readonly invoiceId: string
  readonly invoiceCode: string
  readonly state: string
  readonly amount: number
  readonly file: { readonly href: string } | null
  readonly redLetters: readonly {
    readonly amount: number
    readonly isIssued: boolean
    readonly number: string
  }[]
}
interface OfOrder {
  readonly amount: number
  readonly tax: number
  readonly reason: string | null
  readonly invoice: Invoice | null
}

describeOnPostgres('invoices', (database) => {
  let gateway: TestGateway
  let finance: string
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature], { REFUND_RULE_FEN: '1000000' })
    finance = await loginStaff(gateway, 'finance')
  })
  afterAll(() => gateway?.close())

  const buyer = (points = 0) => newBuyer(gateway, database(), points)
  const call = <T = Invoice>(who: TestBuyer, name: string, body: object = {}) =>
    gateway.call<T>(`${INVOICE}/${name}`, body, { token: who.token })
  const ask = (who: TestBuyer, orderId: string, over: object = {}) =>
    call(who, 'ask', { orderId, kind: 'ordinary', ...TITLE, ...over })
  const ofOrder = async (who: TestBuyer, orderId: string) =>
    (await call<{ records: OfOrder[] }>(who, 'ofOrders', { orderIds: [orderId] })).data.records[0]
  const staff = <T = { state: string }>(name: string, body: object) => {
    gateway.clock.advance(2000)
    return gateway.call<T>(`/console/invoice/${name}`, body, { token: finance })
  }
  const refund = async (who: TestBuyer, orderId: string) => {
    const { amount, points } = (
      await who.manager<{ amount: number; points: number }>('priceRefund', { orderId })
    ).data
    const asked = await who.manager('askRefund', { orderId, reason: '不再需要', amount, points })
    expect(asked.statusCode).toBe('00000')
    return amount
  }

  it('BIL-01 BIL-04 a paid order is invoiced for its money, points left out', async () => {
    const who = await buyer(5000)
    const { data: orderId } = await who.create({ productId: QUARTER, points: 5000 })
    expect(await ofOrder(who, orderId)).toMatchObject({ amount: 0, reason: 'unpaid', invoice: null })
    expect((await ask(who, orderId)).statusCode).toBe('40011')
    await who.choose(orderId)
    await gateway.sandbox(`/sandbox/cashier/${orderId}`, { outcome: 'paid' })
    const offered = await ofOrder(who, orderId)
    expect(offered).toMatchObject({ amount: 93_000, net: 87_736, tax: 5264, taxPercent: 6, reason: null })
    const { data } = await ask(who, orderId, { email: ' cw@example.com ' })
    expect(data).toMatchObject({
      state: 'asked',
      amount: 93_000,
      tax: 5264,
      email: 'cw@example.com',
      file: null,
    })
    expect(data.invoiceCode).toMatch(/^FP\d{20}$/)
    expect(await ofOrder(who, orderId)).toMatchObject({ reason: 'open', invoice: { state: 'asked' } })
    expect(gateway.log.join('')).not.toContain('cw@example.com')
  })

  it('BIL-01 points alone are not invoiced, and nothing after a year', async () => {
    const who = await buyer(98_000)
    const { data: byPoints } = await who.create({ productId: QUARTER, points: 98_000 })
    expect(await ofOrder(who, byPoints)).toMatchObject({ reason: 'points' })
    const other = await buyer()
    const orderId = await other.buy(QUARTER)
    const sql = database().sql
    const paidAt = new Date(gateway.clock.now() - (INVOICE_DAYS + 1) * DAY_MS).toISOString()
    await sql`update orders set paid_at = ${paidAt} where id = ${orderId}`
    expect(await ofOrder(other, orderId)).toMatchObject({ reason: 'late' })
    expect((await ask(other, orderId)).statusMessage).toContain('365 天')
  })

  it('BIL-02 BIL-03 names each wrong field', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    const refused = await ask(who, orderId, { kind: 'special', taxNumber: '91350100M000100Y44' })
    expect(refused).toMatchObject({ http: 400, statusCode: '00400' })
    expect(
      (refused.data as unknown as { fields: { field: string }[] }).fields.map(({ field }) => field),
    ).toEqual(['taxNumber', 'address', 'phone', 'bankName', 'bankAccount'])
    const person = { titleKind: 'person', title: '张三', taxNumber: '' }
    expect((await ask(who, orderId, person)).data).toMatchObject({ titleKind: 'person', taxNumber: '' })
  })

  it('BIL-01 twenty asks at once give one invoice', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(who, orderId)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual(['00000', ...Array(19).fill('40011')])
    const page = await call<{ total: number }>(who, 'page')
    expect(page.data.total).toBe(1)
  })

  it("BIL-01 another's order and invoice are not there", async () => {
    const [who, other] = [await buyer(), await buyer()]
    const orderId = await who.buy(QUARTER)
    expect((await ask(other, orderId)).statusCode).toBe('40001')
    expect(await ofOrder(other, orderId)).toBeUndefined()
    const { invoiceId, invoiceCode } = (await ask(who, orderId)).data
    expect((await staff('makeSample', { id: invoiceCode })).data.state).toBe('issued')
    const { href } = (await call(who, 'one', { invoiceId })).data.file!
    for (const name of ['one', 'cancel'])
      expect(await call(other, name, { invoiceId })).toMatchObject({ http: 404, statusCode: '00404' })
    expect((await call<{ total: number }>(other, 'page')).data.total).toBe(0)
    const read = (token?: string) =>
      gateway.app.server.inject({
        url: href,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    expect([(await read(other.token)).statusCode, (await read()).statusCode]).toEqual([404, 401])
    const file = await read(who.token)
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="file.pdf"/)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const asMember = await gateway.call(`/console/invoice/get`, { id: invoiceCode }, { token: who.token })
    expect(asMember.http).toBe(401)
  })

  it('BIL-05 is taken back until it is issued, and then asked for again', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    const { invoiceId } = (await ask(who, orderId)).data
    for (let n = 0; n < 2; n += 1)
      expect((await call(who, 'cancel', { invoiceId })).data.state).toBe('cancelled')
    const again = (await ask(who, orderId)).data
    await staff('makeSample', { id: again.invoiceCode })
    expect((await call(who, 'cancel', { invoiceId: again.invoiceId })).statusCode).toBe('40011')
    expect((await ofOrder(who, orderId))?.invoice).toMatchObject({ state: 'issued' })
  })

  it('BIL-07 what was not issued is made out for what is kept when money goes back', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    await ask(who, orderId)
    gateway.clock.advance(MINUTE_MS)
    const kept = 98_000 - (await refund(who, orderId))
    expect(kept).toBeGreaterThan(0)
    const found = await ofOrder(who, orderId)
    expect(found?.invoice).toMatchObject({ state: 'asked', amount: kept, redLetters: [] })
  })

  it('BIL-07 nothing is invoiced of what goes back whole', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    await ask(who, orderId)
    expect(await refund(who, orderId)).toBe(98_000)
    expect(await ofOrder(who, orderId)).toMatchObject({
      reason: 'refunded',
      invoice: { state: 'cancelled', refusal: '订单已退款', redLetters: [] },
    })
    const other = await buyer()
    const issued = await other.buy(QUARTER)
    const { invoiceCode: id } = (await ask(other, issued)).data
    await staff('makeSample', { id })
    await database().sql`update grants set until = until + interval '1 day' where order_id = ${issued}`
    expect(await refund(other, issued)).toBe(98_000)
    expect((await staff('makeSample', { id })).data.state).toBe('red')
    expect(await ofOrder(other, issued)).toMatchObject({ reason: 'refunded', invoice: { state: 'red' } })
  })

  it('BIL-07 of an issued invoice the part that goes back is red-lettered, and the rest stands', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    const { invoiceId, invoiceCode: id } = (await ask(who, orderId)).data
    await staff('makeSample', { id })
    gateway.clock.advance(MINUTE_MS)
    const returned = await refund(who, orderId)
    expect((await call(who, 'one', { invoiceId })).data).toMatchObject({
      state: 'red-due',
      redFen: returned,
      redLetters: [{ amount: returned, cause: 'refund', isIssued: false, number: '', file: null }],
    })
    expect((await staff('makeSample', { id })).data.state).toBe('issued')
    expect((await staff('makeSample', { id })).statusCode).toBe('00400')
    const { data } = await call(who, 'one', { invoiceId })
    expect(data).toMatchObject({ state: 'issued', redFen: returned, redLetters: [{ isIssued: true }] })
    expect(data.redLetters[0]?.number).toMatch(/^0000\d{16}$/)
    // The invoice still covers the rest of the price: no second invoice is allowed.
    expect(await ofOrder(who, orderId)).toMatchObject({ reason: 'open' })
  })

  it('BIL-08 keeps titles, each once, one of them the default', async () => {
    const [who, other] = [await buyer(), await buyer()]
    const save = (body: object) => call<{ titleId: string; isDefault: boolean }>(who, 'title/save', body)
    const list = async () =>
      (await call<{ records: { titleId: string; title: string; isDefault: boolean }[] }>(who, 'title/list'))
        .data.records
    const first = (await save(TITLE)).data
    expect(first.isDefault).toBe(true)
    expect((await save({ ...TITLE, phone: '023-61234218' })).data.titleId).toBe(first.titleId)
    const second = (await save({ titleKind: 'person', title: '张三', isDefault: true })).data
    expect((await list()).map(({ title, isDefault }) => [title, isDefault])).toEqual([
      ['张三', true],
      [TITLE.title, false],
    ])
    const taken = { ...TITLE, titleId: second.titleId }
    expect((await save(taken)).statusCode).toBe('40011')
    expect((await call(other, 'title/remove', { titleId: first.titleId })).http).toBe(404)
    expect((await call(other, 'title/save', { ...TITLE, titleId: first.titleId })).http).toBe(404)
    expect((await call(who, 'title/remove', { titleId: second.titleId })).statusCode).toBe('00000')
    expect(await list()).toMatchObject([{ titleId: first.titleId, isDefault: true }])
    const many = Array.from({ length: MAX_TITLES + 4 }, (_, n) =>
      save({ titleKind: 'person', title: `张三 ${n}` }),
    )
    const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === '40011')
    expect([refused.length, (await list()).length]).toEqual([5, MAX_TITLES])
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('BIL-08 a title is kept with what was asked for', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    await ask(who, orderId, { savesTitle: true })
    const { data } = await call<{ records: object[] }>(who, 'title/list')
    expect(data.records).toMatchObject([{ ...TITLE, isDefault: true }])
  })

  // Last test of the file: it advances the clock past the end of staff sessions.
  it('BIL-01 an account asks for so many a day', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    for (let n = 0; n < INVOICES_A_DAY; n += 1) {
      const { invoiceId } = (await ask(who, orderId)).data
      expect((await call(who, 'cancel', { invoiceId })).statusCode).toBe('00000')
    }
    expect(await ask(who, orderId)).toMatchObject({ http: 429, statusCode: '00429' })
    gateway.clock.advance(DAY_MS)
    expect((await ask(who, orderId)).statusCode).toBe('00000')
  })
})
