import { DAY_MS, dayOf, MINUTE_MS } from '@zhushutong/domain/formatting'
import { INVOICE_DAYS, INVOICES_A_DAY, MAX_INVOICE_BYTES, MAX_TITLES } from '@zhushutong/domain/invoice'
import { expect, it } from 'vitest'
import type { TestBuyer } from '../../../test-support/buyer'
import { describeShop, type Page, QUARTER, QUARTER_PRICE } from '../../../test-support/shop'
import { readPdfPages } from '../../platform/pdf/read-pdf.fixture'

const PATH = '/jian-butler-order-biz/invoice'
const TITLE = { titleKind: 'company', title: '渝州某建设有限公司', taxNumber: '91350100M000100Y43' } as const
const PDF: Uint8Array = Buffer.from('%PDF-1.7\nan invoice')
const OFD: Uint8Array = Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])
const PDF_FILE = { name: '发票.pdf', bytes: PDF }

interface Invoice {
  readonly invoiceId: string
  readonly invoiceCode: string
  readonly state: string
  readonly redFen: number
  readonly file: { readonly href: string } | null
  readonly fields?: readonly { readonly field: string }[]
}
interface InvoiceOfOrder {
  readonly reason: string | null
  readonly invoice: Invoice | null
}
interface StaffInvoice {
  readonly state: string
  readonly papers: readonly { readonly id: string; readonly amount: number }[]
  readonly fields?: readonly { readonly field: string }[]
}

const FOUR_EYES_OFF = { REFUND_RULE_FEN: '1000000', REFUND_FOUR_EYES_FEN: '1000000' }

