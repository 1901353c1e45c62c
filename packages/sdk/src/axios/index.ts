import type { AxiosInstance } from 'axios'
import { collectText, readChunks } from '../transport/chunks'
import { buildTooLargeError, type Opened, type Outgoing, type Transport } from '../transport/transport'

export type { Opened, Outgoing, Transport } from '../transport/transport'

/** The body of a streamed answer: a stream of Node, or one of fetch. */
type Body = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

const iterate = (body: Body) => ('getReader' in body ? readChunks(body) : body)

const lowerNames = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

async function* readOnce(text: string) {
  yield new TextEncoder().encode(text)
}

const configOf = (outgoing: Outgoing, signal: AbortSignal) => {
  const { method, url, headers, body, withCredentials, onProgress } = outgoing
  return {
    ...{ method, url, headers, withCredentials, signal },
    data: typeof body === 'object' ? body.buffer : body,
    responseType: outgoing.streams ? ('stream' as const) : ('text' as const),
    // The SDK writes and reads the texts itself, and a signature covers them as they are.
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: null,
    maxRedirects: 0,
    fetchOptions: { redirect: 'manual' as const },
    ...(onProgress && {
      onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
        onProgress({ sent: loaded, total: total ?? body?.length ?? loaded }),
    }),
  }
}

/**
 * A transport over an axios instance of the caller's own, with its interceptors, proxies and agents. Redirects are not
 * followed. Set `maxContentLength` of the instance to stop a long answer before it was read.
 * @example
 * const client = createPortalClient({ baseUrl, token, transport: axiosTransport(axios.create({ proxy })) })
 */
export function axiosTransport(instance: AxiosInstance): Transport {
  return {
    open: async (outgoing, signal): Promise<Opened> => {
      const { requestId } = outgoing
      const { status, headers, data } = await instance.request(configOf(outgoing, signal))
      const answered = { status, headers: lowerNames(headers) }
      if (outgoing.streams) {
        const chunks = () => iterate(data as Body)
        return { ...answered, text: (limit) => collectText(chunks(), requestId, limit), chunks }
      }
      const text = typeof data === 'string' ? data : JSON.stringify(data)
      return {
        ...answered,
        text: async (limit) => {
          if (text.length > limit) throw buildTooLargeError(requestId, limit)
          return text
        },
        chunks: () => readOnce(text),
      }
    },
  }
}
