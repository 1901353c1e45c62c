import { expect, it } from 'vitest'
import { agreement } from '../../packages/gateway/src/legal'
import { orders } from '../../packages/gateway/src/purchase/schema/purchase.table'
import { loginBySms } from '../../packages/gateway/test-support/gateway'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { failureOf } from '../support/failure'
import { clientOptions, describePortal } from '../support/portal'

const SVIP = {
  productId: 'svip-year',
  orderType: 'VIP',
  agreementVersion: agreement('purchase').version,
} as const

describePortal('calls under an idempotency key, through the SDK', (portal) => {
  it('PAY-01 an order whose answer is lost or breaks off is retried automatically, and created once', async () => {
    const { gateway, database } = portal()
    const { access_token: token } = await loginBySms(gateway, '12410000001')
    const keys: string[] = []
    const losing = createPortalClient({
      ...clientOptions(gateway, token),
      fetch: async (url, init) => {
        const answer = await fetch(url, init)
        if (!String(url).endsWith('/addOrderOnline')) return answer
        keys.push(String(new Headers(init?.headers).get('idempotency-key')))
        if (keys.length > 2) return answer
        if (keys.length === 1) await answer.text()
        else await answer.body?.cancel()
        throw new TypeError('fetch failed')
      },
    })
    const before = await database.orm.$count(orders)
    const id = await losing.orders.create(SVIP)
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    expect(await database.orm.$count(orders)).toBe(before + 1)
    const orderCalls = portal().client(token).orders
    expect((await orderCalls.get({ orderId: id })).orderId).toBe(id)
  })

  it('MEM-02 an export under a key is created once, and its free items are used once', async () => {
    const { client, tokenOf } = portal()
    const svip = client(await tokenOf('svip'))
    const ask = (businessPrice?: number) =>
      svip.tenders.export({ format: 'csv', businessPrice }, { idempotencyKey: 'file-1' })
    const { used } = await svip.exports.usage()
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first.job?.exportId).toBeTruthy()
    expect(second.job?.exportId).toBe(first.job?.exportId)
    expect((await svip.exports.usage()).used).toBe(used + first.free)
    expect(await failureOf(ask(0))).toMatchObject({ kind: 'validation', code: '00422' })
  })
})