describeShop('invoices', FOUR_EYES_OFF, (shop) => {
  const { gateway, database, buyer, callStaff } = shop
  let numbers = 10_000_000
  const nextNumber = () => {
    numbers += 1
    return `265020000000${numbers}`
  }
  const today = () => dayOf(gateway().clock.now())
  const call = <T = Invoice>(who: TestBuyer, name: string, body: object = {}) =>
    gateway().call<T>(`${PATH}/${name}`, body, { token: who.token })
  const ask = (who: TestBuyer, orderId: string, more: object = {}) =>
    call(who, 'ask', { orderId, kind: 'ordinary', ...TITLE, ...more })
  const readOfOrder = async (who: TestBuyer, orderId: string) =>
    (await call<Page<InvoiceOfOrder>>(who, 'ofOrders', { orderIds: [orderId] })).data.records[0]
  const refund = async (who: TestBuyer, orderId: string) => {
    const { amount } = await shop.readRefundPrice(who, orderId)
    expect((await shop.askRefund(who, orderId)).statusCode).toBe('00000')
    return amount
  }
  /** A paid quarter whose invoice was requested; `read` is the buyer's view of it. */
  const asked = async (more: object = {}) => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    const { invoiceId, invoiceCode: id } = (await ask(who, orderId, more)).data
    return { who, orderId, invoiceId, id, read: async () => (await call(who, 'one', { invoiceId })).data }
  }
  const send = async (name: string, id: string, more: Record<string, string> = {}, file = PDF_FILE) => {
    gateway().clock.advance(2000)
    const form = new FormData()
    const fields = { id, series: '', number: nextNumber(), issuedOn: today(), ...more }
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
    const request = new Request('http://x', { method: 'POST', body: form })
    const answer = await gateway().app.server.inject({
      method: 'POST',
      url: `/console/invoice/${name}`,
      headers: {
        authorization: `Bearer ${await shop.tokenOf('finance')}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json<{ statusCode: string; data: StaffInvoice }>()
  }
  const issue = (id: string, more?: Record<string, string>, file?: typeof PDF_FILE) =>
    send('issue', id, more, file)

  it('BIL-01 BIL-02 a paid order is invoiced for its money, points left out, within a year; wrong fields are named', async () => {
    const who = await buyer(QUARTER_PRICE + 5000)
    const { data: orderId } = await who.create({ productId: QUARTER, points: 5000 })
    expect(await readOfOrder(who, orderId)).toMatchObject({ reason: 'unpaid', invoice: null })
    expect((await ask(who, orderId)).statusCode).toBe('40011')
    await who.choose(orderId)
    await gateway().sandbox(`/sandbox/cashier/${orderId}`, { outcome: 'paid' })
    const sums = { amount: 93_000, net: 87_736, tax: 5264, taxPercent: 6 }
    expect(await readOfOrder(who, orderId)).toMatchObject({ ...sums, reason: null })
    const wrong = await ask(who, orderId, { kind: 'special', taxNumber: '91350100M000100Y44' })
    expect(wrong).toMatchObject({ http: 400, statusCode: '00400' })
    const fields = ['taxNumber', 'address', 'phone', 'bankName', 'bankAccount']
    expect(wrong.data.fields?.map(({ field }) => field)).toEqual(fields)
    const { data } = await ask(who, orderId, { email: ' cw@example.com ' })
    expect(data).toMatchObject({ state: 'asked', amount: 93_000, email: 'cw@example.com', file: null })
    expect(data.invoiceCode).toMatch(/^FP\d{20}$/)
    expect(await readOfOrder(who, orderId)).toMatchObject({ reason: 'open', invoice: { state: 'asked' } })
    expect(gateway().log.join('')).not.toContain('cw@example.com')

    const { data: byPoints } = await who.create({ productId: QUARTER, points: QUARTER_PRICE })
    expect(await readOfOrder(who, byPoints)).toMatchObject({ reason: 'points' })
    const paidAt = new Date(gateway().clock.now() - (INVOICE_DAYS + 1) * DAY_MS).toISOString()
    const old = await who.buy(QUARTER)
    await database().sql`update orders set paid_at = ${paidAt} where id = ${old}`
    expect(await readOfOrder(who, old)).toMatchObject({ reason: 'late' })
    expect((await ask(who, old)).statusMessage).toContain('365 天')
  })

  it('BIL-01 twenty asks at once give one invoice', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(who, orderId)))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual(['00000', ...Array(19).fill('40011')])
    expect((await call<Page<object>>(who, 'page')).data.total).toBe(1)
  })

  it('BIL-06 finance issues it with number, day and file; the buyer has it, nobody else', async () => {
    const { who, orderId, invoiceId, id, read } = await asked({ email: 'cw@example.com' })
    const waiting = await callStaff<Page<object>>('finance', 'invoice/list', { needs: 'staff', words: id })
    expect(waiting.data.records).toMatchObject([
      { id, state: 'asked', email: '', mobile: expect.stringContaining('****') },
    ])
    const number = nextNumber()
    const { data } = await issue(id, { number })
    expect(data).toMatchObject({
      ...{ state: 'issued', decidedBy: 'finance', email: 'cw@example.com' },
      papers: [{ isRed: false, number, amount: QUARTER_PRICE, file: { type: 'pdf' } }],
    })
    expect((await issue(id)).statusCode).toBe('00400')
    const paperId = data.papers[0]?.id
    const file = await callStaff<{ content: string }>('finance', 'invoice/readFile', { id, paperId })
    expect(Buffer.from(file.data.content, 'base64')).toEqual(PDF)
    const audit = await callStaff<Page<object>>('admin', 'audit/list', { subject: id })
    expect(audit.data.records).toMatchObject([{ action: 'issue', actor: 'finance' }])
    const { orderCode } = await shop.readOrder(who, orderId)
    const order = await callStaff<{ events: { event: string; actor: string }[] }>('finance', 'order/get', {
      id: orderCode,
    })
    expect(order.data.events.slice(-2)).toMatchObject([
      { event: 'invoice-asked', actor: 'buyer' },
      { event: 'invoice-issued', actor: 'finance' },
    ])

    const other = await buyer()
    expect(await read()).toMatchObject({ state: 'issued', number, issuedOn: today() })
    const { href } = (await read()).file!
    const download = (token?: string) =>
      gateway().app.server.inject({ url: href, headers: token ? { authorization: `Bearer ${token}` } : {} })
    const answer = await download(who.token)
    expect(answer.rawPayload).toEqual(PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="file.pdf"/),
    })
    expect([(await download(other.token)).statusCode, (await download()).statusCode]).toEqual([404, 401])
    expect((await ask(other, orderId)).statusCode).toBe('40001')
    expect(await readOfOrder(other, orderId)).toBeUndefined()
    for (const name of ['one', 'cancel'])
      expect(await call(other, name, { invoiceId })).toMatchObject({ http: 404, statusCode: '00404' })
    expect((await call<Page<object>>(other, 'page')).data.total).toBe(0)
    for (const name of ['list', 'get', 'refuse', 'makeSample'])
      expect((await callStaff('service', `invoice/${name}`, { id, reason: 'x' })).statusCode).toBe('00403')
    expect((await callStaff('finance', 'invoice/get', { id: 'FP0' })).statusCode).toBe('00404')
  })

  it('BIL-06 a number stands once, the day is until today, the bytes are those of a PDF or OFD', async () => {
    const [first, { id }] = [await asked(), await asked()]
    const number = nextNumber()
    expect((await issue(first.id, { number })).statusCode).toBe('00000')
    const tomorrow = dayOf(gateway().clock.now() + DAY_MS)
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_INVOICE_BYTES)])
    for (const [field, more, file] of [
      ['number', { number }],
      ['number', { number: '12345678' }],
      ['issuedOn', { issuedOn: tomorrow }],
      ['file', {}, { name: '发票.pdf', bytes: OFD }],
      ['file', {}, { name: '发票.ofd', bytes: PDF }],
      ['file', {}, { name: '发票.jpg', bytes: PDF }],
      ['file', {}, { name: '发票.pdf', bytes: Buffer.alloc(0) }],
      ['file', {}, { name: '发票.pdf', bytes: large }],
    ] as const)
      expect((await issue(id, more, file)).data.fields).toMatchObject([{ field }])
    const paper = { series: '050001900111', number: '12345678' }
    expect((await issue(id, paper, { name: 'a.ofd', bytes: OFD })).data).toMatchObject({
      state: 'issued',
      papers: [{ series: '050001900111', file: { type: 'ofd' } }],
    })
  })

  it('BIL-05 one that is taken back or refused, with its reason, may be asked for again; an issued one stays', async () => {
    const { who, orderId, invoiceId, id } = await asked()
    expect((await callStaff('finance', 'invoice/refuse', { id, reason: ' ' })).statusCode).toBe('00400')
    await callStaff('finance', 'invoice/refuse', { id, reason: '抬头与税号不符' })
    expect((await call(who, 'one', { invoiceId })).data).toMatchObject({
      state: 'refused',
      refusal: '抬头与税号不符',
    })
    const second = (await ask(who, orderId)).data
    for (let times = 0; times < 2; times += 1)
      expect((await call(who, 'cancel', { invoiceId: second.invoiceId })).data.state).toBe('cancelled')
    const third = (await ask(who, orderId)).data
    await issue(third.invoiceCode)
    expect((await call(who, 'cancel', { invoiceId: third.invoiceId })).statusCode).toBe('40011')
    expect((await readOfOrder(who, orderId))?.invoice).toMatchObject({ state: 'issued' })
  })

  it('BIL-07 an invoice that was not issued covers what is kept when money goes back, or nothing', async () => {
    const { who, orderId } = await asked()
    gateway().clock.advance(MINUTE_MS)
    const kept = QUARTER_PRICE - (await refund(who, orderId))
    expect(kept).toBeGreaterThan(0)
    expect((await readOfOrder(who, orderId))?.invoice).toMatchObject({
      ...{ state: 'asked', amount: kept, redLetters: [] },
    })
    const whole = await asked()
    expect(await refund(whole.who, whole.orderId)).toBe(QUARTER_PRICE)
    expect(await readOfOrder(whole.who, whole.orderId)).toMatchObject({
      reason: 'refunded',
      invoice: { state: 'cancelled', refusal: '订单已退款', redLetters: [] },
    })
  })

  it('BIL-07 of an issued invoice the part that goes back is red-lettered with a number of its own', async () => {
    const { who, orderId, id, read } = await asked()
    const number = nextNumber()
    await issue(id, { number })
    gateway().clock.advance(MINUTE_MS)
    const returned = await refund(who, orderId)
    expect(await read()).toMatchObject({
      ...{ state: 'red-due', redFen: returned },
      redLetters: [{ amount: returned, cause: 'refund', isIssued: false, number: '', file: null }],
    })
    expect((await send('redden', id, { number })).data.fields).toMatchObject([{ field: 'number' }])
    expect((await send('redden', id)).data).toMatchObject({
      ...{ state: 'issued', papers: [{ isRed: false }, { isRed: true, amount: returned }] },
    })
    expect((await send('redden', id)).statusCode).toBe('00400')
    expect(await read()).toMatchObject({ state: 'issued', redFen: returned })
    // The invoice still covers the rest of the price: no second invoice is allowed.
    expect(await readOfOrder(who, orderId)).toMatchObject({ reason: 'open' })
  })

  it('BIL-07 an invoice with a mistake is red-lettered whole, with a reason, and issued anew', async () => {
    const { id, read, who, orderId } = await asked()
    const oweRed = () => callStaff<StaffInvoice>('finance', 'invoice/oweRed', { id, reason: '抬头有误' })
    expect((await oweRed()).statusCode).toBe('00400')
    await issue(id)
    expect((await oweRed()).data.state).toBe('red-due')
    expect((await send('redden', id)).data.state).toBe('red')
    expect(await read()).toMatchObject({ state: 'red', redFen: QUARTER_PRICE })
    expect((await ask(who, orderId)).statusCode).toBe('00000')
  })

  it('BIL-06 a sample says that it is no invoice', async () => {
    const { id } = await asked()
    const { data } = await callStaff<StaffInvoice>('finance', 'invoice/makeSample', { id })
    const paperId = data.papers[0]?.id
    const file = await callStaff<{ content: string }>('finance', 'invoice/readFile', { id, paperId })
    const text = readPdfPages(Buffer.from(file.data.content, 'base64')).join('\n')
    expect(text.replace(/\s/g, '')).toContain('样票·非正式发票')
    for (const part of [TITLE.title, TITLE.taxNumber, '980.00', '924.53', '55.47'])
      expect(text).toContain(part)
  })

  it('BIL-08 keeps twenty titles, each once, one of them the default', async () => {
    const { who } = await asked({ savesTitle: true })
    const other = await buyer()
    const save = (body: object, owner = who) => call<{ titleId: string }>(owner, 'title/save', body)
    const list = async () =>
      (await call<Page<{ titleId: string; title: string; isDefault: boolean }>>(who, 'title/list')).data
        .records
    const [first] = await list()
    expect(first).toMatchObject({ ...TITLE, isDefault: true })
    const { titleId } = first!
    expect((await save({ ...TITLE, phone: '023-61234218' })).data.titleId).toBe(titleId)
    const person = { titleKind: 'person', title: '张三' }
    const second = (await save({ ...person, isDefault: true })).data
    expect(await list()).toMatchObject([{ title: '张三', isDefault: true }, { isDefault: false }])
    expect((await save({ ...TITLE, titleId: second.titleId })).statusCode).toBe('40011')
    expect((await call(other, 'title/remove', { titleId })).http).toBe(404)
    expect((await save({ ...TITLE, titleId }, other)).http).toBe(404)
    expect((await call(who, 'title/remove', { titleId: second.titleId })).statusCode).toBe('00000')
    expect(await list()).toMatchObject([{ titleId, isDefault: true }])
    const answers = await Promise.all(
      Array.from({ length: MAX_TITLES + 4 }, (_, n) => save({ ...person, title: `张三 ${n}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === '40011')).toHaveLength(5)
    expect(await list()).toHaveLength(MAX_TITLES)
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('BIL-01 an account asks for so many a day', async () => {
    const who = await buyer()
    const orderId = await who.buy(QUARTER)
    for (let n = 0; n < INVOICES_A_DAY; n += 1) {
      const { invoiceId } = (await ask(who, orderId)).data
      await call(who, 'cancel', { invoiceId })
    }
    expect(await ask(who, orderId)).toMatchObject({ http: 429, statusCode: '00429' })
    gateway().clock.advance(DAY_MS)
    expect((await ask(who, orderId)).statusCode).toBe('00000')
  })
})
