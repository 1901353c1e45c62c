import { dayOf } from '@zhushutong/domain/formatting'
import { MAX_INVOICE_BYTES } from '@zhushutong/domain/invoice'
import type { StaffRole } from '@zhushutong/domain/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { readPdfPages } from '../../platform/pdf/read-pdf.fixture'
import { sandboxFeature } from '../../sandbox'
import { purchaseFeature } from '../purchase.feature'

const INVOICE = '/jian-butler-order-biz/invoice'
const TITLE = { titleKind: 'company', title: '渝州某建设有限公司', taxNumber: '91350100M000100Y43' } as const
const PDF: Uint8Array = Buffer.from('%PDF-1.7\nan invoice')
const OFD: Uint8Array = Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])

interface Row {
  readonly id: string
  readonly state: string
  readonly papers: readonly {
    readonly id: string
    readonly isRed: boolean
    readonly number: string
    readonly amount: number
  }[]
}

describeOnPostgres('invoices in the back office', (database) => {
  let gateway: TestGateway
  let numbers = 10_000_000
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature], {
      REFUND_FOUR_EYES_FEN: '1000000',
    })
    for (const role of ['finance', 'admin', 'service'] as const)
      tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  const call = <T = Row>(name: string, body: object = {}, role: StaffRole = 'finance') => {
    gateway.clock.advance(2000)
    return gateway.call<T>(`/console/${name}`, body, { token: tokens.get(role) })
  }
  const send = async (
    name: string,
    fields: Record<string, string>,
    file = { name: '发票.pdf', bytes: PDF },
  ) => {
    gateway.clock.advance(2000)
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
    const request = new Request('http://x', { method: 'POST', body: form })
    const answer = await gateway.app.server.inject({
      method: 'POST',
      url: `/console/invoice/${name}`,
      headers: {
        authorization: `Bearer ${tokens.get('finance')}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json() as { statusCode: string; data: Row & { fields?: { field: string }[] } }
  }
  const nextNumber = () => {
    numbers += 1
    return `265020000000${numbers}`
  }
  const today = () => dayOf(gateway.clock.now())
  const asked = async (pay?: (who: TestBuyer) => Promise<string>) => {
    const who = await newBuyer(gateway, database())
    const orderId = await (pay ?? ((one: TestBuyer) => one.buy('svip-quarter')))(who)
    const body = { orderId, kind: 'ordinary', ...TITLE, email: 'cw@example.com' }
    const made = await gateway.call<{ invoiceId: string; invoiceCode: string }>(`${INVOICE}/ask`, body, {
      token: who.token,
    })
    const own = async () =>
      (
        await gateway.call<Row & { refusal: string; redFen: number }>(
          `${INVOICE}/one`,
          { invoiceId: made.data.invoiceId },
          { token: who.token },
        )
      ).data
    return { who, orderId, id: made.data.invoiceCode, own }
  }
  const issue = (id: string, over: Record<string, string> = {}, file?: { name: string; bytes: Uint8Array }) =>
    send('issue', { id, series: '', number: nextNumber(), issuedOn: today(), ...over }, file)

  it('BIL-06 finance issues it with number, day and file, and the buyer has it', async () => {
    const { id, own, who } = await asked()
    const waiting = await call<{ records: Row[] }>('invoice/list', { needs: 'staff', words: id })
    expect(waiting.data.records).toMatchObject([
      { id, state: 'asked', email: '', mobile: expect.stringContaining('****') },
    ])
    const number = nextNumber()
    const { data } = await issue(id, { number })
    expect(data).toMatchObject({ state: 'issued', decidedBy: 'finance', email: 'cw@example.com' })
    expect(data.papers).toMatchObject([{ isRed: false, number, amount: 98_000, file: { type: 'pdf' } }])
    expect(await own()).toMatchObject({ state: 'issued', number, issuedOn: today(), file: { type: 'pdf' } })
    const paperId = data.papers[0]!.id
    const file = await call<{ content: string }>('invoice/readFile', { id, paperId })
    expect(Buffer.from(file.data.content, 'base64')).toEqual(PDF)
    const log = await call<{ records: object[] }>('audit/list', { subject: id }, 'admin')
    expect(log.data.records).toMatchObject([{ action: 'issue', actor: 'finance' }])
    const order = await call<{ events: { event: string; actor: string }[] }>('order/get', {
      id: (await who.status(((await own()) as unknown as { orderId: string }).orderId)).order.orderCode,
    })
    expect(order.data.events.map(({ event, actor }) => `${event} ${actor}`).slice(-2)).toEqual([
      'invoice-asked buyer',
      'invoice-issued finance',
    ])
    expect((await issue(id)).statusCode).toBe('00400')
  })

  it('BIL-06 a number stands once, the day is from the payment until today, the bytes are those of a PDF or OFD', async () => {
    const first = await asked()
    const second = await asked()
    const number = nextNumber()
    const fieldsOf = async (answer: ReturnType<typeof issue>) =>
      (await answer).data.fields?.map(({ field }) => field)
    expect((await issue(first.id, { number })).statusCode).toBe('00000')
    expect(await fieldsOf(issue(second.id, { number }))).toEqual(['number'])
    expect(await fieldsOf(issue(second.id, { number: '12345678' }))).toEqual(['number'])
    expect(await fieldsOf(issue(second.id, { issuedOn: dayOf(gateway.clock.now() + 86_400_000) }))).toEqual([
      'issuedOn',
    ])
    expect(await fieldsOf(issue(second.id, { issuedOn: '2020-01-01' }))).toEqual(['issuedOn'])
    for (const file of [
      { name: '发票.pdf', bytes: OFD },
      { name: '发票.ofd', bytes: PDF },
      { name: '发票.jpg', bytes: PDF },
      { name: '发票.pdf', bytes: Buffer.alloc(0) },
    ])
      expect(await fieldsOf(issue(second.id, {}, file))).toEqual(['file'])
    const large = { name: '发票.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(MAX_INVOICE_BYTES)]) }
    expect(await fieldsOf(issue(second.id, {}, large))).toEqual(['file'])
    const done = await issue(
      second.id,
      { series: '050001900111', number: '12345678' },
      { name: 'a.ofd', bytes: OFD },
    )
    expect(done.data).toMatchObject({
      state: 'issued',
      papers: [{ series: '050001900111', file: { type: 'ofd' } }],
    })
  })

  it('BIL-05 one that is refused says why, and may be asked for again', async () => {
    const { id, own, who, orderId } = await asked()
    expect((await call('invoice/refuse', { id, reason: ' ' })).statusCode).toBe('00400')
    expect((await call('invoice/refuse', { id, reason: '抬头与税号不符' })).data.state).toBe('refused')
    expect(await own()).toMatchObject({ state: 'refused', refusal: '抬头与税号不符' })
    const again = await gateway.call(
      `${INVOICE}/ask`,
      { orderId, kind: 'ordinary', ...TITLE },
      { token: who.token },
    )
    expect(again.statusCode).toBe('00000')
  })

  it('BIL-07 an approved refund is red-lettered, with a number of its own', async () => {
    const { id, own, who, orderId } = await asked()
    const blue = nextNumber()
    await issue(id, { number: blue })
    const orderCode = (await who.status(orderId)).order.orderCode
    gateway.clock.advance(1)
    const refundRequest = { id: orderCode, cause: 'provider', reason: '服务无法提供' }
    const refunds = await call<Row>('order/askRefund', refundRequest)
    expect(refunds.statusCode).toBe('00000')
    const listed = await call<{ records: { id: string; amount: number }[] }>('refund/list', {
      words: orderCode,
    })
    const refund = listed.data.records[0]!
    expect((await own()).state).toBe('issued')
    expect((await call('refund/approve', { id: refund.id }, 'admin')).statusCode).toBe('00000')
    expect(await own()).toMatchObject({ state: 'red-due', redFen: refund.amount })
    const red = { id, series: '', number: blue, issuedOn: today() }
    expect((await send('redden', red)).data.fields).toMatchObject([{ field: 'number' }])
    const done = await send('redden', { ...red, number: nextNumber() })
    const state = refund.amount === 98_000 ? 'red' : 'issued'
    expect(done.data).toMatchObject({
      state,
      papers: [{ isRed: false }, { isRed: true, amount: refund.amount }],
    })
    expect((await send('redden', { ...red, number: nextNumber() })).statusCode).toBe('00400')
  })

  it('BIL-07 one that was issued wrongly is red-lettered whole, with a reason, and issued anew', async () => {
    const { id, own, who, orderId } = await asked()
    expect((await call('invoice/oweRed', { id, reason: '抬头有误' })).statusCode).toBe('00400')
    await issue(id)
    expect((await call('invoice/oweRed', { id, reason: '抬头有误' })).data.state).toBe('red-due')
    expect(
      (await send('redden', { id, series: '', number: nextNumber(), issuedOn: today() })).data.state,
    ).toBe('red')
    expect(await own()).toMatchObject({ state: 'red', redFen: 98_000 })
    const again = await gateway.call(
      `${INVOICE}/ask`,
      { orderId, kind: 'ordinary', ...TITLE },
      { token: who.token },
    )
    expect(again.statusCode).toBe('00000')
  })

  it('BIL-06 a sample says that it is no invoice', async () => {
    const { id } = await asked()
    const { data } = await call('invoice/makeSample', { id })
    const file = await call<{ content: string }>('invoice/readFile', { id, paperId: data.papers[0]!.id })
    const text = readPdfPages(Buffer.from(file.data.content, 'base64')).join('\n')
    expect(text.replace(/\s/g, '')).toContain('样票·非正式发票')
    for (const shown of [TITLE.title, TITLE.taxNumber, '980.00', '924.53', '55.47'])
      expect(text).toContain(shown)
  })

  it('BIL-05 STF-01 only finance and administrators see invoices', async () => {
    const { id } = await asked()
    for (const name of ['list', 'get', 'refuse', 'makeSample'])
      expect((await call(`invoice/${name}`, { id, reason: 'x' }, 'service')).statusCode).toBe('00403')
    expect((await call('invoice/get', { id: 'FP0' })).statusCode).toBe('00404')
    expect((await call('invoice/list', {}, 'admin')).statusCode).toBe('00000')
  })
})
