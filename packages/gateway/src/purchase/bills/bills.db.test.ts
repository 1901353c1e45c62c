import { DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import type { StaffRole } from '@zhushutong/domain/staff'
import { expect, it } from 'vitest'
import { decide } from '../../../test-support/buyer'
import { describeShop, type Page, QUARTER, QUARTER_PRICE } from '../../../test-support/shop'
import type { Log } from '../../platform/http'
import { checkBooks } from '../books'
import { cashierRefunds } from '../providers/cashier/cashier-refunds'
import type { BillProvider, PaymentProvider } from '../providers/payment.ports'
import { compareBills } from './compare-bills'
import { watchBills } from './resolution.store'

interface Line {
  readonly id: string
  readonly finding: string
  readonly amount: number
  readonly fee: number
  readonly state: string
  readonly needsSecond: boolean
  readonly mayDecide: boolean
  readonly resolutions: readonly { readonly state: string; readonly kind: string }[]
}

describeShop('bills', { REFUND_FOUR_EYES_FEN: '500' }, (shop) => {
  const { gateway, database, callStaff } = shop
  const errors: object[] = []
  const log = { error: (fields: object) => void errors.push(fields) } as unknown as Log
  const cashier = () => cashierRefunds('wechat', database(), gateway().clock)
  const compare = (downloadBill: BillProvider['downloadBill']) => {
    const provider = { method: 'wechat', downloadBill } as PaymentProvider
    return compareBills(database().orm, [provider], gateway().clock.now(), log)
  }
  const callBill = (role: StaffRole, name: string, body: object) =>
    callStaff<Line>(role, `bill/${name}`, body)
  const listLines = async (body: object = {}) =>
    (await callStaff<Page<Line>>('finance', 'bill/list', body)).data.records
  const readAlarm = async () => {
    const lines: [string, number][] = []
    const keep = (level: string) => (fields: { open: number }) => void lines.push([level, fields.open])
    await watchBills(database().orm, { info: keep('info'), error: keep('error') } as unknown as Log)
    return lines
  }

  it('LED-06 a bill is there when its day is over, is compared both ways, and its fees are posted once', async () => {
    const who = await shop.buyer()
    await who.buy(QUARTER)
    expect(await cashier().downloadBill(dayOf(gateway().clock.now()))).toEqual({ error: 'not-ready' })
    gateway().clock.advance(DAY_MS)
    for (let times = 0; times < 2; times += 1) await compare(cashier().downloadBill)
    expect(await listLines()).toMatchObject([{ finding: 'agrees', amount: QUARTER_PRICE, fee: 588 }])
    expect(errors).toEqual([])
    const { accounts } = await checkBooks(database().orm)
    expect(accounts.find(({ account }) => account === 'provider-fees')?.balance).toBe(588)

    const other = await shop.buyer()
    const missing = await other.buy('svip-month')
    const { orderCode } = await shop.readOrder(other, missing)
    const paidOn = dayOf(gateway().clock.now())
    // The cashier's own bill leaves this payment out on request.
    await decide(gateway(), missing, 'bill-omits')
    gateway().clock.advance(DAY_MS)
    expect(await cashier().downloadBill(paidOn)).toEqual([])
    const at = gateway().clock.now()
    const stranger = (transactionId: string, amount: number) =>
      ({ kind: 'payment', orderCode: 'ZST0', transactionId, refundCode: null, amount, fee: 0, at }) as const
    const bill = [stranger('small', 500), stranger('large', 501)]
    await compare(async (day) => (day === paidOn ? bill : { error: 'unavailable' }))
    expect(await listLines({ words: orderCode })).toMatchObject([{ finding: 'missing' }])
    expect(await listLines({ words: 'ZST0' })).toMatchObject([{ finding: 'unknown' }, { finding: 'unknown' }])
    expect(errors).toEqual([{ provider: 'wechat', day: paidOn, differences: 3 }])
  })

  it('LED-07 up to the limit one person decides, above it a second; each decision lowers the alarm', async () => {
    const [small] = await listLines({ words: 'small' })
    expect(small).toMatchObject({ state: 'open', needsSecond: false })
    expect(await readAlarm()).toEqual([['error', 3]])
    const decision = { id: small?.id, kind: 'late', reason: '次日入账' }
    expect((await callBill('finance', 'resolve', { ...decision, reason: ' ' })).statusCode).toBe('00400')
    expect((await callBill('finance', 'resolve', decision)).data).toMatchObject({
      state: 'resolved',
      resolutions: [{ state: 'done', kind: 'late' }],
    })
    expect((await callBill('admin', 'resolve', decision)).statusMessage).toContain('已变化')
    expect(await readAlarm()).toEqual([['error', 2]])

    const [large] = await listLines({ words: 'large' })
    expect(large?.needsSecond).toBe(true)
    const id = large?.id
    const asked = await callBill('finance', 'resolve', { id, kind: 'refund', reason: '应退' })
    expect(asked.data).toMatchObject({ state: 'asked', mayDecide: false })
    expect((await callBill('finance', 'approve', { id })).statusMessage).toContain('另一位同事')
    expect(await readAlarm()).toEqual([['error', 2]])
    expect((await callBill('admin', 'get', { id })).data.mayDecide).toBe(true)
    const refused = await callBill('admin', 'refuse', { id, reason: '请先查对方账户' })
    expect(refused.data).toMatchObject({ state: 'open', resolutions: [{ state: 'refused' }] })
    await callBill('admin', 'resolve', { id, kind: 'manual', reason: '已人工入账' })
    expect((await callBill('finance', 'approve', { id })).data).toMatchObject({
      state: 'resolved',
      resolutions: [{ state: 'done' }, { state: 'refused' }],
    })
    const waiting = await listLines({ needs: 'staff' })
    expect(waiting).toMatchObject([{ finding: 'missing' }])
    const last = { id: waiting[0]?.id, kind: 'fee', reason: '手续费差额' }
    await callBill('finance', 'resolve', last)
    await callBill('admin', 'approve', { id: last.id })
    expect(await readAlarm()).toEqual([['info', 0]])
    expect((await callBill('finance', 'resolve', { ...last, id: 'x' })).statusCode).toBe('00404')
  })
})
