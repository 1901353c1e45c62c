import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

interface OtlpSpan extends Omit<ReceivedSpan, 'attributes'> {
  readonly attributes: ReadonlyArray<{
    readonly key: string
    readonly value: Readonly<Record<string, unknown>>
  }>
}

interface OtlpBody {
  readonly resourceSpans: ReadonlyArray<{
    readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly OtlpSpan[] }>
  }>
}

const readSpans = (text: string): ReceivedSpan[] =>
  (JSON.parse(text) as OtlpBody).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ attributes, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]),
      ),
    }))

/** A receiver of OTLP over HTTP on a free port, with all that came. */
export async function openTraceReceiver() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(Buffer.concat(chunks).toString('utf8'))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap(readSpans),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
