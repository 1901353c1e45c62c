import { createPortalClient } from '@zhushutong/sdk'
import { payment } from '@zhushutong/sdk/payment'

const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  token: process.env.PORTAL_TOKEN,
})

const { records } = await client.purchase.svipPrices()
const product = records.find(({ id }) => id === 'svip-year')
if (!product) throw new Error('没有这个产品')
// 买家在您的页面上阅读并同意《产品购买及使用协议》后，写明所同意的版本
const { agreementVersion } = await client.purchase.payTypes()
const order = { productId: product.id, orderType: 'VIP', agreementVersion } as const
const orderId = await client.orders.create(order)

// 状态每秒一次，带着倒计时；离开循环就停止轮询
let shown = ''
for await (const state of payment(client, { orderId, method: 'wechat' })) {
  if (state.at === 'qr' && state.content !== shown) {
    shown = state.content // 在页面里用任何一个库把它画成二维码
    console.log(`请扫码支付：${shown}`)
  }
  if (state.at === 'success') console.log(`支付成功：${state.order.orderCode}`)
  if (state.at === 'expired') console.log('二维码已失效，再调用一次 payment 即可刷新')
}
