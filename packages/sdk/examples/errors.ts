import { randomUUID } from 'node:crypto'
import { createPortalClient, isPortalError } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
  timeout: 10_000, // 一次调用的总时限，包含重试
  tryTimeout: 4_000, // 每次尝试的时限
  retries: 3, // 只用于可以安全重复的调用
  onResponse: ({ path, tries, duration, error }) =>
    error && console.log(`${path} 第 ${tries} 次，${duration.toFixed()} 毫秒：${error.kind}`),
})

// 同一个键、同样的参数：24 小时内得到同一个订单，断线后可以放心再来一次
const idempotencyKey = randomUUID()
const { agreementVersion } = await client.purchase.payTypes()
const order = { productId: 'svip-year', orderType: 'VIP', agreementVersion } as const
const orderId = await client.orders.create(order, { idempotencyKey })
console.log('同一个订单：', orderId === (await client.orders.create(order, { idempotencyKey })))

try {
  // 同一个键、别的参数：拒绝，而不是另建一个订单
  await client.orders.create({ ...order, productId: 'svip-quarter' }, { idempotencyKey })
} catch (error) {
  if (!isPortalError(error)) throw error
  if (error.kind === 'validation') console.log(error.code, error.fields[0]?.message)
  else if (error.kind === 'rateLimited') console.log(`请在 ${error.retryAfter} 毫秒后再试`)
  else if (error.kind === 'unauthorized') console.log('请重新登录')
  else console.log(error.message, error.requestId)
}
