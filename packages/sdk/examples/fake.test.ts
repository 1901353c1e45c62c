import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPortalClient } from '@zhushutong/sdk'
import { payment } from '@zhushutong/sdk/payment'
import { aListItem, createFakeGateway, refusal } from '@zhushutong/sdk/testing'

test('太频繁时过一会儿再试，测试不必真的等', async () => {
  const gateway = createFakeGateway()
  const client = createPortalClient(gateway.options)
  // 第一次拒绝，之后都是这一页；没有写的字段取最小的值
  const records = [aListItem('company', { name: '重庆建工' })]
  gateway.answer('companies.search', refusal('00429', { retryAfter: 1000 }), { records })

  const page = await gateway.clock.until(client.companies.search({ keyword: '建工' }))
  assert.equal(page.records[0]?.name, '重庆建工')
  assert.deepEqual(
    gateway.requests.map(({ call, hasToken }) => [call, hasToken]),
    [
      ['companies.search', true],
      ['companies.search', true],
    ],
  )
})

test('第二次轮询时已支付', async () => {
  const gateway = createFakeGateway()
  const client = createPortalClient(gateway.options)
  gateway.answer('orders.setPayType', 'weixin://pay')
  gateway.answer('orders.status', { payStatus: false }, { payStatus: true })

  const pay = async () => {
    const states = new Set()
    for await (const { at } of payment(client, { orderId: 'o1', method: 'wechat' })) states.add(at)
    return [...states]
  }
  assert.deepEqual(await gateway.clock.until(pay()), ['fetching', 'qr', 'paid', 'success'])
})

test('约定里没有的字段会被指出来', async () => {
  const gateway = createFakeGateway()
  const client = createPortalClient(gateway.options)
  gateway.answer('tenders.detail', () => JSON.parse('{"nmae":"某项目"}'))
  await assert.rejects(client.tenders.detail({ id: 't1' }), /tenders.detail .*nmae 没有这个字段/)
})
