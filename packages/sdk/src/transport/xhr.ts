import { buildRedirectError, buildTooLargeError, type Opened, type Outgoing } from './transport'

const parseHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split(/[\r\n]+/)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )

async function* readOnce(text: string) {
  yield new TextEncoder().encode(text)
}

/**
 * Uploads by XMLHttpRequest, the only browser API with upload progress. It follows redirects by itself, so the answer
 * of another address is refused afterwards.
 */
export function openByXhr(
  { method, url, headers, body, withCredentials, requestId, onProgress }: Outgoing,
  signal: AbortSignal,
): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const finish = () => signal.removeEventListener('abort', cancel)
    request.open(method, url)
    request.withCredentials = withCredentials
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
    request.onload = () => {
      finish()
      const { status, responseText: text, responseURL } = request
      if (responseURL && responseURL !== new URL(url, location.href).href)
        return reject(buildRedirectError(requestId, null))
      resolve({
        status,
        headers: parseHeaders(request.getAllResponseHeaders()),
        text: async (limit) => {
          if (text.length > limit) throw buildTooLargeError(requestId, limit)
          return text
        },
        chunks: () => readOnce(text),
      })
    }
    request.onerror = request.onabort = () => {
      finish()
      reject(new Error('No answer'))
    }
    if (signal.aborted) return reject(new Error('No answer'))
    signal.addEventListener('abort', cancel, { once: true })
    request.send(body)
  })
}
