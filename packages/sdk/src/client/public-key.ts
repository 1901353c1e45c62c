import { PUBLIC_KEY_PATH } from '../contract/shape/envelope'
import { kindText, portalError } from '../errors'
import { send } from '../transport/send'
import { MAX_RESPONSE_BYTES, type Transport } from '../transport/transport'

/** Fetches the gateway's public key as PEM text. */
export async function fetchPublicKey(
  transport: Transport,
  baseUrl: string,
  withCredentials: boolean,
  requestId: string,
  signal: AbortSignal,
): Promise<string> {
  const outgoing = {
    method: 'GET',
    url: baseUrl + PUBLIC_KEY_PATH,
    headers: { accept: 'application/json', 'x-request-id': requestId },
    requestId,
    withCredentials,
    isRepeatable: true,
  }
  const { data } = await send(transport, outgoing, { maxBytes: MAX_RESPONSE_BYTES }, signal)
  const publicKey = (data as { publicKey?: unknown } | null)?.publicKey
  if (typeof publicKey !== 'string')
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId })
  return publicKey
}
