import { callLimitMs } from '@zhushutong/domain/calls'
import type { Input } from '../checks/checks'
import { isPortalError } from '../errors'
import { runtimeClock } from '../transport/clock'
import { withDeadline } from '../transport/deadline'
import { encodeMultipart, type FormPart } from '../transport/multipart'
import { send } from '../transport/send'
import { MAX_RESPONSE_BYTES, type OnProgress } from '../transport/transport'
import { type ClientCall, loadChecks } from './call'
import { newRequestId } from './caller'
import { createHeaders } from './headers'
import type { ClientOptions, RequestOptions } from './options'
import type { Platform } from './platform'
import { addOrigin, type CallInProgress, createReporter, runHook } from './report'
import { catchSetUpFailure, checkBaseUrl, checkOptions } from './set-up'
import { createTokenUser } from './tokens'

/** Options of one upload. */
export interface UploadOptions extends RequestOptions {
  /**
   * Receives the bytes sent so far, including the multipart form around the file. With the caller's own fetch in a
   * browser, and in runtimes without XMLHttpRequest, it is called only at the start and at the end.
   */
  readonly onProgress?: OnProgress
}

/**
 * Makes any call that uploads a file. It is never retried.
 * @param checkFields throws for a file that the gateway would refuse
 */
export function createUploader(
  options: ClientOptions,
  platform: Platform,
  checkFields: (fields: Readonly<Record<string, FormPart>>) => void,
) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const transport = platform.findTransport(options)
  const headersOf = createHeaders(options, platform)
  const withToken = createTokenUser(options)
  const report = createReporter(options)
  const clock = options.clock ?? runtimeClock

  const run = async (call: ClientCall, input: Input, uploadOptions: UploadOptions): Promise<unknown> => {
    checkOptions(uploadOptions)
    const requestId = newRequestId()
    const limit = uploadOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, call.timeout)
    const { signal: outer } = uploadOptions
    const load = () => loadChecks(call, requestId)
    const checks = await withDeadline(limit, outer, requestId, load, clock)
    const fields = checks.readInput(input) as Readonly<Record<string, FormPart>>
    checkFields(fields)
    const { contentType, body } = encodeMultipart(fields)
    const course: CallInProgress = { call, requestId, started: clock.elapsed(), tries: 1 }
    const { onProgress } = uploadOptions
    const use = { call, requestId, options: uploadOptions }
    const maxBytes = options.maxResponseBytes ?? MAX_RESPONSE_BYTES

    const sendWith = async (token: string | null, signal: AbortSignal) => {
      const headers = await catchSetUpFailure(requestId, signal, async () => headersOf({ ...use, token }))
      const outgoing = {
        method: call.method,
        url: baseUrl + call.path,
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
      const incoming = await withDeadline(limit, outer, requestId, sendInTime, clock)
      const result = checks.checkResult(incoming.data, incoming.requestId)
      report(course, incoming)
      return result
    } catch (error) {
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }

  return (call: ClientCall, input: Input, uploadOptions: UploadOptions = {}): Promise<unknown> => {
    const origin = new Error()
    return run(call, input, uploadOptions).catch((error: unknown) => {
      addOrigin(error, origin)
      throw error
    })
  }
}
