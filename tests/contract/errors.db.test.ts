import { expect, it } from 'vitest'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { failureOf } from '../support/failure'
import { clientOptions, describePortal } from '../support/portal'

describePortal('errors of the SDK', (portal) => {
  it.each([
    ['pageSize', { pageSize: 0 }, null],
    ['keyword', { keyword: '长'.repeat(41) }, null],
    ['region', { filters: { region: ['重庆'] } }, 400],
    ['cursor', { cursor: 'abc' }, 400],
  ] as const)(
    'names the wrong %s, detected by the client or only by the gateway',
    async (field, query, status) => {
      const error = await failureOf(
        portal()
          .client()
          .companies.search(query as never),
      )
      expect(error).toMatchObject({ kind: 'validation', status, fields: [{ field }] })
      expect(error.message).not.toBe('')
    },
  )

  it("carry the gateway's message and request id, under which the log has the call", async () => {
    const { gateway, client } = portal()
    const error = await failureOf(client().people.detail({ id: 'unknown' }))
    expect(error).toMatchObject({ kind: 'notFound', code: '30003', message: '未查询到相关信息' })
    expect(error.requestId).toMatch(/^[0-9a-f]{32}$/)
    expect(gateway.log.some((line) => line.includes(String(error.requestId)))).toBe(true)
  })

  it('without a server at the address are network errors', async () => {
    const options = { ...clientOptions(portal().gateway), baseUrl: 'http://127.0.0.1:9', retries: 0 }
    expect(await failureOf(createPortalClient(options).statistics.virtualCount())).toMatchObject({
      kind: 'network',
      code: 'ECONNREFUSED',
      status: null,
      retryable: true,
    })
  })
})
