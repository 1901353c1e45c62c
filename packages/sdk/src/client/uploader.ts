import { callLimitMs } from '@zhushutong/domain/calls'
import type { RequestOf, ResultOf, UploadEndpoint } from '../contract/endpoint'
import { isPortalError } from '../errors'
import { AxiosHeaders } from '../transport/axios-parts'
import { withDeadline } from '../transport/deadline'
import { formOf, type Part } from '../transport/multipart'
import { notAnswered, openEnvelope } from '../transport/send'
import type { OnProgress, StreamTransport } from '../transport/stream'
import { type Course, newRequestId, reporter } from './caller'
import type { CallOptions, ClientOptions } from './options'
import type { Platform } from './platform'
import { checkedInput, checkedResult } from './request'
import { checkBaseUrl, setUp } from './set-up'
import { headersFor } from './tries'

/** What one upload may have of its own. */
export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeout'> {
  /**
   * Told of the bytes that are on their way, the form around the file included. In a browser with a fetch of the
   * caller's own, and in runtimes without XMLHttpRequest, only at the start and at the end.
   */
  readonly onProgress?: OnProgress
}

/** Makes any call of the contract that brings a file. It is never made again by itself. */
export const createUploader = (options: ClientOptions, platform: Platform, transport: StreamTransport) => {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const headersOf = headersFor(options)
  const report = reporter(options)

  return async <E extends UploadEndpoint>(
    endpoint: E,
    input: RequestOf<E>,
    own: UploadOptions = {},
  ): Promise<ResultOf<E>> => {
    const { contentType, body } = formOf(checkedInput(endpoint, input) as Readonly<Record<string, Part>>)
    const requestId = newRequestId()
    const course: Course = { endpoint, requestId, started: performance.now(), tries: 1 }
    const limit = own.timeout ?? options.timeout ?? callLimitMs(platform.side, endpoint.timeout)

    const send = async (signal: AbortSignal) => {
      const headers = await setUp(requestId, signal, () => headersOf({ endpoint, requestId }))
      const outgoing = {
        method: endpoint.method,
        url: baseUrl + endpoint.path,
        headers: { ...headers, 'content-type': contentType },
        body,
        requestId,
        withCredentials: options.withCredentials ?? false,
      }
      const answered = await transport
        .upload(outgoing, own.onProgress ?? (() => {}), signal)
        .catch((cause: unknown) => {
          throw notAnswered(cause, { requestId }, signal)
        })
      return openEnvelope(answered.status, AxiosHeaders.from(answered.headers), answered.text, requestId)
    }

    try {
      const incoming = await withDeadline(limit, own.signal, requestId, send)
      const result = checkedResult(endpoint, incoming.data, incoming.requestId)
      report(course, incoming)
      return result as ResultOf<E>
    } catch (error) {
      if (isPortalError(error)) report(course, error)
      throw error
    }
  }
}

export type Uploader = ReturnType<typeof createUploader>
