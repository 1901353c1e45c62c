import { callLimitMs } from '@zhushutong/domain/calls'
import type { RequestOf, ResultOf, StreamEndpoint } from '../contract/shape/endpoint'
import { eventParser } from '../contract/shape/event-stream'
import { abortReason, isPortalError, kindText, portalError } from '../errors'
import { AxiosHeaders } from '../transport/axios-parts'
import { buildUnansweredError, openEnvelope } from '../transport/send'
import { type Opened, readText, type StreamTransport } from '../transport/stream'
import { type CallInProgress, createReporter, newRequestId } from './caller'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { buildTarget, validateInput, validateResult } from './request'
import { catchSetUpFailure, checkBaseUrl } from './set-up'
import { createHeaders } from './tries'

/** Options of one stream. */
export interface StreamOptions {
  /** Cancels the stream; reading then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** ms until the first byte of the answer. Default: as for every call. */
  readonly timeout?: number
  /** Maximum silence within the answer, in ms; the gateway sends a ping every 15 s. Default 60000. */
  readonly idleTimeout?: number
}

/** The events of one stream; the request is sent when the first event is requested. */
export interface EventStream<T> {
  readonly requestId: string
  readonly events: AsyncGenerator<T, void, void>
  /** Closes the connection and ends the events, also a pending one. */
  readonly cancel: () => void
}

const IDLE_MS = 60_000
const CANCELLED = Symbol('cancelled')

const timedOut = (requestId: string) =>
  portalError({ kind: 'timeout', message: kindText('timeout'), requestId })

/** One signal for everything that can end a stream: the caller's signal, a renewable time limit, and `cancel`. */
const guard = (outer: AbortSignal | undefined, requestId: string) => {
  const inner = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onAbort = () => outer && inner.abort(abortReason(outer))
  const disarm = () => clearTimeout(timer)
  return {
    signal: inner.signal,
    begin: () => {
      outer?.addEventListener('abort', onAbort, { once: true })
      if (outer?.aborted) onAbort()
    },
    cancel: () => inner.abort(CANCELLED),
    disarm,
    arm: (ms: number) => {
      disarm()
      timer = setTimeout(() => inner.abort(timedOut(requestId)), ms)
    },
    end: () => {
      disarm()
      outer?.removeEventListener('abort', onAbort)
      inner.abort(CANCELLED)
    },
  }
}

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
const refuseOther = async ({ status, headers, chunks }: Opened, requestId: string): Promise<void> => {
  if (status === 200 && headers['content-type']?.startsWith('text/event-stream')) return
  openEnvelope(status, AxiosHeaders.from(headers), await readText(chunks), requestId)
  throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status })
}

/** Makes any streaming call of the contract, with the same headers, errors and reports as every other call. */
export function createStreamer(options: ClientOptions, platform: Platform, transport: StreamTransport) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const headersOf = createHeaders(options)
  const report = createReporter(options)

  return <E extends StreamEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    streamOptions: StreamOptions = {},
  ): EventStream<ResultOf<E>> => {
    const requestId = newRequestId()
    const guarded = guard(streamOptions.signal, requestId)
    const { signal } = guarded

    const open = async (): Promise<Opened> => {
      const target = buildTarget(endpoint, validateInput(endpoint, input))
      const headers = await catchSetUpFailure(requestId, signal, () => headersOf({ endpoint, requestId }))
      const outgoing = {
        method: endpoint.method,
        url: baseUrl + target.path + target.query,
        headers: { ...headers, accept: 'text/event-stream' },
        body: target.body ?? '',
        requestId,
        withCredentials: options.withCredentials ?? false,
      }
      const opened = await transport.open(outgoing, signal)
      await refuseOther(opened, requestId)
      return opened
    }

    async function* read(): AsyncGenerator<ResultOf<E>, void, void> {
      const idle = streamOptions.idleTimeout ?? IDLE_MS
      guarded.arm(streamOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout))
      const { chunks } = await open()
      const parser = eventParser()
      for await (const bytes of chunks) {
        // The time limit pauses while the reader processes a piece.
        guarded.disarm()
        for (const data of parsed(parser, bytes, requestId))
          yield validateResult(endpoint, parseEvent(data, requestId), requestId) as ResultOf<E>
        guarded.arm(idle)
      }
    }

    async function* events(): AsyncGenerator<ResultOf<E>, void, void> {
      const course: CallInProgress = { endpoint, requestId, started: performance.now(), tries: 1 }
      let isReported = false
      guarded.begin()
      try {
        yield* read()
      } catch (cause) {
        isReported = true
        if (signal.reason === CANCELLED) return
        const error = signal.aborted ? signal.reason : buildUnansweredError(cause, { requestId }, signal)
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
