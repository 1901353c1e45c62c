import { DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import type { StaffRole } from '@zhushutong/domain/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import type { Log } from '../../platform/http'
import { sandboxFeature } from '../../sandbox'
import { checkBooks } from '../books'
import { purchaseFeature } from '../index'
import type { PaymentProvider } from '../providers/payment.ports'
import { compareBills } from './compare-bills'
import { watchBills } from './resolution.store'

interface Line {
  readonly id: string
  readonly state: string
  readonly needsSecond: boolean
  readonly mayDecide: boolean
  readonly resolutions: readonly { readonly state: string; readonly kind: string }[]
}

describeOnPostgres('decisions about differences of bills', (database) => {
  let gateway: TestGateway
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    const features = [demoAccountsFeature, demoStaffFeature, accountFeature, purchaseFeature, consoleFeature]
    gateway = await startGateway(database(), [...features, sandboxFeature], { REFUND_FOUR_EYES_FEN: '500' })
    const at = gateway.clock.now() - DAY_MS
    const stranger = (transactionId: string, amount: number) => ({
      ...{ kind: 'payment', orderCode: 'ZST0', transactionId, refundCode: null, amount, fee: 0, at },
    })
    const bill = [stranger('small', 500), stranger('large', 501), stranger('third', 7)] as never
    const downloadBill = async (day: string) => (day === dayOf(at) ? bill : { error: 'unavailable' })
    const provider = { method: 'wechat', downloadBill } as unknown as PaymentProvider
    const quiet = { error: () => {} } as unknown as Log
    await compareBills(database().orm, [provider], gateway.clock.now(), quiet)
    for (const role of ['finance', 'admin'] as const) tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  const call = <T = Line>(role: StaffRole, path: string, body: object = {}) => {
    gateway.clock.advance(2_000)
    return gateway.call<T>(`/console/bill/${path}`, body, { token: tokens.get(role) })
  }
  const find = async (words: string) => {
    const { data } = await call<{ records: Line[] }>('finance', 'list', { words })
    return data.records[0]!
  }
  const summary = async () => {
    const lines: [string, object][] = []
    const log = {
      info: (fields: object) => lines.push(['info', fields]),
      error: (fields: object) => lines.push(['error', fields]),
    }
    await watchBills(database().orm, log as unknown as Log)
    return lines
  }
  const openLines = async () =>
    (await summary()).map(([level, fields]) => [level, (fields as { open: number }).open])

  it('LED-07 up to the limit one person decides, with a reason, and the alarm counts one less', async () => {
    const { id, state, needsSecond } = await find('small')
    expect([state, needsSecond]).toEqual(['open', false])
    expect(await openLines()).toEqual([['error', 3]])
    expect((await call('finance', 'resolve', { id, kind: 'late', reason: ' ' })).statusCode).toBe('00400')
    const { data } = await call('finance', 'resolve', { id, kind: 'late', reason: '次日入账' })
    expect(data).toMatchObject({ state: 'resolved', resolutions: [{ state: 'done', kind: 'late' }] })
    expect((await call('admin', 'resolve', { id, kind: 'fee', reason: '再来' })).statusMessage).toContain(
      '已变化',
    )
    expect(await openLines()).toEqual([['error', 2]])
  })

  it('LED-07 above it another person agrees or refuses, and until then the alarm stays', async () => {
    const { id, needsSecond } = await find('large')
    expect(needsSecond).toBe(true)
    const asked = await call('finance', 'resolve', { id, kind: 'refund', reason: '应退' })
    expect(asked.data).toMatchObject({ state: 'asked', mayDecide: false })
    expect((await call('finance', 'approve', { id })).statusMessage).toContain('另一位同事')
    expect(await openLines()).toEqual([['error', 2]])
    expect((await call('admin', 'get', { id })).data.mayDecide).toBe(true)
    const refused = await call('admin', 'refuse', { id, reason: '请先查对方账户' })
    expect(refused.data).toMatchObject({ state: 'open', resolutions: [{ state: 'refused' }] })
    await call('admin', 'resolve', { id, kind: 'manual', reason: '已人工入账' })
    const done = await call('finance', 'approve', { id })
    expect(done.data.state).toBe('resolved')
    expect(done.data.resolutions.map(({ state }) => state)).toEqual(['done', 'refused'])
    const waiting = await call<{ total: number }>('finance', 'list', { needs: 'staff' })
    expect(waiting.data.total).toBe(1)
  })

  it('LED-07 when all are decided there is no alarm, and the ledger is as it was', async () => {
    const { id } = await find('third')
    await call('finance', 'resolve', { id, kind: 'fee', reason: '手续费差额' })
    expect(await openLines()).toEqual([['info', 0]])
    expect((await checkBooks(database().orm)).agree).toBe(true)
    expect((await call('finance', 'resolve', { id: 'x', kind: 'fee', reason: 'x' })).statusCode).toBe('00404')
  })
})
