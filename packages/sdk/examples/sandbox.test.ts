import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPortalClient, isPortalError } from '@zhushutong/sdk'

const baseUrl = process.env.GATEWAY_URL ?? 'http://localhost:4000'

/** 以沙箱里的一个演示账号登录：non-member、svip、expired-svip…，见 /sandbox/accounts */
async function clientOf(account: string) {
  const answer = await fetch(`${baseUrl}/sandbox/accounts/${account}/token`, { method: 'POST' })
  const { access_token: token } = await answer.json()
  return createPortalClient({ baseUrl, token })
}

test('会员看得到联系电话，非会员看到星号', async () => {
  const [svip, other] = await Promise.all([clientOf('svip'), clientOf('non-member')])
  const page = await other.companies.search()
  const masked = page.records.find((record) => record.locks.contactPhone)
  assert.ok(masked)
  assert.equal(masked.locks.contactPhone?.opensBy, 'svip')
  assert.equal((await svip.companies.detail({ id: masked.id })).locks.contactPhone, undefined)
})

test('沙箱的收银台付款后，会员立即生效', async () => {
  const client = await clientOf('expired-svip')
  const { agreementVersion } = await client.purchase.payTypes()
  const orderId = await client.orders.create({ productId: 'svip-year', orderType: 'VIP', agreementVersion })
  await client.orders.setPayType({ orderId, payType: 'WeChat' })
  await fetch(`${baseUrl}/sandbox/cashier/${orderId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"outcome":"paid"}',
  })
  for (let i = 0; i < 50 && !(await client.orders.status({ orderId })).payStatus; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  assert.equal((await client.profile.vipInfo()).meberInfo, true)
})

test('没有登录时，按关键词查会被拒绝', async () => {
  const visitor = createPortalClient({ baseUrl })
  await assert.rejects(visitor.companies.search({ keyword: '建筑' }), (error) =>
    isPortalError(error, 'unauthorized'),
  )
})
