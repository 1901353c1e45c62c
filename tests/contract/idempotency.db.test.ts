import { expect, it } from 'vitest'
import { agreement } from '../../packages/gateway/src/legal'
import { orders } from '../../packages/gateway/src/purchase/schema/purchase.table'
import { loginBySms } from '../../packages/gateway/test-support/gateway'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { failureOf } from '../support/failure'
import { clientOptions, describePortalOnPostgres } from '../support/portal'

const { version: agreementVersion } = agreement('purchase')
const SVIP = { productId: 'svip-year', orderType: 'VIP', agreementVersion } as const
const MONTH = { ...SVIP, productId: 'svip-month' } as const
let buyers = 0

describePortalOnPostgres(
  'calls under an idempotency key, through the SDK',
  (portal) => {
    const made = () => portal().database.orm.$count(orders)

    const newToken = async () => {
      buyers += 1
      const mobile = `1241000${String(buyers).padStart(4, '0')}`
      return (await loginBySms(portal().gateway, mobile)).access_token
    }
    const newBuyer = async () => portal().client(await newToken())

    it('PAY-01 the same key twice gives the same order, another key or none a different one', async () => {
      const buyer = await newBuyer()
      const before = await made()
      const first = await buyer.orders.create(SVIP, { idempotencyKey: 'basket-1' })
      expect(await buyer.orders.create(SVIP, { idempotencyKey: 'basket-1' })).toBe(first)
      expect(await made()).toBe(before + 1)
      const second = await buyer.orders.create(MONTH, { idempotencyKey: 'basket-2' })
      const third = await buyer.orders.create(SVIP)
      expect(new Set([first, second, third]).size).toBe(3)
      // Later calls have closed the first order; its key still returns the same answer.
      expect(await buyer.orders.create(SVIP, { idempotencyKey: 'basket-1' })).toBe(first)
    })

    it('PAY-01 20 simultaneous calls give one order, and so do those of two clients', async () => {
      const token = await newToken()
      const clients = [portal().client(token), portal().client(token)]
      const before = await made()
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, i) => clients[i % 2]!.orders.create(SVIP, { idempotencyKey: 'k' })),
      )
      expect([new Set(ids).size, await made()]).toEqual([1, before + 1])
    })

    it('PAY-01 another body under a key is a validation error that names the key, and creates nothing', async () => {
      const buyer = await newBuyer()
      await buyer.orders.create(SVIP, { idempotencyKey: 'k' })
      const before = await made()
      const error = await failureOf(buyer.orders.create(MONTH, { idempotencyKey: 'k' }))
      expect(error).toMatchObject({
        kind: 'validation',
        code: '00422',
        status: 422,
        retryable: false,
        fields: [{ field: 'Idempotency-Key' }],
      })
      expect(await made()).toBe(before)
      for (const idempotencyKey of ['', ' ', '空', 'a\r\nb: c', 'x'.repeat(65)])
        expect(await failureOf(buyer.orders.create(SVIP, { idempotencyKey })), idempotencyKey).toMatchObject({
          kind: 'validation',
          status: null,
          fields: [{ field: 'idempotencyKey' }],
        })
    })

    it.each([
      ['an answer that is lost', async (answer: Response) => void (await answer.text())],
      ['an answer that breaks off', async (answer: Response) => void (await answer.body?.cancel())],
    ])('PAY-01 %s is retried automatically, and it is the same order', async (_, lose) => {
      const token = await newToken()
      const { gateway } = portal()
      const asked: string[] = []
      const losing = createPortalClient({
        ...clientOptions(gateway, token),
        fetch: async (url, init) => {
          const answer = await fetch(url, init)
          if (!String(url).endsWith('/addOrderOnline')) return answer
          asked.push(String(new Headers(init?.headers).get('idempotency-key')))
          if (asked.length > 2) return answer
          await lose(answer)
          throw new TypeError('fetch failed')
        },
      })
      const before = await made()
      const id = await losing.orders.create(SVIP)
      expect(asked).toHaveLength(3)
      expect(new Set(asked).size).toBe(1)
      expect(await made()).toBe(before + 1)
      expect((await portal().client(token).orders.one({ orderId: id })).orderId).toBe(id)
      const { total } = await portal().client(token).orders.page()
      expect(total).toBe(1)
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
  },
  20,
)
