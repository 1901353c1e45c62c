import { SECURE_HEADERS } from '@zhushutong/domain/calls'
import { kindText, portalError } from '../errors'
import { randomKey } from './bytes'
import type { Cipher } from './cipher'

interface SealedRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** Decrypts the JSON value in a result; throws a decode error if it cannot be read. */
  readonly open: (data: string) => Promise<unknown>
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
  /** Clears the cached public key; the next call fetches it again. */
  readonly forget: () => void
}

/**
 * The encryption of calls (CRY-01): a new random key for each, and the gateway's public key, fetched once.
 * @param loadCipher loads the runtime's implementation on the first encrypted call
 * @param fetchPublicKey PEM text of the gateway's current key
 */
export function createChannel(
  loadCipher: () => Promise<Cipher>,
  fetchPublicKey: (requestId: string, signal: AbortSignal) => Promise<string>,
): Channel {
  let publicKey: string | undefined

  const seal = async (request: RequestToSeal, signal: AbortSignal): Promise<SealedRequest> => {
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
      open: (data) => decryptResult(cipher, key, data, request.requestId),
    }
  }

  return {
    seal,
    forget: () => {
      publicKey = undefined
    },
  }
}

const decryptResult = async (
  cipher: Cipher,
  key: string,
  data: string,
  requestId: string,
): Promise<unknown> => {
  try {
    return JSON.parse(await cipher.decrypt(key, data)) as unknown
  } catch {
    throw portalError({
      kind: 'decode',
      message: kindText('decode'),
      code: 'DECRYPT',
      requestId,
      status: 200,
    })
  }
}
