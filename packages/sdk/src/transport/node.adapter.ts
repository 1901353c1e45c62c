import http from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { decodeUtf8 } from '../crypto/node-text'
import { AxiosHeaders, buildNoAnswerError, buildResponse } from './axios-parts'

export interface NodeAdapter {
  readonly adapter: AxiosAdapter
  /** Closes the idle connections, so that a program can exit at once. */
  readonly close: () => void
}

const unzip = promisify(gunzip)

/** The text with replacement characters for invalid UTF-8, as in every adapter. */
const decoded = (bytes: Buffer): string => {
  try {
    return decodeUtf8(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

const readText = async (response: http.IncomingMessage, chunks: readonly Buffer[]): Promise<string> => {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  return decoded(response.headers['content-encoding'] === 'gzip' ? await unzip(bytes) : bytes)
}

const ADDRESS = /^(https?:\/\/[^/?#\s]+)(\/[!-~]*)$/
type Target = Pick<http.RequestOptions, 'protocol' | 'hostname' | 'port' | 'auth' | 'path'>

/** Splits URLs with a cache per host; the URL parser handles anything unusual. */
const createTargets = () => {
  const hosts = new Map<string, Target>()
  return (url: string): Target => {
    const [, origin, path] = ADDRESS.exec(url) ?? []
    if (origin === undefined || path === undefined) return urlToHttpOptions(new URL(url))
    const known = hosts.get(origin) ?? urlToHttpOptions(new URL(origin))
    hosts.set(origin, known)
    return { ...known, path }
  }
}

const toAnswer = async (
  config: InternalAxiosRequestConfig,
  response: http.IncomingMessage,
  chunks: readonly Buffer[],
): Promise<AxiosResponse> =>
  buildResponse(
    config,
    response.statusCode ?? 0,
    response.statusMessage ?? '',
    new AxiosHeaders(response.headers as Record<string, string>),
    await readText(response, chunks),
  )

/**
 * A minimal axios adapter over node:http: keep-alive connections, no redirects, no proxies. Cancels by
 * `config.signal`, which destroys the socket.
 * @param options `maxSockets` connections at once to one host
 */
export function createNodeAdapter(options: { readonly maxSockets?: number } = {}): NodeAdapter {
  const settings = { keepAlive: true, maxSockets: options.maxSockets ?? 100 }
  const targetOf = createTargets()
  const agents = { http: new http.Agent(settings), https: new https.Agent(settings) }

  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const target = targetOf(config.url ?? '')
      const secure = target.protocol === 'https:'
      const signal = config.signal as AbortSignal | undefined
      const request = (secure ? https : http).request({
        ...target,
        method: config.method?.toUpperCase(),
        headers: config.headers.toJSON() as http.OutgoingHttpHeaders,
        agent: secure ? agents.https : agents.http,
      })
      const cancel = () => request.destroy()
      const fail = (cause: unknown) => {
        signal?.removeEventListener('abort', cancel)
        reject(buildNoAnswerError(config, cause))
      }
      request.on('error', fail)
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          signal?.removeEventListener('abort', cancel)
          toAnswer(config, response, chunks).then(resolve, fail)
        })
      })
      signal?.addEventListener('abort', cancel)
      if (signal?.aborted) return cancel()
      request.end(config.data)
    })

  return {
    adapter,
    close: () => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}
