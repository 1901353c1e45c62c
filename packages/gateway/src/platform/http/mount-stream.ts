import { Readable } from 'node:stream'
import { eventText, type InputOf, PING_TEXT, type StreamEndpoint } from '@zhushutong/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { CallContext } from './context'
import { type Failure, isFailure } from './envelope'
import { admit, type MountDeps, refuse, routeOf, stopped } from './limits/admit'

type EventOf<E extends StreamEndpoint> = ReturnType<E['streams']>['_zod']['output']

/**
 * Returns events, or a failure before the first of them. The signal aborts when the caller disconnects; an
 * exception during the events cuts the stream, which the caller sees as a dropped connection.
 */
export type StreamHandler<E extends StreamEndpoint> = (
  input: InputOf<E>,
  context: CallContext,
  gone: AbortSignal,
) => Promise<AsyncIterable<EventOf<E>> | Failure>

/** ms of silence before a ping: well below usual proxy timeouts. */
const HEARTBEAT_MS = 15_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Disables nginx's buffering of the response.
  'x-accel-buffering': 'no',
} as const

/** The text of events, with pings during silence. `onEvent` is called before an event is sent. */
export async function* writeEvents(
  endpoint: StreamEndpoint,
  events: AsyncIterable<unknown>,
  heartbeat = HEARTBEAT_MS,
  onEvent: (event: unknown) => void = () => {},
): AsyncGenerator<string, void, void> {
  const iterator = events[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, heartbeat, null)
      })
      const step = await Promise.race([next, silence]).finally(() => clearTimeout(timer))
      if (step === null) yield PING_TEXT
      else if (step.done) return
      else {
        const parsed = safeParse(endpoint.streams(), step.value)
        if (!parsed.success) throw new Error(`${endpoint.path} streams against its contract`)
        onEvent(parsed.data)
        yield eventText(parsed.data)
        next = iterator.next()
      }
    }
  } finally {
    // The pending event is no longer awaited after an early exit.
    next.catch(() => {})
    await iterator.return?.().catch(() => {})
  }
}

/** Serves a streaming call of the contract; failures before the stream are sent as an envelope. */
export function mountStream<E extends StreamEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: StreamHandler<E>,
  deps: MountDeps,
) {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const admitted = await admit(endpoint, request, deps)
    if (stopped(admitted)) return refuse(reply.header('cache-control', 'no-store'), admitted)
    const { input, context, passage } = admitted.value
    // The budget reserves nothing for a stream, which may last minutes without a record; a user has few streams in
    // parallel.
    passage?.end()
    const events = await handler(input as InputOf<E>, context, gone.signal)
    if (isFailure(events)) return refuse(reply.header('cache-control', 'no-store'), events)
    const text = Readable.from(writeEvents(endpoint, events, HEARTBEAT_MS, passage?.count), {
      objectMode: false,
    })
    return reply.headers(HEADERS).send(text)
  }
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({ method: endpoint.method, url: routeOf(path), handler: serve })
  }
}
