import { SECURE_HEADERS } from '@zhushutong/domain/calls'
import { portalError, textOfKind } from '../errors'
import { randomKey } from './bytes'
import type { Cipher } from './cipher'

export interface SealedRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** The JSON value in an encrypted result; a decode error when it cannot be read. */
  readonly open: (data: string) => Promise<unknown>
}

export interface ToSeal {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  /** The body itself is to be hidden as well (LOG-10). */
  readonly hidesBody: boolean
  readonly requestId: string
}

export interface Channel {
  readonly seal: (request: ToSeal, signal: AbortSignal) => Promise<SealedRequest>
  /** Forgets the public key; the next call fetches it again. */
  readonly forget: () => void
}

/**
 * The encrypted side of the calls (CRY-01): a new random key each, and the gateway's public key fetched once.
 * @param loadCipher the runtime's implementation, asked for with the first encrypted call
 * @param fetchPublicKey PEM text of the gateway's current key
 */
export const createChannel = (
  loadCipher: () => Promise<Cipher>,
  fetchPublicKey: (requestId: string, signal: AbortSignal) => Promise<string>,
): Channel => {
  let publicKey: string | undefined

  const seal = async (request: ToSeal, signal: AbortSignal): Promise<SealedRequest> => {
    const cipher = await loadCipher()
    publicKey ??= await fetchPublicKey(request.requestId, signal)
    const key = randomKey()
    const body = request.hidesBody
      ? JSON.stringify({ data: await cipher.encrypt(key, request.body ?? '') })
      : request.body
    const timestamp = Date.now()
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
      open: (data) => opened(cipher, key, data, request.requestId),
    }
  }

  return {
    seal,
    forget: () => {
      publicKey = undefined
    },
  }
}

const opened = async (cipher: Cipher, key: string, data: string, requestId: string): Promise<unknown> => {
  try {
    return JSON.parse(await cipher.decrypt(key, data)) as unknown
  } catch {
    throw portalError({
      kind: 'decode',
      message: textOfKind('decode'),
      code: 'DECRYPT',
      requestId,
      status: 200,
    })
  }
}
