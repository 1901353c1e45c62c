import { SECURE_HEADERS } from '@zhushutong/domain/calls'
import { kindText, portalError } from '../errors'
import { randomKey } from './bytes'
import type { Cipher } from './cipher'
import type { GatewayKeys } from './gateway-keys'

interface SealedRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Decrypts the JSON value in a result; throws a decode error for anything else, also for a plain result. */
  readonly open: (data: unknown) => Promise<unknown>
  /** The public key that the request is encrypted for. */
  readonly publicKey: string
}

interface RequestToSeal {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  /** True when the body must be encrypted too (LOG-10). */
  readonly hidesBody: boolean
  readonly requestId: string
}

interface Channel {
  readonly seal: (request: RequestToSeal, signal: AbortSignal) => Promise<SealedRequest>
  /**
   * Prepares another try after the gateway refused a sealed request: the key is fetched again unless it is pinned, and
   * the clock is set by the Date header of the refusal.
   */
  readonly correct: (publicKey: string, date: string | undefined) => void
}

interface ChannelOptions {
  /** Loads the runtime's implementation on the first encrypted call. */
  readonly loadCipher: () => Promise<Cipher>
  readonly keys: GatewayKeys
  /** PEM text of the gateway's current key. */
  readonly fetchKey: (requestId: string, signal: AbortSignal) => Promise<string>
  /** PEM text of the only key to be used. */
  readonly pinnedKey?: string
}

/** The encryption of calls (CRY-01): a new random key for each, encrypted for the gateway's public key. */
export function createChannel({ loadCipher, keys, fetchKey, pinnedKey }: ChannelOptions): Channel {
  const seal = async (request: RequestToSeal, signal: AbortSignal): Promise<SealedRequest> => {
    const cipher = await loadCipher()
    const publicKey = pinnedKey ?? (await keys.read(fetchKey, request.requestId, signal))
    const key = randomKey()
    const body = request.hidesBody
      ? JSON.stringify({ data: await cipher.encrypt(key, request.body ?? '') })
      : request.body
    const timestamp = Date.now() + keys.clockOffset
    const [secureKey, secureSign] = await Promise.all([
      cipher.wrapKey(key, publicKey),
      cipher.sign(key, { method: request.method, path: request.path, timestamp, body: body ?? '' }),
    ])
    return {
      headers: {
        [SECURE_HEADERS.key]: secureKey,
        [SECURE_HEADERS.timestamp]: String(timestamp),
        [SECURE_HEADERS.sign]: secureSign,
      },
      body,
      open: (data) => decryptResult(cipher, key, data, request.requestId),
      publicKey,
    }
  }

  return {
    seal,
    correct: (publicKey, date) => {
      keys.forget(publicKey)
      const gatewayNow = Date.parse(date ?? '')
      if (!Number.isNaN(gatewayNow)) keys.clockOffset = gatewayNow - Date.now()
    },
  }
}

const decryptResult = async (
  cipher: Cipher,
  key: string,
  data: unknown,
  requestId: string,
): Promise<unknown> => {
  const refuse = (message: string, code: string) =>
    portalError({ kind: 'decode', message, code, requestId, status: 200 })
  if (typeof data !== 'string') throw refuse('要求加密的结果以明文返回，已拒绝', 'PLAIN')
  try {
    return JSON.parse(await cipher.decrypt(key, data)) as unknown
  } catch {
    throw refuse(kindText('decode'), 'DECRYPT')
  }
}
