import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountFeature } from '../../packages/gateway/src/account'
import { sandboxFeature } from '../../packages/gateway/src/sandbox'
import { describeOnPostgres } from '../../packages/gateway/test-support/databases'
import { startGateway, type TestGateway } from '../../packages/gateway/test-support/gateway'
import { openTraceReceiver } from '../../packages/gateway/test-support/trace-receiver'
import { passThrough } from '../../packages/web/src/forwarding/pass-through'
import { openTelemetry } from '../../packages/web/src/server/telemetry'

vi.mock('../../packages/web/node_modules/server-only/index.js', () => ({}))

const CALL = '/riskControl/createSlider'
const MOBILE = '12100190003'

/** Forwards calls as the portal's route does, without Next. */
const forwardCall = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = new Headers(request.headers as Record<string, string>)
  const asked = new Request(`http://localhost${request.url}`, {
    ...{ method: 'POST', headers, body: Buffer.concat(chunks) },
  })
  const answer = await passThrough(asked, CALL, {})
  response.writeHead(answer.status).end(await answer.text())
}

describeOnPostgres('a call of a browser, traced', (database) => {
  let gateway: TestGateway
  let receiver: Awaited<ReturnType<typeof openTraceReceiver>>
  let telemetry: Awaited<ReturnType<typeof openTelemetry>>
  let portal: Server
  beforeAll(async () => {
    receiver = await openTraceReceiver()
    const { endpoint } = receiver
    gateway = await startGateway(database(), [accountFeature, sandboxFeature], {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    })
    vi.stubEnv('GATEWAY_INTERNAL_ORIGIN', gateway.url)
    telemetry = await openTelemetry({ endpoint, metricsHost: '127.0.0.1' })
    portal = createServer((request, response) => {
      telemetry?.observer.begin(request, response)
      void forwardCall(request, response)
    })
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    portal?.close()
    await receiver?.close()
    vi.unstubAllEnvs()
  })

  it('is one trace from its request id through portal and gateway to its statements, without a phone number', async () => {
    const { port } = portal.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}/gateway${CALL}?mobile=${MOBILE}`, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-request-id': 'id-of-the-browser',
      },
      body: JSON.stringify({ scene: 'login', mobile: MOBILE }),
    })
    expect(await answer.json()).toMatchObject({ statusCode: '00000' })
    await gateway.close()
    await telemetry?.close()

    const spans = receiver.spans()
    const root = spans.find(({ name }) => name === 'POST call')
    const call = spans.find(({ name }) => name === 'login.createSlider')
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
    expect(root?.parentSpanId).toBeUndefined()
    expect(root?.attributes).toMatchObject({
      'request.id': 'id-of-the-browser',
      'url.path': `/gateway${CALL}`,
    })
    expect(call).toMatchObject({ traceId: root?.traceId, parentSpanId: root?.spanId })
    expect(call?.attributes).toMatchObject({ 'request.id': 'id-of-the-browser', 'response.code': '00000' })
    expect(statements.map(({ name }) => name)).toContain('insert')
    for (const { attributes } of statements) expect(attributes['db.query.text']).toMatch(/^\w/)
    expect(gateway.log.some((line) => line.includes(`"traceId":"${root?.traceId}"`))).toBe(true)
    expect(receiver.text()).not.toContain(MOBILE)
  })
})
