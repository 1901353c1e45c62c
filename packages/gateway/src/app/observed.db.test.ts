import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMetricNames, readExposedNames } from '../../../../scripts/lib/metric-names.mjs'
import { describeOnPostgres } from '../../test-support/databases'
import { slide, startGateway, type TestGateway } from '../../test-support/gateway'
import { openAliyunSms, SECRETS, type TestCloudSms } from '../../test-support/providers/cloud-sms'
import { openTraceReceiver } from '../../test-support/trace-receiver'
import { accountFeature } from '../account'
import { importFeature } from '../import'
import { sandboxFeature } from '../sandbox'
import { sourcesFeature } from '../sources'

const SEND = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
const [MOBILE, REFUSED] = ['12100190001', '12100190002']
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const PARENT_ID = 'b7ad6b7169203331'

describeOnPostgres('a gateway with metrics and traces', (database) => {
  let cloud: TestCloudSms
  let receiver: Awaited<ReturnType<typeof openTraceReceiver>>
  let gateway: TestGateway
  beforeAll(async () => {
    ;[cloud, receiver] = [await openAliyunSms(), await openTraceReceiver()]
    gateway = await startGateway(
      database(),
      [accountFeature, sandboxFeature, importFeature, sourcesFeature],
      {
        ...cloud.settings,
        METRICS_PORT: '0',
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      },
    )
  })
  afterAll(async () => {
    await gateway?.close()
    await cloud?.close()
    await receiver?.close()
  })

  const sendCode = async (mobile: string) => {
    const params = { sign: await slide(gateway, 'login', mobile), scene: 'login' }
    const headers = {
      'content-type': 'application/json',
      'x-request-id': 'request-of-a-browser',
      traceparent: `00-${TRACE_ID}-${PARENT_ID}-01`,
    }
    const payload = JSON.stringify({ mobile, params })
    const answer = await gateway.app.server.inject({ method: 'POST', url: SEND, payload, headers })
    return answer.json<{ statusCode: string }>().statusCode
  }

  it('counts calls by name and code, connections, waits, queues, jobs, providers and imports', async () => {
    expect(await sendCode(MOBILE)).toBe('00000')
    cloud.refuses('isv.BUSINESS_LIMIT_CONTROL')
    expect(await sendCode(REFUSED)).toBe('10010')
    cloud.answers(null)
    await gateway.app.server.inject({ url: `/no-such-call/${MOBILE}` })
    const expected = [
      /^gateway_job_runs_total\{name=.*outcome="ok"\} /m,
      /^gateway_calls_total\{call="login.sendSms",code="00000",status="200"\} 1$/m,
      /^gateway_calls_total\{call="login.sendSms",code="10010",status="200"\} 1$/m,
      /^gateway_calls_total\{call="unknown",code="00404",status="404"\} 1$/m,
      /^gateway_call_duration_seconds_count\{call="login.sendSms"\} 2$/m,
      /^gateway_provider_requests_total\{provider="sms",outcome="ok"\} 1$/m,
      /^gateway_provider_requests_total\{provider="sms",outcome="failed"\} 1$/m,
      /^gateway_statement_duration_seconds_count\{verb="select"\} [1-9]\d*$/m,
      /^gateway_pool_connections_limit\{pool="primary"\} 10$/m,
      /^gateway_pool_wait_seconds_count\{pool="primary"\} [1-9]\d*$/m,
      /^gateway_pool_waiting\{pool="reads-1"\} 0$/m,
      /^gateway_queue_waiting\{queue="import_uploads"\} 0$/m,
      /^gateway_queue_oldest_seconds\{queue="import_uploads"\} 0$/m,
      /^gateway_import_rows\{outcome="rejected"\} 0$/m,
      /^gateway_event_loop_delay_seconds\{quantile="1"\} [\d.]+$/m,
      /^process_resident_memory_bytes \d+$/m,
    ]
    // Jobs run later, and a gauge has no value while a busy database does not answer.
    let metrics = ''
    const findMissing = async () => {
      metrics = await gateway.readMetrics()
      return expected.filter((line) => !line.test(metrics)).join('\n')
    }
    await expect.poll(findMissing, { timeout: 30_000 }).toBe('')
    expect(metrics).not.toContain(MOBILE.slice(0, 9))
  })

  it('exposes every metric of the gateway that alerts, dashboard and documents name', async () => {
    const exposed = readExposedNames(await gateway.readMetrics())
    const unknown = listMetricNames().filter(({ name }) => !name.startsWith('portal_') && !exposed.has(name))
    expect(unknown).toEqual([])
  })

  it('a trace leads from the caller to statements and provider, without a value', async () => {
    await gateway.app.server.inject({ url: '/healthz' })
    await gateway.close()
    const spans = receiver.spans().filter(({ traceId }) => traceId === TRACE_ID)
    const calls = spans.filter(({ parentSpanId }) => parentSpanId === PARENT_ID)
    expect(calls.map(({ attributes }) => attributes['response.code'])).toEqual(['00000', '10010'])
    const [call] = calls
    expect(call?.attributes).toMatchObject({ 'request.id': 'request-of-a-browser', 'http.route': SEND })
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['begin', 'select', 'insert', 'sms']),
    )
    const texts = parts.map(({ attributes }) => attributes['db.query.text'] ?? '')
    expect(texts.find((text) => text.startsWith('insert into "sms_codes"'))).toContain('$1')
    for (const secret of [...SECRETS, MOBILE.slice(0, 9)]) expect(receiver.text()).not.toContain(secret)
  })

  it('lines of the log carry the trace once', () => {
    const lines = gateway.log.filter((line) => line.includes(TRACE_ID))
    expect(lines.some((line) => line.includes('request completed'))).toBe(true)
    expect(lines.some((line) => line.includes('SMS not sent'))).toBe(true)
    for (const line of lines) expect(line.split('"traceId"')).toHaveLength(2)
  })
})
