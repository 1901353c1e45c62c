import { buildCallHeaders } from '@zhushutong/domain/calls'
import { REQUEST_SETUP_ERROR } from '@zhushutong/domain/portal/errors'
import { INSECURE } from '../contract/shape/common'
import type { Endpoint } from '../contract/shape/endpoint'
import { createChannel } from '../crypto/channel'
import { isPortalError } from '../errors'
import { type Incoming, send } from '../transport/send'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { fetchPublicKey } from './public-key'
import type { Target } from './request'
import { catchSetUpFailure, checkBaseUrl, getCurrentToken } from './set-up'

interface Try {
  readonly endpoint: Endpoint
  readonly target: Target
  readonly requestId: string
  /** Sent with calls that accept one. */
  readonly idempotencyKey?: string
  readonly signal: AbortSignal
}

/** The headers of every call. */
export function createHeaders(options: ClientOptions) {
  return async ({
    endpoint,
    requestId,
    idempotencyKey,
  }: Pick<Try, 'endpoint' | 'requestId' | 'idempotencyKey'>): Promise<Record<string, string>> => {
    const headers: Record<string, string> = {
      ...options.forwardedHeaders,
      accept: 'application/json',
      'x-request-id': requestId,
    }
    if (endpoint.method === 'POST') headers['content-type'] = 'application/json'
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
    const token = endpoint.access === 'none' ? null : await getCurrentToken(options)
    const callHeaders = buildCallHeaders({ token, dataSource: options.dataSource || null })
    if ('error' in callHeaders) throw new TypeError(REQUEST_SETUP_ERROR)
    return { ...headers, ...callHeaders }
  }
}

/** Creates the function that makes one try of a call: headers, encryption, sending, decryption. */
export function createTries(options: ClientOptions, platform: Platform) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const withCredentials = options.withCredentials ?? false
  const channel = createChannel(platform.loadCipher, (requestId, signal) =>
    fetchPublicKey(platform.adapter, baseUrl, withCredentials, requestId, signal),
  )

  const headersOf = createHeaders(options)

  const seals = (endpoint: Endpoint) =>
    endpoint.encryptsRequest || (endpoint.encrypted && options.encrypt !== 'never')

  const prepare = async (attempt: Try) => {
    const { endpoint, target, requestId, signal } = attempt
    const headers = await headersOf(attempt)
    if (!seals(endpoint)) return { headers, body: target.body }
    const hidesBody = endpoint.encryptsRequest === true
    const toSeal = {
      method: endpoint.method,
      path: target.path + target.query,
      body: target.body,
      hidesBody,
      requestId,
    }
    const sealed = await channel.seal(toSeal, signal)
    return { ...sealed, headers: { ...headers, ...sealed.headers } }
  }

  /** Encrypted and signed again for each try, since the gateway accepts a signature only once. */
  const tryOnce = async (attempt: Try): Promise<Incoming> => {
    const { endpoint, target, requestId, signal } = attempt
    const { headers, body, ...sealed } = await catchSetUpFailure(requestId, signal, () => prepare(attempt))
    const url = baseUrl + target.path + target.query
    const outgoing = { method: endpoint.method, url, headers, body, requestId, withCredentials }
    const incoming = await send(platform.adapter, outgoing, signal)
    return 'open' in sealed && typeof incoming.data === 'string'
      ? { ...incoming, data: await sealed.open(incoming.data) }
      : incoming
  }

  /** If the gateway changed its key since it was fetched, tries once more with the new one. */
  return async (attempt: Try): Promise<Incoming> => {
    try {
      return await tryOnce(attempt)
    } catch (error) {
      if (!isPortalError(error) || error.code !== INSECURE) throw error
      channel.forget()
      return tryOnce(attempt)
    }
  }
}
