import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import {
  checkInvoiceForm,
  checkIssue,
  checkTitle,
  followRefund,
  INVOICE_DAYS,
  INVOICE_REFUSALS,
  INVOICE_STATE_LABELS,
  INVOICE_STATES,
  type InvoiceFacts,
  type InvoiceForm,
  type InvoiceState,
  invoiceDeadline,
  invoiceFen,
  LIVE_INVOICE_STATES,
  MAX_EMAIL,
  MAX_TITLES,
  moveInvoice,
  refuseInvoice,
  splitTax,
  TITLE_LENGTHS,
  trimInvoiceForm,
  trimIssueForm,
  WAITING_INVOICE_STATES,
} from './index'
import type { InvoiceEvent } from './states'
import { isTaxNumber } from './tax-number'

const PAID_AT = Date.UTC(2026, 0, 5)
const paid = { paidFen: 98_000, paidAt: PAID_AT, returnedFen: 0, hasLive: false, isTopUp: false }
const COMPANY: InvoiceForm = {
  kind: 'special',
  titleKind: 'company',
  title: '渝州某建设有限公司',
  taxNumber: '91350100M000100Y43',
  address: '重庆市渝中区某路 1 号',
  phone: '023-61234218',
  bankName: '某银行重庆分行',
  bankAccount: '500012345678',
  email: 'finance@example.com',
}
const fieldsOf = (problems: readonly { readonly field: string }[]) => problems.map(({ field }) => field)

describe('asking', () => {
  it('BIL-01 a paid order is invoiced until 365 days after its payment', () => {
    expect(refuseInvoice(paid, PAID_AT)).toBeNull()
    expect(refuseInvoice(paid, invoiceDeadline(PAID_AT))).toBeNull()
    expect(refuseInvoice(paid, invoiceDeadline(PAID_AT) + 1)).toBe('late')
    expect(invoiceDeadline(PAID_AT)).toBe(PAID_AT + INVOICE_DAYS * DAY_MS)
  })

  it('BIL-01 not unpaid, not by points alone, not what went back, and once only', () => {
    expect(refuseInvoice({ ...paid, paidFen: null, paidAt: null }, PAID_AT)).toBe('unpaid')
    expect(refuseInvoice({ ...paid, paidFen: 0 }, PAID_AT)).toBe('points')
    expect(refuseInvoice({ ...paid, returnedFen: 98_000 }, PAID_AT)).toBe('refunded')
    expect(refuseInvoice({ ...paid, returnedFen: 97_999 }, PAID_AT)).toBeNull()
    expect(refuseInvoice({ ...paid, hasLive: true }, PAID_AT)).toBe('open')
    expect(refuseInvoice({ ...paid, isTopUp: true }, PAID_AT)).toBe('topUp')
    for (const text of Object.values(INVOICE_REFUSALS)) expect(text).toMatch(/[一-龥]/)
  })

  it('BIL-01 the amount is what is kept of the money', () => {
    expect(invoiceFen({ ...paid, returnedFen: 48_000 })).toBe(50_000)
    expect(invoiceFen({ paidFen: null, returnedFen: 0 })).toBe(0)
  })
})

describe('titles', () => {
  it('BIL-02 a company has a name and a number; a special invoice its address and bank too', () => {
    expect(checkInvoiceForm(COMPANY)).toEqual([])
    const bare = { ...COMPANY, address: '', phone: '', bankName: '', bankAccount: '' }
    expect(fieldsOf(checkInvoiceForm(bare))).toEqual(['address', 'phone', 'bankName', 'bankAccount'])
    expect(checkInvoiceForm({ ...bare, kind: 'ordinary' })).toEqual([])
    expect(fieldsOf(checkInvoiceForm({ ...bare, kind: 'ordinary', phone: '12', bankAccount: 'x' }))).toEqual([
      'phone',
      'bankAccount',
    ])
    expect(fieldsOf(checkInvoiceForm({ ...COMPANY, title: '', taxNumber: '' }))).toEqual([
      'title',
      'taxNumber',
    ])
  })

  it('BIL-02 a person has a name only, on an ordinary invoice', () => {
    const person = trimInvoiceForm({ ...COMPANY, kind: 'ordinary', titleKind: 'person', title: ' 张三 ' })
    expect(person).toMatchObject({ title: '张三', taxNumber: '', bankAccount: '' })
    expect(checkInvoiceForm(person)).toEqual([])
    expect(fieldsOf(checkInvoiceForm({ ...person, kind: 'special' }))).toEqual(['titleKind'])
  })

  it('BIL-02 lengths, hidden characters and addresses are checked on both sides of their bounds', () => {
    const titled = (title: string) => fieldsOf(checkTitle({ ...COMPANY, title }))
    expect(titled('长'.repeat(TITLE_LENGTHS.title))).toEqual([])
    expect(titled('长'.repeat(TITLE_LENGTHS.title + 1))).toEqual(['title'])
    expect(titled('甲')).toEqual(['title'])
    expect(titled('甲公司\u202e')).toEqual(['title'])
    const mailed = (email: string) => fieldsOf(checkInvoiceForm({ ...COMPANY, email }))
    const longest = `a@${'b'.repeat(MAX_EMAIL - 6)}.com`
    expect([mailed(''), mailed(longest), mailed(`a${longest}`), mailed('a@b'), mailed('a b@c.cn')]).toEqual([
      [],
      [],
      ['email'],
      ['email'],
      ['email'],
    ])
    expect(fieldsOf(checkInvoiceForm({ ...COMPANY, kind: 'x' as never }))).toEqual(['kind'])
  })

  it('BIL-02 BIL-03 what is typed is trimmed: spaces, small letters, groups of an account', () => {
    const typed = { ...COMPANY, taxNumber: ' 91350100m000100y43 ', bankAccount: '5000 1234-5678' }
    expect(trimInvoiceForm(typed)).toMatchObject({
      taxNumber: '91350100M000100Y43',
      bankAccount: '500012345678',
    })
  })

  it('BIL-03 a number of 18 places has its check character, an old one 15 places', () => {
    for (const good of ['91350100M000100Y43', '91110108551385082Q', '500103123456789', '50010312345678X'])
      expect(isTaxNumber(good)).toBe(true)
    for (const bad of ['91350100M000100Y44', '91350100M000100Y4', '', '00010312345678X', '50010312345678x'])
      expect(isTaxNumber(bad)).toBe(false)
    expect(checkTitle({ ...COMPANY, taxNumber: '91350100M000100Y44' })[0]?.message).toContain('有误')
  })

  it('BIL-08 an account keeps twenty titles', () => expect(MAX_TITLES).toBe(20))
})

