// @vitest-environment node
import type { SpanOptions, Tracing } from '@zhushutong/telemetry/tracing'
import { afterEach, expect, it } from 'vitest'
import { observeRequests } from './observe-requests'
import { closePortals, portal } from './portal-server.fixture'

afterEach(closePortals)

const OWN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const FORGED = '00-11111111111111111111111111111111-2222222222222222-01'

const observed = () => {
  const begun: SpanOptions[] = []
  const ended: unknown[] = []
  const tracing: Tracing = {
    begin(options) {
      begun.push(options)
      const set = (attributes: object) => void ended.push(attributes)
      return { traceId: OWN.slice(3, 35), traceparent: OWN, isRecording: true, set, end: () => {} }
    },
    close: async () => {},
  }
  const requests: unknown[] = []
  const pages: unknown[] = []
  const observer = observeRequests(tracing, {
    request: (kind, status) => void requests.push([kind, status]),
    page: (state) => void pages.push(state),
  })
  return { begun, ended, requests, pages, observer }
}

const markup = ({ headers }: { headers: Record<string, unknown> }) =>
  `[${headers.traceparent} ${headers['x-request-id']}]`

it('passes its own trace and the browser’s request id on, also while it renders a page for the cache', async () => {
  const { observer, begun } = observed()
  const { ask } = await portal({ markup, observer })
  const sent = { traceparent: FORGED, 'x-request-id': 'id-of-the-browser' }
  expect((await ask('/gateway/company/search', sent)).text).toContain(`[${OWN} id-of-the-browser]`)
  expect((await ask('/qiye/', sent)).text).toContain(`[${OWN} `)
  expect(begun.map(({ name, parent }) => [name, parent])).toEqual([
    ['GET call', undefined],
    ['GET page', undefined],
  ])
})

it('without tracing, the trace that a browser names goes nowhere', async () => {
  const { ask } = await portal({ markup })
  expect((await ask('/gateway/company/search', { traceparent: FORGED })).text).toContain('[undefined ')
})

it('counts requests by kind and status, and look-ups of pages by state', async () => {
  const { observer, requests, pages, begun, ended } = observed()
  const { ask } = await portal({ markup, observer })
  await ask('/qiye/?keyword=12345678901')
  await ask('/qiye/?keyword=12345678901')
  await ask('/qiye/gone-12345678901.html')
  await ask('/robots.txt')
  await ask('/readyz')
  await expect.poll(() => requests).toHaveLength(5)
  expect(requests).toEqual([
    ['page', 200],
    ['page', 200],
    ['page', 404],
    ['file', 200],
    ['health', 200],
  ])
  expect(pages).toEqual(['miss', 'hit', 'miss'])
  expect(begun).toHaveLength(3)
  expect(JSON.stringify([begun, ended])).not.toContain('12345678901')
})
