import type { AxiosAdapter } from 'axios'
import { PUBLIC_KEY_PATH } from '../contract/shape/common'
import { kindText, portalError } from '../errors'
import { send } from '../transport/send'

/** Fetches the gateway's public key as PEM text. */
export async function fetchPublicKey(
  adapter: AxiosAdapter,
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
  }
  const { data } = await send(adapter, outgoing, signal)
  const publicKey = (data as { publicKey?: unknown } | null)?.publicKey
  if (typeof publicKey !== 'string')
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId })
  return publicKey
}