describe('amounts', () => {
  it('BIL-04 net and tax add up to the amount, to the fen', () => {
    expect(splitTax(106)).toEqual({ amount: 106, net: 100, tax: 6 })
    expect(splitTax(98_000)).toEqual({ amount: 98_000, net: 92_453, tax: 5547 })
    expect(splitTax(0)).toEqual({ amount: 0, net: 0, tax: 0 })
    fc.assert(
      fc.property(fc.nat(10_000_000_000), (amount) => {
        const { net, tax } = splitTax(amount)
        expect(net + tax).toBe(amount)
        expect(Math.abs(net * 1.06 - amount)).toBeLessThan(0.54)
      }),
    )
  })
})

describe('states', () => {
  const facts = (state: InvoiceState, over: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
    ...{ state, amount: 98_000, redFen: 0, redDue: 0 },
    ...over,
  })

  it('BIL-05 moves only forward, and repetitions mean nothing', () => {
    const events: InvoiceEvent[] = ['issue', 'refuse', 'cancel', 'owe-red', 'redden']
    const moves = INVOICE_STATES.flatMap((state) =>
      events.flatMap((event) => {
        const to = moveInvoice(facts(state), event)
        return to === null ? [] : [`${state} ${event} ${to}`]
      }),
    )
    expect(moves).toEqual([
      'asked issue issued',
      'asked refuse refused',
      'asked cancel cancelled',
      'issued owe-red red-due',
      'red-due owe-red red-due',
      'red-due redden issued',
    ])
    expect(Object.keys(INVOICE_STATE_LABELS)).toEqual([...INVOICE_STATES])
  })

  it('BIL-07 after its red letter the rest stands; nothing stands of what is red whole', () => {
    const due = { redDue: 1 }
    expect(moveInvoice(facts('red-due', { ...due, redFen: 97_999 }), 'redden')).toBe('issued')
    expect(moveInvoice(facts('red-due', { ...due, redFen: 98_000 }), 'redden')).toBe('red')
    expect(moveInvoice(facts('red-due', { redDue: 2, redFen: 98_000 }), 'redden')).toBe('red-due')
  })

  it('BIL-01 BIL-05 an order has one of those that live; the staff have to act on two', () => {
    expect(LIVE_INVOICE_STATES).toEqual(['asked', 'issued', 'red-due'])
    expect(WAITING_INVOICE_STATES).toEqual(['asked', 'red-due'])
  })

  it('BIL-07 a refund reduces what was not issued, and red-letters what was', () => {
    expect(followRefund(facts('asked'), 48_000, 50_000)).toEqual({ type: 'reduce', amount: 50_000 })
    expect(followRefund(facts('asked'), 98_000, 0)).toEqual({ type: 'cancel' })
    expect(followRefund(facts('issued'), 48_000, 50_000)).toEqual({ type: 'red', fen: 48_000 })
    expect(followRefund(facts('red-due', { redFen: 90_000 }), 48_000, 0)).toEqual({ type: 'red', fen: 8000 })
    expect(followRefund(facts('red-due', { redFen: 98_000 }), 1, 0)).toBeNull()
    expect(followRefund(facts('issued'), 0, 98_000)).toBeNull()
    for (const state of ['red', 'refused', 'cancelled'] as const)
      expect(followRefund(facts(state), 1, 0)).toBeNull()
  })
})

describe('issuing', () => {
  const form = { series: '', number: '26502000000012345678', issuedOn: '2026-11-20' }
  const check = (over: Partial<typeof form>) =>
    fieldsOf(checkIssue(trimIssueForm({ ...form, ...over }), '2026-11-01', '2026-11-20'))

  it('BIL-06 a number has 20 digits, or eight with a code of 10 or 12', () => {
    expect(check({})).toEqual([])
    expect(check({ number: '2650 2000 0000 1234 5678' })).toEqual([])
    expect(check({ number: '1'.repeat(19) })).toEqual(['number'])
    expect(check({ series: '0'.repeat(12), number: '12345678' })).toEqual([])
    expect(check({ series: '0'.repeat(10), number: '12345678' })).toEqual([])
    expect(check({ series: '0'.repeat(11), number: '1'.repeat(20) })).toEqual(['series', 'number'])
  })

  it('BIL-06 its day is from the payment until today', () => {
    expect(check({ issuedOn: '2026-11-01' })).toEqual([])
    for (const issuedOn of ['2026-10-31', '2026-11-21', '2026-02-30', ''])
      expect(check({ issuedOn })).toEqual(['issuedOn'])
  })
})
