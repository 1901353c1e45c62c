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

/** The largest expansion by gzip. */
const MAX_EXPANSION = 1032

/**
 * The complete body as text; rejects as soon as it is longer than the limit. A body that cannot reach the limit is read
 * at once, which takes less time and leaves it to the developer tools of browsers.
 */
const readText = async (response: Response, requestId: string, limit: number): Promise<string> => {
  const { body, headers } = response
  const length = Number(headers.get('content-length'))
  if (length > limit) {
    await body?.cancel()
    throw buildTooLargeError(requestId, limit)
  }
  if (length > 0 && length * MAX_EXPANSION <= limit) return response.text()
  return collectText(readChunks(body), requestId, limit)
}

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
      if (!fetcher && typeof XMLHttpRequest === 'function') return openByXhr(outgoing, signal)
      const total = body.length
      onProgress({ sent: 0, total })
      const opened = await openByFetch(fetcher, outgoing, signal)
      onProgress({ sent: total, total })
      return opened
    },
  }
}
