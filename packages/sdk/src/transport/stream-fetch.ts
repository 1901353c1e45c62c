import { credentialsFlag } from '@zhushutong/domain/calls'
import type { Answered, OnProgress, StreamOutgoing, StreamTransport } from './stream'
import { readText } from './stream'

async function* readChunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void, void> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split(/[\r\n]+/)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )

/** Uploads by XMLHttpRequest, the only browser API with upload progress. */
const uploadByXhr = (
  { method, url, headers, body, withCredentials }: StreamOutgoing,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const finish = () => signal.removeEventListener('abort', cancel)
    request.open(method, url)
    request.withCredentials = withCredentials
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => {
      finish()
      const { status, responseText } = request
      resolve({ status, headers: headersIn(request.getAllResponseHeaders()), text: responseText })
    }
    request.onerror = request.onabort = () => {
      finish()
      reject(new Error('No answer'))
    }
    if (signal.aborted) return reject(new Error('No answer'))
    signal.addEventListener('abort', cancel, { once: true })
    request.send(body)
  })

/**
 * Streams and uploads by fetch. fetch has no upload progress: if XMLHttpRequest exists (pages and workers) and the
 * caller gave no fetch, uploads use it; otherwise progress is reported only at the start and at the end.
 */
export function fetchStreams(fetcher?: typeof fetch): StreamTransport {
  const begin = async (outgoing: StreamOutgoing, signal: AbortSignal) => {
    const { method, url, headers, body, withCredentials } = outgoing
    const response = await (fetcher ?? fetch)(url, {
      method,
      headers,
      body,
      signal,
      credentials: credentialsFlag(withCredentials),
      cache: 'no-store',
    })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      chunks: readChunks(response.body),
    }
  }
  return {
    open: begin,
    async upload(outgoing, onProgress, signal) {
      if (!fetcher && typeof XMLHttpRequest === 'function') return uploadByXhr(outgoing, onProgress, signal)
      const total = outgoing.body.length
      onProgress({ sent: 0, total })
      const { status, headers, chunks } = await begin(outgoing, signal)
      onProgress({ sent: total, total })
      return { status, headers, text: await readText(chunks) }
    },
  }
}
