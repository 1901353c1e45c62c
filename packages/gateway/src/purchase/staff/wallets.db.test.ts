import type { StaffRole } from '@zhushutong/domain/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, newBuyer } from '../../../test-support/buyer'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { sandboxFeature } from '../../sandbox'
import { checkBooks } from '../books/check-books'
import { purchaseFeature } from '../purchase.feature'

const WALLET = '/jian-butler-member-biz/member/walletManager'

interface Wallet {
  readonly id: string
  readonly mobile: string
  readonly balance: number
  readonly inRefunds: number
  readonly paidIn: number
  readonly paidOut: number
  readonly movements: readonly { readonly cause: string; readonly refundState: string | null }[]
}

describeOnPostgres('wallets in the back office', (database) => {
  let gateway: TestGateway
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature])
    for (const role of ['finance', 'service'] as const) tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  const call = <T>(role: StaffRole, path: string, body: object = {}) => {
    gateway.clock.advance(2_000)
    return gateway.call<T>(`/console/${path}`, body, { token: tokens.get(role) })
  }
  const listed = async (words: string) =>
    (await call<{ records: Wallet[]; total: number }>('finance', 'wallet/list', { words })).data

  /** A member with 300 yuan in the wallet. */
  const member = async () => {
    const who = await newBuyer(gateway, database())
    const own = <T>(name: string, body: object = {}) =>
      gateway.call<T>(`${WALLET}/${name}`, body, { token: who.token })
    const { data: orderId } = await own<string>('walletRecharge', { amount: 30_000 })
    await who.choose(orderId)
    await decide(gateway, orderId, 'paid')
    return { who, own, orderId }
  }

  it('WAL-02 finance reads balances and statements, others do not, and nobody changes them', async () => {
    const { who } = await member()
    await database().sql`update users set nick_name = '充值的人' where mobile = ${who.mobile}`
    const { records, total } = await listed(who.mobile)
    expect(total).toBe(1)
    expect(records).toMatchObject([
      { nickName: '充值的人', balance: 30_000, paidIn: 30_000, paidOut: 0, movements: [] },
    ])
    expect(records[0]?.mobile).toContain('****')
    const { data } = await call<Wallet>('finance', 'wallet/get', { id: records[0]?.id })
    expect(data.movements).toMatchObject([{ cause: 'top-up', amount: 30_000, balance: 30_000 }])
    const byBalance = { sort: 'balance', order: 'asc', words: who.mobile }
    expect((await call('finance', 'wallet/list', byBalance)).statusCode).toBe('00000')
    expect((await call('finance', 'wallet/get', { id: 'x' })).statusCode).toBe('00404')
    expect((await call('service', 'wallet/list')).statusCode).toBe('00403')
  })

  it('WAL-04 staff refuse the way back of a rest, which is the wallet’s again, or approve it', async () => {
    const { who, own, orderId } = await member()
    const ask = async () => {
      const asked = { reason: '不再使用', amount: 30_000 }
      const { data } = await own<{ refunds: { refundCode: string }[] }>('askWalletRefund', asked)
      return data.refunds[0]?.refundCode ?? ''
    }
    const refused = await ask()
    expect((await listed(who.mobile)).records).toMatchObject([{ balance: 0, inRefunds: 30_000 }])
    const reason = '请先开具发票'
    expect((await call('finance', 'refund/refuse', { id: refused, reason })).statusCode).toBe('00000')
    expect((await listed(who.mobile)).records).toMatchObject([{ balance: 30_000, inRefunds: 0, paidOut: 0 }])
    expect((await call('finance', 'refund/refuse', { id: refused, reason })).statusCode).toBe('00400')
    const approved = await ask()
    expect((await call('finance', 'refund/approve', { id: approved })).statusCode).toBe('00000')
    const state = async () =>
      (await call<{ state: string }>('finance', 'refund/get', { id: approved })).data.state
    await expect.poll(state).toBe('done')
    const [wallet] = (await listed(who.mobile)).records
    expect(wallet).toMatchObject({ balance: 0, paidIn: 30_000, paidOut: 30_000 })
    const { data } = await call<Wallet>('finance', 'wallet/get', { id: wallet?.id })
    expect(data.movements.map(({ cause, refundState }) => `${cause} ${refundState}`)).toEqual([
      'payout done',
      'payout-refused refused',
      'payout refused',
      'top-up null',
    ])
    // A payment of a top-up is one row, however many refunds it has.
    const { orderCode } = (await who.status(orderId)).order
    const paid = await call<{ total: number; records: object[] }>('finance', 'payment/list', {
      words: orderCode,
    })
    expect([paid.data.total, paid.data.records.length]).toEqual([1, 1])
    expect((await checkBooks(database().orm)).agree).toBe(true)
  })
})
