import { callLimitMs } from '@zhushutong/domain/calls'
import type { RequestOf, ResultOf, UploadEndpoint } from '../contract/shape/endpoint'
import { isPortalError } from '../errors'
import { runtimeClock } from '../transport/clock'
import { withDeadline } from '../transport/deadline'
import { encodeMultipart, type FormPart } from '../transport/multipart'
import { send } from '../transport/send'
import { MAX_RESPONSE_BYTES, type OnProgress } from '../transport/transport'
import { newRequestId } from './caller'
import { createHeaders } from './headers'
import type { ClientOptions, RequestOptions } from './options'
import type { Platform } from './platform'
import { addOrigin, type CallInProgress, createReporter, runHook } from './report'
import { validateInput, validateResult } from './request'
import { catchSetUpFailure, checkBaseUrl, checkNumbers } from './set-up'
import { createTokenUser } from './tokens'

/** Options of one upload. */
export interface UploadOptions extends RequestOptions {
  /**
   * Receives the bytes sent so far, including the multipart form around the file. With the caller's own fetch in a
   * browser, and in runtimes without XMLHttpRequest, it is called only at the start and at the end.
   */
  readonly onProgress?: OnProgress
}

/** Makes any call of the contract that uploads a file. It is never retried. */
export function createUploader(options: ClientOptions, platform: Platform) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const transport = platform.findTransport(options)
  const headersOf = createHeaders(options, platform)
  const withToken = createTokenUser(options)
  const report = createReporter(options)
  const clock = options.clock ?? runtimeClock

  const run = async <E extends UploadEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    uploadOptions: UploadOptions,
  ): Promise<ResultOf<E>> => {
    checkNumbers(uploadOptions)
    const { contentType, body } = encodeMultipart(
      validateInput(endpoint, input) as Readonly<Record<string, FormPart>>,
    )
    const requestId = newRequestId()
    const course: CallInProgress = { endpoint, requestId, started: clock.elapsed(), tries: 1 }
    const limit = uploadOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout)
    const { onProgress } = uploadOptions
    const use = { endpoint, requestId, options: uploadOptions }
    const maxBytes = options.maxResponseBytes ?? MAX_RESPONSE_BYTES

    const sendWith = async (token: string | null, signal: AbortSignal) => {
      const headers = await catchSetUpFailure(requestId, signal, async () => headersOf({ ...use, token }))
      const outgoing = {
        method: endpoint.method,
        url: baseUrl + endpoint.path,
        headers: { ...headers, 'content-type': contentType },
        body,
        requestId,
        withCredentials: options.withCredentials ?? false,
        onProgress: (progress: Parameters<OnProgress>[0]) => runHook(() => onProgress?.(progress)),
      }
      return send(transport, outgoing, { maxBytes, now: clock.now }, signal)
    }

    try {
      const sendInTime = (signal: AbortSignal) => withToken(use, (token) => sendWith(token, signal))
      const incoming = await withDeadline(limit, uploadOptions.signal, requestId, sendInTime, clock)
      const result = validateResult(endpoint, incoming.data, incoming.requestId)
      report(course, incoming)
      return result as ResultOf<E>
    } catch (error) {
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }

  return <E extends UploadEndpoint>(endpoint: E, input: RequestOf<E>, uploadOptions: UploadOptions = {}) => {
    const origin = new Error()
    return run(endpoint, input, uploadOptions).catch((error: unknown) => {
      addOrigin(error, origin)
      throw error
    })
  }
}
