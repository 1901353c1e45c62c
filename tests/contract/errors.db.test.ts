import { expect, it } from 'vitest'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { failureOf } from '../support/failure'
import { clientOptions, demoMobile, describePortalOnPostgres, loginByPassword } from '../support/portal'

describePortalOnPostgres('errors of the SDK', (portal) => {
  it('unauthorized: a keyword without a login, and an invalid token', async () => {
    const keyword = await failureOf(portal().client().companies.search({ keyword: '建筑' }))
    expect(keyword).toMatchObject({ kind: 'unauthorized', status: 401, code: '00113', retryable: false })
    const stale = await failureOf(portal().client('no-such-token').profile.memberInfo())
    expect(stale).toMatchObject({ kind: 'unauthorized', status: 401, code: '00401' })
    expect(stale.message).toBe('登录已失效，请重新登录')
  })

  it('unauthorized: the same token after its logout', async () => {
    const { gateway, client } = portal()
    const own = client(await loginByPassword(gateway, client(), demoMobile('expired-svip')))
    expect(await own.profile.memberInfo()).toMatchObject({ nickName: '已过期 SVIP' })
    expect(await own.login.logout()).toBe(true)
    expect(await failureOf(own.profile.memberInfo())).toMatchObject({ kind: 'unauthorized', code: '00401' })
  })

  it('validation: names the field, whether the client or only the gateway can detect the error', async () => {
    const { companies } = portal().client()
    for (const [field, query, status] of [
      ['pageSize', { pageSize: 0 }, null],
      ['keyword', { keyword: '长'.repeat(41) }, null],
      ['pageSize', { pageSize: 101 }, null],
      ['region', { filters: { region: ['重庆'] } }, 400],
      ['cursor', { cursor: 'abc' }, 400],
    ] as const) {
      const error = await failureOf(companies.search(query as never))
      expect(error).toMatchObject({ kind: 'validation', status, fields: [{ field }] })
      expect(error.message).not.toBe('')
    }
  })

  it('notFound: a record and an order that do not exist', async () => {
    const { client, tokenOf } = portal()
    const record = await failureOf(client().tenders.detail({ id: 'nobody' }))
    expect(record).toMatchObject({ kind: 'notFound', code: '30003', message: '未查询到相关信息' })
    const buyer = client(await tokenOf('non-member'))
    const order = await failureOf(buyer.orders.one({ orderId: 'nobody' }))
    expect(order).toMatchObject({ kind: 'notFound', code: '40001', message: '订单不存在' })
  })

  it('business: a price that has changed', async () => {
    const buyer = portal().client(await portal().tokenOf('non-member'))
    const { agreementVersion } = await buyer.purchase.payTypes()
    const given = { productId: 'svip-year', orderType: 'VIP', businessPrice: 1, agreementVersion } as const
    expect(await failureOf(buyer.orders.create(given))).toMatchObject({
      kind: 'business',
      code: '40003',
      status: 200,
    })
  })

  it('rateLimited: the sixth password attempt, even with the right one', async () => {
    const { gateway, client } = portal()
    const mobile = demoMobile('enterprise')
    for (let i = 0; i < 5; i++) {
      const wrong = await failureOf(loginByPassword(gateway, client(), mobile, 'wrong12345'))
      expect(wrong).toMatchObject({ kind: 'business', code: '20001', message: '用户名或密码错误' })
    }
    const limited = await failureOf(loginByPassword(gateway, client(), mobile))
    expect(limited).toMatchObject({ kind: 'rateLimited', code: '00429', status: 429 })
    gateway.clock.advance(15 * 60_000 + 1)
    expect(await loginByPassword(gateway, client(), mobile)).not.toBe('')
  })

  it('network: no server at the address', async () => {
    const { gateway } = portal()
    const nobody = createPortalClient({
      ...clientOptions(gateway),
      baseUrl: 'http://127.0.0.1:9',
      retries: 0,
    })
    expect(await failureOf(nobody.statistics.virtualCount())).toMatchObject({
      kind: 'network',
      code: 'ECONNREFUSED',
      status: null,
      retryable: true,
    })
  })

  it("carries the gateway's request id, under which the log has the call", async () => {
    const { gateway, client } = portal()
    const { requestId } = await failureOf(client().people.detail({ id: 'nobody' }))
    expect(requestId).toMatch(/^[0-9a-f]{32}$/)
    expect(gateway.log.some((line) => line.includes(String(requestId)))).toBe(true)
  })
})
