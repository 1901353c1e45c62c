import { callLimitMs } from '@zhushutong/domain/calls'
import { isPortalError, kindText, type PortalError, portalError } from '../errors'
import { runtimeClock } from '../transport/clock'
import { calculateRetryDelay, isTemporary } from '../transport/retry'
import { buildUnansweredError, openEnvelope } from '../transport/send'
import { MAX_RESPONSE_BYTES, type Opened } from '../transport/transport'
import { newRequestId } from './caller'
import { createGuard, type Guard } from './guard'
import { createHeaders } from './headers'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { addOrigin, createReporter } from './report'
import { catchSetUpFailure, checkBaseUrl, checkOptions } from './set-up'
import type { StreamOptions } from './streamer'
import { createTokenUser } from './tokens'

/** Options of one download. `timeout` is the limit in ms until the first byte of each try. */
export interface DownloadOptions extends StreamOptions {
  /** Tries after one that broke without a new byte. Default 5. */
  readonly retries?: number
}

/** A file of the gateway. */
interface RemoteFile {
  /** The path in the contract, with its {placeholders}, for reports. */
  readonly endpointPath: string
  readonly path: string
  /** In bytes. */
  readonly size: number
}

const RETRIES = 5
const IDLE_MS = 60_000

/** The error of a file whose length is not the one that the gateway stated. */
export function buildSizeError(received: number, size: number): PortalError {
  const message = `文件不完整：应有 ${size} 字节，得到 ${received} 字节`
  return portalError({ kind: 'decode', message, code: 'SIZE' })
}

const buildBrokenError = (requestId: string) =>
  portalError({ kind: 'network', message: kindText('network'), code: 'INCOMPLETE', requestId })

/** Creates the function that reads the bytes of a file, from an offset on. A broken connection continues by Range. */
export function createDownloader(options: ClientOptions, platform: Platform) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const transport = platform.findTransport(options)
  const headersOf = createHeaders(options, platform)
  const withToken = createTokenUser(options)
  const report = createReporter(options)
  const clock = options.clock ?? runtimeClock

  const refuseOther = async (opened: Opened, requestId: string) => {
    const { status } = opened
    if (status === 200 || status === 206) return
    openEnvelope(opened, await opened.text(MAX_RESPONSE_BYTES), requestId, clock.now())
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status })
  }

  return async function* download(
    { endpointPath, path, size }: RemoteFile,
    from: number,
    downloadOptions: DownloadOptions = {},
  ): AsyncGenerator<Uint8Array, void, void> {
    checkOptions(downloadOptions)
    const origin = new Error()
    const call = { method: 'GET', path: endpointPath, access: 'token' } as const
    const limit = downloadOptions.timeout ?? options.timeout ?? callLimitMs(platform.side)
    const idle = downloadOptions.idleTimeout ?? IDLE_MS
    const requestId = newRequestId()
    const course = { call, requestId, started: clock.elapsed(), tries: 0 }
    let [offset, broken] = [from, 0]

    const openWith = async (token: string | null, signal: AbortSignal) => {
      const use = { call, requestId, token, options: downloadOptions }
      const headers = await catchSetUpFailure(requestId, signal, async () => headersOf(use))
      const outgoing = {
        method: call.method,
        url: baseUrl + path,
        headers: { ...headers, ...(offset > 0 && { range: `bytes=${offset}-` }) },
        requestId,
        withCredentials: options.withCredentials ?? false,
        streams: true,
      }
      const opened = await transport.open(outgoing, signal)
      await refuseOther(opened, requestId)
      return opened
    }

    async function* readOn(guard: Guard): AsyncGenerator<Uint8Array, void, void> {
      course.tries += 1
      guard.arm(limit)
      const use = { call, requestId, options: downloadOptions }
      const { status, chunks } = await withToken(use, (token) => openWith(token, guard.signal))
      // A gateway that ignores Range sends the whole file again.
      let skipped = status === 200 ? offset : 0
      for await (const bytes of chunks()) {
        guard.disarm()
        const fresh = bytes.subarray(Math.min(skipped, bytes.length))
        skipped -= bytes.length - fresh.length
        if (fresh.length > 0) {
          offset += fresh.length
          broken = 0
          yield fresh
        }
        guard.arm(idle)
      }
      if (offset < size) throw buildBrokenError(requestId)
    }

    const pauseBefore = async (error: unknown, signal: AbortSignal) => {
      if (!isPortalError(error) || !isTemporary(error)) throw error
      if (broken >= (downloadOptions.retries ?? RETRIES)) throw error
      broken += 1
      await platform.pause(calculateRetryDelay(broken, error.retryAfter, platform.random), signal, clock)
    }

    try {
      while (offset < size) {
        const guard = createGuard(downloadOptions.signal, requestId, clock)
        guard.begin()
        try {
          yield* readOn(guard)
        } catch (cause) {
          const error = guard.signal.aborted
            ? guard.signal.reason
            : buildUnansweredError(cause, requestId, guard.signal)
          await pauseBefore(error, downloadOptions.signal ?? new AbortController().signal)
        } finally {
          guard.end()
        }
      }
      if (offset > size) throw buildSizeError(offset, size)
      report(course, { status: 200, requestId })
    } catch (error) {
      addOrigin(error, origin)
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }
}
