import { callLimitMs } from '@zhushutong/domain/calls'
import type { RequestOf, ResultOf, UploadEndpoint } from '../contract/shape/endpoint'
import { isPortalError } from '../errors'
import { AxiosHeaders } from '../transport/axios-parts'
import { withDeadline } from '../transport/deadline'
import { encodeMultipart, type FormPart } from '../transport/multipart'
import { buildUnansweredError, openEnvelope } from '../transport/send'
import type { OnProgress, StreamTransport } from '../transport/stream'
import { type CallInProgress, createReporter, newRequestId } from './caller'
import type { CallOptions, ClientOptions } from './options'
import type { Platform } from './platform'
import { validateInput, validateResult } from './request'
import { catchSetUpFailure, checkBaseUrl } from './set-up'
import { createHeaders } from './tries'

/** Options of one upload. */
export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeout'> {
  /**
   * Receives the bytes sent so far, including the multipart form around the file. With the caller's own fetch in a
   * browser, and in runtimes without XMLHttpRequest, it is called only at the start and at the end.
   */
  readonly onProgress?: OnProgress
}

/** Makes any call of the contract that uploads a file. It is never retried. */
export function createUploader(options: ClientOptions, platform: Platform, transport: StreamTransport) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const headersOf = createHeaders(options)
  const report = createReporter(options)

  return async <E extends UploadEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    uploadOptions: UploadOptions = {},
  ): Promise<ResultOf<E>> => {
    const { contentType, body } = encodeMultipart(
      validateInput(endpoint, input) as Readonly<Record<string, FormPart>>,
    )
    const requestId = newRequestId()
    const course: CallInProgress = { endpoint, requestId, started: performance.now(), tries: 1 }
    const limit = uploadOptions.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout)

    const send = async (signal: AbortSignal) => {
      const headers = await catchSetUpFailure(requestId, signal, () => headersOf({ endpoint, requestId }))
      const outgoing = {
        method: endpoint.method,
        url: baseUrl + endpoint.path,
        headers: { ...headers, 'content-type': contentType },
        body,
        requestId,
        withCredentials: options.withCredentials ?? false,
      }
      const answered = await transport
        .upload(outgoing, uploadOptions.onProgress ?? (() => {}), signal)
        .catch((cause: unknown) => {
          throw buildUnansweredError(cause, { requestId }, signal)
        })
      return openEnvelope(answered.status, AxiosHeaders.from(answered.headers), answered.text, requestId)
    }

    try {
      const incoming = await withDeadline(limit, uploadOptions.signal, requestId, send)
      const result = validateResult(endpoint, incoming.data, incoming.requestId)
      report(course, incoming)
      return result as ResultOf<E>
    } catch (error) {
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }
}
