import { credentialsFlag } from '@zhushutong/domain/calls'
import { collectText, readChunks } from './chunks'
import {
  buildRedirectError,
  buildTooLargeError,
  type Opened,
  type Outgoing,
  type Transport,
} from './transport'
import { openByXhr } from './xhr'

/**
 * The complete body as text; rejects as soon as it is longer than the limit. Browsers read it at once: they bound the
 * memory of a page themselves, and their developer tools lose a body that is read by chunks.
 */
const readText = async (response: Response, requestId: string, limit: number): Promise<string> => {
  const { body, headers } = response
  if (Number(headers.get('content-length')) > limit) {
    await body?.cancel()
    throw buildTooLargeError(requestId, limit)
  }
  return isBrowser() ? response.text() : collectText(readChunks(body), requestId, limit)
}

/** True in pages and their workers. */
const isBrowser = () => typeof XMLHttpRequest === 'function'

const openByFetch = async (
  fetcher: typeof fetch | undefined,
  { method, url, headers, body, requestId, withCredentials }: Outgoing,
  signal: AbortSignal,
): Promise<Opened> => {
  const response = await (fetcher ?? fetch)(url, {
    method,
    headers,
    body,
    signal,
    credentials: credentialsFlag(withCredentials),
    cache: 'no-store',
    redirect: 'manual',
  })
  // Browsers hide the status of a redirect; a fetch of the caller's own may have followed it.
  if (response.type === 'opaqueredirect' || response.redirected) throw buildRedirectError(requestId, null)
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: (limit) => readText(response, requestId, limit),
    chunks: () => readChunks(response.body),
  }
}

/**
 * The transport of browsers, workers and every runtime with fetch. fetch has no upload progress: if XMLHttpRequest
 * exists (pages and workers) and the caller gave no fetch, uploads use it; otherwise progress is reported only at the
 * start and at the end.
 * @param fetcher used instead of the runtime's fetch, which is looked up on every call
 */
export function createFetchTransport(fetcher?: typeof fetch): Transport {
  return {
    open: async (outgoing, signal) => {
      const { onProgress, body } = outgoing
      if (!onProgress || !body) return openByFetch(fetcher, outgoing, signal)
      if (!fetcher && isBrowser()) return openByXhr(outgoing, signal)
      const total = body.length
      onProgress({ sent: 0, total })
      const opened = await openByFetch(fetcher, outgoing, signal)
      onProgress({ sent: total, total })
      return opened
    },
  }
}
