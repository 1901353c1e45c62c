import { abortReason } from '../errors'
import { onSignalAbort } from '../transport/deadline'
import type { Transport } from '../transport/transport'

type FetchKey = (requestId: string, signal: AbortSignal) => Promise<string>

/** The key and the clock of a gateway, shared by its clients. */
export interface GatewayKeys {
  /** The public key as PEM text, fetched once however many calls need it at the same time. */
  readonly read: (fetchKey: FetchKey, requestId: string, signal: AbortSignal) => Promise<string>
  /** Clears a key that the gateway no longer has. */
  readonly forget: (publicKey: string) => void
  /** ms by which the gateway's clock is ahead of this machine's, as far as known. */
  clockOffset: number
}

interface Fetching {
  readonly key: Promise<string>
  readonly controller: AbortController
  waiting: number
}

const createGatewayKeys = (): GatewayKeys => {
  let publicKey: string | undefined
  let fetching: Fetching | undefined

  const end = (shared: Fetching) => {
    if (fetching === shared) fetching = undefined
  }

  const begin = (fetchKey: FetchKey, requestId: string): Fetching => {
    const controller = new AbortController()
    const key = fetchKey(requestId, controller.signal).then((text) => {
      publicKey = text
      return text
    })
    const shared = { key, controller, waiting: 0 }
    key.then(
      () => end(shared),
      () => end(shared),
    )
    return shared
  }

  /** The request ends when the last call that waits for it has ended. */
  const join = async (shared: Fetching, signal: AbortSignal): Promise<string> => {
    shared.waiting += 1
    let leave = () => {}
    const aborted = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(abortReason(signal))
      else leave = onSignalAbort(signal, () => reject(abortReason(signal)))
    })
    try {
      return await Promise.race([shared.key, aborted])
    } finally {
      leave()
      shared.waiting -= 1
      if (shared.waiting === 0) {
        // A call that comes now begins again.
        end(shared)
        shared.controller.abort()
      }
    }
  }

  return {
    clockOffset: 0,
    read: async (fetchKey, requestId, signal) => {
      if (publicKey !== undefined) return publicKey
      fetching ??= begin(fetchKey, requestId)
      return join(fetching, signal)
    },
    forget: (old) => {
      if (publicKey === old) publicKey = undefined
    },
  }
}

// By transport: a key that came through one proxy is not used for calls that avoid it.
const known = new WeakMap<Transport, Map<string, GatewayKeys>>()

/** The keys of a gateway, shared by all clients that reach it in the same way. */
export function findGatewayKeys(transport: Transport, baseUrl: string): GatewayKeys {
  const gateways = known.get(transport) ?? new Map<string, GatewayKeys>()
  const keys = gateways.get(baseUrl) ?? createGatewayKeys()
  known.set(transport, gateways.set(baseUrl, keys))
  return keys
}
