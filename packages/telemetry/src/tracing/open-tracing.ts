import type { Span, SpanOptions, Tracing } from './tracing.ports'

interface TracingOptions {
  /** service.name, unless OTEL_SERVICE_NAME sets another. */
  readonly service: string
  /** OTEL_EXPORTER_OTLP_ENDPOINT, without /v1/traces. */
  readonly endpoint: string
  /** Receives errors of the export, at most once a minute. */
  readonly onError: (text: string) => void
}

const CLOSE_WITHIN_MS = 3_000
const REPORT_EVERY_MS = 60_000
/** UTF-16 units of an error in the log: the texts of the exporter contain stack and answer. */
const MAX_TEXT = 300

const atMostEvery = (ms: number, report: (text: string) => void) => {
  let last = Number.NEGATIVE_INFINITY
  return (text: string) => {
    if (performance.now() - last < ms) return
    last = performance.now()
    report(text.slice(0, MAX_TEXT))
  }
}

/**
 * Sends traces to an OTLP receiver. OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS and the other variables of the
 * exporter are read by OpenTelemetry itself, whose packages are loaded here and nowhere else.
 */
export async function openTracing({ service, endpoint, onError }: TracingOptions): Promise<Tracing> {
  const [api, { parseTraceParent }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ])
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const report = atMostEvery(REPORT_EVERY_MS, onError)
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': service })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('zhushutong')
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

  return {
    begin({ name, kind, parent, attributes }: SpanOptions): Span {
      const known = parent === undefined ? null : parseTraceParent(parent)
      const context = known ? trace.setSpanContext(ROOT_CONTEXT, known) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        isRecording: span.isRecording(),
        set: (more) => void span.setAttributes(more),
        end(failure) {
          if (failure !== undefined) {
            span.setAttribute('error.type', failure)
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSE_WITHIN_MS)
      })
      await Promise.race([provider.shutdown().catch(ignore), late])
      clearTimeout(timer)
    },
  }
}
