// @vitest-environment node
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readerContainer } from './container'
import { RECORDS } from './reads/records'
import { MEMBER } from './session'
import { SITE } from './site'

vi.mock('server-only', () => ({}))

const seen: IncomingMessage[] = []
/** Refuses the token 'ended', and visitors where a token is needed. */
const gateway = createServer((request, response) => {
  seen.push(request)
  const { url = '', headers } = request
  const refusal = headers.authorization ? '00401' : url.includes('/search') ? null : '00113'
  const page = { records: [], total: 7, totalIsCapped: false, pages: 1, pageNum: 1, pageSize: 10 }
  response.writeHead(refusal ? 401 : 200).end(
    JSON.stringify({
      statusCode: refusal ?? '00000',
      statusMessage: '',
      data: refusal ? null : { ...page, nextCursor: null, freshAt: null },
    }),
  )
})
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  gateway.closeAllConnections()
  gateway.close()
})

it('ERR-03 a reader whose token is refused sees the pages of a visitor, and the session has expired', async () => {
  const container = readerContainer(new Headers(), 'ended')
  const page = await container.get(RECORDS).search('company', {
    filters: {},
    pageNum: 1,
    pageSize: 10,
  })
  expect(page).toMatchObject({ total: 7 })
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer ended', undefined])
  const { member, sessionExpired } = await container.getAsync(MEMBER)
  expect([member, sessionExpired]).toEqual([null, true])
})

it("loads data that all readers share without the first reader's token", async () => {
  seen.length = 0
  await readerContainer(new Headers(), 'member').get(SITE).friendLinks()
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined])
})
