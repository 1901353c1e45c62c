import { callLimitMs } from '@zhushutong/domain/calls'
import type { Checks } from '../checks/checks'
import { eventParser } from '../contract/shape/event-stream'
import { isPortalError, kindText, portalError } from '../errors'
import { type Clock, runtimeClock } from '../transport/clock'
import { withDeadline } from '../transport/deadline'
import { buildUnansweredError, openEnvelope } from '../transport/send'
import { MAX_RESPONSE_BYTES, type Opened } from '../transport/transport'
import { type ClientCall, loadChecks } from './call'
import { newRequestId } from './caller'
import { createGuard } from './guard'
import { createHeaders } from './headers'
import type { ClientOptions, RequestOptions } from './options'
import type { Platform } from './platform'
import { addOrigin, type CallInProgress, createReporter } from './report'
import { catchSetUpFailure, checkBaseUrl, checkOptions } from './set-up'
import { buildTarget } from './target'
import { createTokenUser } from './tokens'

/** Options of one stream. `timeout` is the limit in ms until the first byte of the answer. */
export interface StreamOptions extends RequestOptions {
  /** Maximum silence within the answer, in ms; the gateway sends a ping every 15 s. Default 60000. */
  readonly idleTimeout?: number
}

/** An event whose type this version does not know, as it was sent. */
export interface UnknownEvent {
  readonly type: string
  readonly data: unknown
}

/** A known event, or an unknown one. */
export type StreamStep<T> = { readonly event: T } | { readonly unknown: UnknownEvent }

/** The events of one stream; the request is sent when the first event is requested. */
export interface EventStream<T> {
  readonly requestId: string
  readonly events: AsyncGenerator<StreamStep<T>, void, void>
  /** Closes the connection and ends the events, also a pending one. */
  readonly cancel: () => void
}

const IDLE_MS = 60_000
const parseEvent = (data: string, requestId: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status: 200 })
  }
}

const parsed = (parser: ReturnType<typeof eventParser>, bytes: Uint8Array, requestId: string) => {
  try {
    return parser.push(bytes)
  } catch {
    // Decode errors, and an event that never ends.
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status: 200 })
  }
}

/** An answer that is not a stream is the envelope of a failure. */
const refuseOther = async (
  opened: Opened,
  requestId: string,
  maxBytes: number,
  { now }: Clock,
): Promise<void> => {
  const { status, headers } = opened
  if (status === 200 && /^\s*text\/event-stream\s*(;|$)/i.test(headers['content-type'] ?? '')) return
  openEnvelope(opened, await opened.text(maxBytes), requestId, now())
  throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status })
}

/** Makes any streaming call, with the same headers, errors and reports as every other call. */
export function createStreamer(options: ClientOptions, platform: Platform) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const transport = platform.findTransport(options)
  const headersOf = createHeaders(options, platform)
  const withToken = createTokenUser(options)
  const report = createReporter(options)
  const clock = options.clock ?? runtimeClock

  return <Event>(call: ClientCall, input: unknown, streamOptions: StreamOptions = {}): EventStream<Event> => {
    const origin = new Error()
    const requestId = newRequestId()
    const guarded = createGuard(streamOptions.signal, requestId, clock)
    const { signal } = guarded
    const use = { call, requestId, options: streamOptions }

    const openWith = async (token: string | null, target: ReturnType<typeof buildTarget>) => {
      const headers = await catchSetUpFailure(requestId, signal, async () => headersOf({ ...use, token }))
      const outgoing = {
        method: call.method,
        url: baseUrl + target.path + target.query,
        headers: { ...headers, accept: 'text/event-stream' },
        body: target.body,
        requestId,
        withCredentials: options.withCredentials ?? false,
        streams: true,
      }
      const opened = await transport.open(outgoing, signal)
      await refuseOther(opened, requestId, options.maxResponseBytes ?? MAX_RESPONSE_BYTES, clock)
      return opened
    }

    const readStep = (data: string, checks: Checks): StreamStep<Event> => {
      const event = parseEvent(data, requestId)
      const type = (event as { event?: unknown } | null)?.event
      if (call.events && typeof type === 'string' && !call.events.includes(type))
        return { unknown: { type, data: event } }
      return { event: checks.checkResult(event, requestId) as Event }
    }

    async function* read(): AsyncGenerator<StreamStep<Event>, void, void> {
      const limit = streamOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, call.timeout)
      const idle = streamOptions.idleTimeout ?? IDLE_MS
      const load = () => loadChecks(call, requestId)
      const checks = await withDeadline(limit, signal, requestId, load, clock)
      guarded.arm(limit)
      const target = buildTarget(call, checks.readInput(input))
      const { chunks } = await withToken(use, (token) => openWith(token, target))
      const parser = eventParser()
      for await (const bytes of chunks()) {
        // The time limit pauses while the reader processes a piece.
        guarded.disarm()
        // An event without data says nothing.
        for (const data of parsed(parser, bytes, requestId)) if (data !== '') yield readStep(data, checks)
        guarded.arm(idle)
      }
    }

    async function* events(): AsyncGenerator<StreamStep<Event>, void, void> {
      checkOptions(streamOptions)
      const course: CallInProgress = { call, requestId, started: clock.elapsed(), tries: 1 }
      let isReported = false
      guarded.begin()
      try {
        yield* read()
      } catch (cause) {
        isReported = true
        if (guarded.isCancelled()) return
        const error = signal.aborted ? signal.reason : buildUnansweredError(cause, requestId, signal)
        addOrigin(error, origin)
        if (isPortalError(error)) report(course, error)
        throw error
      } finally {
        guarded.end()
        // The stream was read to its end, or the reader left the loop.
        if (!isReported) report(course, { status: 200, requestId })
      }
    }

    return { requestId, events: events(), cancel: guarded.cancel }
  }
}
