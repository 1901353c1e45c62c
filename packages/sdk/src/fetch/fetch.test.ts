import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/test-gateway'
import { createFetchClient } from './index'

const SUGGEST = '/jian-butler-project-biz/company/searchAssociation'
const result = { records: [{ id: 'c1', name: '重庆建工', region: null }] }

const opened: TestGateway[] = []
afterEach(async () => {
  for (const gateway of opened.splice(0)) await gateway.close()
})
const setUp = async (handler: Parameters<typeof openTestGateway>[0], getToken?: () => string) => {
  const gateway = await openTestGateway(handler)
  opened.push(gateway)
  return { gateway, client: createFetchClient({ baseUrl: `${gateway.url}/`, getToken }) }
}

describe('the fetch-only client', () => {
  it('ERR-01 sends JSON with token and request id and opens the envelope', async () => {
    const { client, gateway } = await setUp(
      () => ({ data: result }),
      () => 't1',
    )
    const page = await client.post(SUGGEST, { companyNames: '重庆' })
    expectTypeOf(page.records[0]!.name).toEqualTypeOf<string>()
    expect(page).toEqual(result)
    expect(gateway.seen[0]).toMatchObject({ method: 'POST', path: SUGGEST, body: '{"companyNames":"重庆"}' })
    expect(gateway.seen[0]!.headers).toMatchObject({ authorization: 'Bearer t1' })
    expect(gateway.seen[0]!.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('ERR-02 a refusal, an invalid answer and a broken connection give the same errors as the full client', async () => {
    const answers = [
      { status: 401, code: '00113' },
      { status: 429, headers: { 'retry-after': '2' } },
      { status: 302, headers: { location: 'http://127.0.0.1:9' } },
      'break',
    ] as const
    const expected = [
      { kind: 'unauthorized', code: '00113', status: 401 },
      { kind: 'rateLimited', retryAfter: 2000 },
      { kind: 'network', code: 'REDIRECT', status: 302 },
      { kind: 'network', status: null, retryable: true },
    ]
    for (const [i, answer] of answers.entries()) {
      const { client } = await setUp(() => answer)
      await expect(client.post(SUGGEST, { companyNames: '重' })).rejects.toMatchObject(expected[i]!)
    }
  })

  it('NET-01 the deadline and the signal cancel the request for real', async () => {
    const { client, gateway } = await setUp(() => 'hang')
    const input = { companyNames: '重' }
    await expect(client.post(SUGGEST, input, { timeout: 300 })).rejects.toMatchObject({
      kind: 'timeout',
    })
    const controller = new AbortController()
    const call = client.post(SUGGEST, input, { signal: controller.signal })
    await expect.poll(() => gateway.seen.length).toBe(2)
    controller.abort('enough')
    await expect(call).rejects.toBe('enough')
    await expect.poll(() => gateway.cut.length).toBe(2)
  })
})
