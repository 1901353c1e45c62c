import { INSECURE } from '../contract/shape/envelope'
import { createChannel } from '../crypto/channel'
import { findGatewayKeys } from '../crypto/gateway-keys'
import { isPortalError } from '../errors'
import { type Incoming, send } from '../transport/send'
import { MAX_RESPONSE_BYTES } from '../transport/transport'
import type { ClientCall } from './call'
import { createHeaders } from './headers'
import type { CallOptions, ClientOptions } from './options'
import type { Platform } from './platform'
import { fetchPublicKey } from './public-key'
import { buildOptionError, catchSetUpFailure, checkBaseUrl } from './set-up'
import type { Target } from './target'
import { createTokenUser } from './tokens'

interface Try {
  readonly call: ClientCall
  readonly target: Target
  readonly requestId: string
  /** Sent with calls that accept one. */
  readonly idempotencyKey?: string
  /** True when the call may be repeated. */
  readonly isSafe: boolean
  readonly options: CallOptions
  readonly signal: AbortSignal
}

/** Creates the function that makes one try of a call: token, headers, encryption, sending, decryption. */
export function createTries(options: ClientOptions, platform: Platform) {
  const baseUrl = checkBaseUrl(options.baseUrl)
  const withCredentials = options.withCredentials ?? false
  const maxBytes = options.maxResponseBytes ?? MAX_RESPONSE_BYTES
  const transport = platform.findTransport(options)
  const channel = createChannel({
    loadCipher: platform.loadCipher,
    keys: findGatewayKeys(transport, baseUrl),
    fetchKey: (requestId, signal) => fetchPublicKey(transport, baseUrl, withCredentials, requestId, signal),
    pinnedKey: options.publicKey,
  })
  const headersOf = createHeaders(options, platform)
  const withToken = createTokenUser(options)

  // TLS on a server protects results already; a browser's may be read by an extension or a company's proxy.
  const isTls = platform.side === 'server' && /^https:/i.test(baseUrl)
  const sealsResults = (options.encrypt ?? (isTls ? 'never' : 'results')) === 'results'

  const prepare = async (attempt: Try, token: string | null) => {
    const { call, target, requestId, signal } = attempt
    const headers = headersOf({ ...attempt, token })
    const hidesBody = call.encryptsRequest === true
    const sealsResult = call.encrypted === true && sealsResults
    if (!hidesBody && !sealsResult) return { headers, body: target.body }
    const path = target.path + target.query
    const toSeal = { method: call.method, path, body: target.body, hidesBody, requestId }
    const sealed = await channel.seal(toSeal, signal).catch((error: unknown) => {
      if (options.publicKey === undefined || signal.aborted) throw error
      throw buildOptionError('publicKey', '不是 PEM 格式的公钥', requestId)
    })
    return { headers: { ...headers, ...sealed.headers }, body: sealed.body, sealed }
  }

  /** Encrypted and signed again for each try, since the gateway accepts a signature only once. */
  const tryOnce = async (attempt: Try, token: string | null, isLast: boolean): Promise<Incoming> => {
    const { call, target, requestId, isSafe, signal } = attempt
    const { headers, body, sealed } = await catchSetUpFailure(requestId, signal, () =>
      prepare(attempt, token),
    )
    const outgoing = {
      method: call.method,
      url: baseUrl + target.path + target.query,
      headers,
      body,
      requestId,
      withCredentials,
      isRepeatable: isSafe,
    }
    let date: string | undefined
    const onHeaders = (answered: Readonly<Record<string, string>>) => {
      date = answered.date
    }
    try {
      const incoming = await send(
        transport,
        outgoing,
        { maxBytes, onHeaders, now: options.clock?.now },
        signal,
      )
      // The gateway seals the result of every such call that was sealed.
      return sealed && call.encrypted ? { ...incoming, data: await sealed.open(incoming.data) } : incoming
    } catch (error) {
      if (!sealed || isLast || !isPortalError(error) || error.code !== INSECURE) throw error
      channel.correct(sealed.publicKey, date)
      return tryOnce(attempt, token, true)
    }
  }

  return (attempt: Try): Promise<Incoming> => withToken(attempt, (token) => tryOnce(attempt, token, false))
}
