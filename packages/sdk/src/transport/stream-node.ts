import http from 'node:http'
import https from 'node:https'
import type { OnProgress, Opened, StreamOutgoing, StreamTransport } from './stream'
import { readText } from './stream'

/** Size of one write to the socket in bytes, so that progress is reported in steps. */
const SLICE = 64 * 1024

async function* readSlices(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += SLICE) yield body.subarray(at, at + SLICE)
}

const send = async (request: http.ClientRequest, body: Uint8Array, onProgress: OnProgress) => {
  const total = body.length
  let sent = 0
  onProgress({ sent, total })
  for await (const slice of readSlices(body)) {
    await new Promise<void>((resolve, reject) =>
      request.write(slice, (error) => (error ? reject(error) : resolve())),
    )
    sent += slice.length
    onProgress({ sent, total })
  }
  request.end()
}

const begin = (
  { method, url, headers, body }: StreamOutgoing,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Opened> =>
  new Promise((resolve, reject) => {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const request = (url.startsWith('https:') ? https : http).request(url, {
      method,
      headers: { ...headers, 'content-length': bytes.length },
      // Its own connection, closed at the end: a stream is long-lived and must not occupy the pool.
      agent: false,
    })
    const cancel = () => request.destroy()
    request.on('close', () => signal.removeEventListener('abort', cancel))
    request.on('error', reject)
    request.on('response', (response) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        chunks: response,
      }),
    )
    signal.addEventListener('abort', cancel, { once: true })
    if (signal.aborted) return cancel()
    send(request, bytes, onProgress).catch(reject)
  })

/** Streams and uploads by node:http. */
export function nodeStreams(): StreamTransport {
  return {
    open: (outgoing, signal) => begin(outgoing, () => {}, signal),
    async upload(outgoing, onProgress, signal) {
      const { status, headers, chunks } = await begin(outgoing, onProgress, signal)
      return { status, headers, text: await readText(chunks) }
    },
  }
}
