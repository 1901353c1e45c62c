import { callLimitMs } from '@zhushutong/domain/calls'
import type { RequestOf, ResultOf, StreamEndpoint } from '../contract/endpoint'
import { eventParser } from '../contract/event-stream'
import { abortReason, isPortalError, portalError, textOfKind } from '../errors'
import { AxiosHeaders } from '../transport/axios-parts'
import { notAnswered, openEnvelope } from '../transport/send'
import { type Opened, type StreamTransport, textOf } from '../transport/stream'
import { type Course, newRequestId, reporter } from './caller'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { checkedInput, checkedResult, targetOf } from './request'
import { checkBaseUrl, setUp } from './set-up'
import { headersFor } from './tries'

/** What one stream may have of its own. */
export interface StreamOptions {
  /** Cancels the stream; reading then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** ms until the first byte of the answer. Default: as for every call. */
  readonly timeout?: number
  /** ms of silence in the middle of the answer; the gateway shows every 15 s that it is alive. Default 60000. */
  readonly idleTimeout?: number
}

/** The events of one stream; the request goes out when the first is asked for. */
export interface EventStream<T> {
  readonly requestId: string
  readonly events: AsyncGenerator<T, void, void>
  /** Closes the connection and ends the events, also one that is waited for. */
  readonly cancel: () => void
}

const IDLE_MS = 60_000
const CANCELLED = Symbol('cancelled')

const timedOut = (requestId: string) =>
  portalError({ kind: 'timeout', message: textOfKind('timeout'), requestId })

/** One signal for everything that may end a stream: the caller's, a time limit that is set anew, and `cancel`. */
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

const eventOf = (data: string, requestId: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    throw portalError({ kind: 'decode', message: textOfKind('decode'), requestId, status: 200 })
  }
}

const parsed = (parser: ReturnType<typeof eventParser>, bytes: Uint8Array, requestId: string) => {
  try {
    return parser.push(bytes)
  } catch {
    // An event without an end, or a decoder that cannot go on.
    throw portalError({ kind: 'decode', message: textOfKind('decode'), requestId, status: 200 })
  }
}

/** An answer that is no stream is the envelope of a failure. */
const refuseOther = async ({ status, headers, chunks }: Opened, requestId: string): Promise<void> => {
  if (status === 200 && headers['content-type']?.startsWith('text/event-stream')) return
  openEnvelope(status, AxiosHeaders.from(headers), await textOf(chunks), requestId)
  throw portalError({ kind: 'decode', message: textOfKind('decode'), requestId, status })
}

/** Makes any call of the contract that streams: the same headers, errors and reports as of every other call. */
export const createStreamer = (options: ClientOptions, platform: Platform, transport: StreamTransport) => {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const headersOf = headersFor(options)
  const report = reporter(options)

  return <E extends StreamEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    own: StreamOptions = {},
  ): EventStream<ResultOf<E>> => {
    const requestId = newRequestId()
    const guarded = guard(own.signal, requestId)
    const { signal } = guarded

    const open = async (): Promise<Opened> => {
      const target = targetOf(endpoint, checkedInput(endpoint, input))
      const headers = await setUp(requestId, signal, () => headersOf({ endpoint, requestId }))
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
      const idle = own.idleTimeout ?? IDLE_MS
      guarded.arm(own.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout))
      const { chunks } = await open()
      const parser = eventParser()
      for await (const bytes of chunks) {
        // While the reader is busy with a piece, nothing is late.
        guarded.disarm()
        for (const data of parsed(parser, bytes, requestId))
          yield checkedResult(endpoint, eventOf(data, requestId), requestId) as ResultOf<E>
        guarded.arm(idle)
      }
    }

    async function* events(): AsyncGenerator<ResultOf<E>, void, void> {
      const course: Course = { endpoint, requestId, started: performance.now(), tries: 1 }
      let isReported = false
      guarded.begin()
      try {
        yield* read()
      } catch (cause) {
        isReported = true
        if (signal.reason === CANCELLED) return
        const error = signal.aborted ? signal.reason : notAnswered(cause, { requestId }, signal)
        if (isPortalError(error)) report(course, error)
        throw error
      } finally {
        guarded.end()
        // Read to its end, or left by a reader who had enough.
        if (!isReported) report(course, { status: 200, requestId })
      }
    }

    return { requestId, events: events(), cancel: guarded.cancel }
  }
}

export type Streamer = ReturnType<typeof createStreamer>
