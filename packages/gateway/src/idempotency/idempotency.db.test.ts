import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { exportFeature } from '../export'
import { agreement } from '../legal'
import { purchaseFeature } from '../purchase'
import { orders as orderTable } from '../purchase/schema/purchase.table'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { idempotencyKeys } from './idempotency.table'
import { idempotencyFeature } from './index'
import { ANSWER_LIFETIME_MS, deleteExpiredAnswers } from './once'

const CREATE = '/jian-butler-order-biz/myOrderManager/addOrderOnline'
const SVIP = { productId: 'svip-year', orderType: 'VIP', agreementVersion: agreement('purchase').version }
let users = 0

describeOnPostgres('calls under an idempotency key', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      purchaseFeature,
      exportFeature,
      idempotencyFeature,
    ]
    gateway = await startGateway(database(), [...features, sandboxFeature], { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const buyer = async () => {
    users += 1
    const { access_token: token, userId } = await loginBySms(
      gateway,
      `1240000${String(users).padStart(4, '0')}`,
    )
    const order = (key: string | undefined, body: object = SVIP) =>
      gateway.call<string>(CREATE, body, { token, key })
    const countOrders = () => database().orm.$count(orderTable)
    return { token, userId, order, countOrders }
  }

  it('PAY-01 the same key and body give the same answer for 24 h, also for 20 simultaneous calls', async () => {
    const { order, countOrders } = await buyer()
    const before = await countOrders()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order('basket-1')))
    const ids = new Set(answers.map(({ data }) => data))
    expect([ids.size, await countOrders()]).toEqual([1, before + 1])
    // A different choice closes the open order; the first key still returns the first answer.
    const [first] = ids
    expect((await order('basket-2', { ...SVIP, productId: 'svip-month' })).data).not.toBe(first)
    expect((await order('basket-1')).data).toBe(first)
    gateway.clock.advance(ANSWER_LIFETIME_MS)
    expect((await order('basket-1')).data).toBe(first)
  })

  it('PAY-01 after 24 h a key can be used again, and is deleted from the table', async () => {
    const { order } = await buyer()
    const { data: first } = await order('old')
    gateway.clock.advance(ANSWER_LIFETIME_MS + 1)
    const { data: second } = await order('old')
    expect(second).not.toBe(first)
    gateway.clock.advance(ANSWER_LIFETIME_MS + 1)
    await deleteExpiredAnswers(database().orm, gateway.clock.now())
    expect(await database().orm.$count(idempotencyKeys)).toBe(0)
  })

  it('PAY-01 another body or an invalid key is refused by name; keys are per user', async () => {
    const [first, other] = [await buyer(), await buyer()]
    const { data } = await first.order('k')
    const refused = await first.order('k', { ...SVIP, businessPrice: 1 })
    expect(refused).toMatchObject({
      http: 422,
      statusCode: '00422',
      data: { fields: [{ field: 'Idempotency-Key' }] },
    })
    expect((await other.order('k')).data).not.toBe(data)
    for (const key of ['a b', 'x'.repeat(65), 'a,b'])
      expect(await first.order(key)).toMatchObject({
        http: 400,
        data: { fields: [{ field: 'Idempotency-Key' }] },
      })
  })

  it('PAY-01 a failed call leaves nothing behind and may be repeated with its key', async () => {
    const { order } = await buyer()
    expect((await order('k', { ...SVIP, businessPrice: 1 })).statusCode).toBe('40003')
    expect((await order('k')).statusCode).toBe('00000')
  })
})
