import { DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { accountFeature } from '../../account'
import { demoAccountsFeature } from '../../demo-data'
import type { Log } from '../../platform/http'
import { sandboxFeature } from '../../sandbox'
import { checkBooks } from '../books'
import { purchaseFeature } from '../index'
import { cashierRefundStore } from '../providers/cashier/cashier-refund.store'
import { cashierRefunds } from '../providers/cashier/cashier-refunds'
import type { BillProvider, PaymentProvider } from '../providers/payment.ports'
import { findBillLines } from './bill.store'
import { compareBills } from './compare-bills'

describeOnPostgres('bills', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [
      demoAccountsFeature,
      accountFeature,
      purchaseFeature,
      sandboxFeature,
    ])
  })
  afterAll(() => gateway?.close())

  const errors: object[] = []
  const log = { error: (fields: object) => void errors.push(fields) } as unknown as Log
  const cashier = () => cashierRefunds('wechat', cashierRefundStore(database(), gateway.clock), gateway.clock)
  const compare = (downloadBill: BillProvider['downloadBill']) =>
    compareBills(
      database().orm,
      [{ method: 'wechat', downloadBill } as PaymentProvider],
      gateway.clock.now(),
      log,
    )
  const lines = async () => {
    const page = { pageNum: 1, pageSize: 20, order: 'asc' as const, words: '' }
    return (await findBillLines(database().orm, page)).rows.map(({ line: { finding, amount, fee } }) => ({
      finding,
      amount,
      fee,
    }))
  }

  it('LED-06 the cashier’s bill of a day is there when the day is over, agrees, and its fees are posted once', async () => {
    const who = await newBuyer(gateway, database())
    await who.buy('svip-quarter')
    expect(await cashier().downloadBill(dayOf(gateway.clock.now()))).toEqual({ error: 'not-ready' })
    gateway.clock.advance(DAY_MS)
    for (let times = 0; times < 2; times++) await compare(cashier().downloadBill)
    expect(await lines()).toEqual([{ finding: 'agrees', amount: 98_000, fee: 588 }])
    expect(errors).toEqual([])
    const { agree, accounts } = await checkBooks(database().orm)
    expect([agree, accounts.find(({ account }) => account === 'provider-fees')?.balance]).toEqual([true, 588])
  })

  it('LED-06 a payment that the bill has not, and one that we have not, are found and told', async () => {
    const who = await newBuyer(gateway, database())
    await who.buy('svip-month')
    const paidOn = dayOf(gateway.clock.now())
    gateway.clock.advance(DAY_MS)
    const stranger = {
      kind: 'payment',
      orderCode: 'ZST0',
      transactionId: 'stranger',
      refundCode: null,
      amount: 7,
      fee: 0,
      at: gateway.clock.now(),
    } as const
    await compare(async (day) => (day === paidOn ? [stranger] : { error: 'unavailable' }))
    const found = (await lines()).map(({ finding }) => finding)
    expect(found.sort()).toEqual(['agrees', 'missing', 'unknown'])
    expect(errors).toEqual([{ provider: 'wechat', day: paidOn, differences: 2 }])
    expect((await checkBooks(database().orm)).agree).toBe(true)
  })

  it('LED-06 the cashier leaves a payment out of its bill when it is told to', async () => {
    const who = await newBuyer(gateway, database())
    const orderId = await who.buy('svip-half')
    await gateway.sandbox(`/sandbox/cashier/${orderId}`, { outcome: 'bill-omits' })
    gateway.clock.advance(DAY_MS)
    await gateway.sandbox('/sandbox/bills', {})
    const { orderCode } = (await who.status(orderId)).order
    const asked = { pageNum: 1, pageSize: 20, order: 'asc' as const, words: orderCode }
    const { rows } = await findBillLines(database().orm, asked)
    expect(rows.map(({ line }) => line.finding)).toEqual(['missing'])
  })
})
