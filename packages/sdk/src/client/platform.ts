import { chooseCipher } from '../crypto/choose'
import type { Cipher } from '../crypto/cipher'
import type { Clock } from '../transport/clock'
import { pause } from '../transport/deadline'
import { createFetchTransport } from '../transport/fetch.transport'
import type { Transport } from '../transport/transport'
import type { ClientOptions } from './options'

/** A file to write: its bytes come from an offset on, so that an earlier try is continued. */
export interface FileToSave {
  readonly path: string
  /** The same for each try of the same file. */
  readonly temporaryPath: string
  readonly size: number
  readonly read: (from: number) => AsyncIterable<Uint8Array>
}

/** The services that a client needs from the runtime; tests provide their own. */
export interface Platform {
  /** The same transport for clients with the same options: they share connections and public keys. */
  readonly findTransport: (options: ClientOptions) => Transport
  readonly loadCipher: () => Promise<Cipher>
  /** NET-01: a browser waits 30 s for every call, a server 3 s or the call's own limit. */
  readonly side: 'browser' | 'server'
  /** Name and version of the runtime, for the User-Agent header. */
  readonly runtime?: string
  readonly random: () => number
  /** Writes a file under a temporary name and renames it at the end; absent without a file system. */
  readonly saveFile?: (file: FileToSave) => Promise<void>
  readonly pause: (ms: number, signal: AbortSignal, clock: Clock) => Promise<void>
}

const isBrowser = () => 'document' in globalThis || 'WorkerGlobalScope' in globalThis

const runtimeFetch = createFetchTransport()
const customFetches = new WeakMap<typeof fetch, Transport>()

/** The caller's own transport, or that of the caller's own fetch; undefined without either. */
export function findCustomTransport({ fetch, transport }: ClientOptions): Transport | undefined {
  if (transport || !fetch) return transport
  const custom = customFetches.get(fetch) ?? createFetchTransport(fetch)
  customFetches.set(fetch, custom)
  return custom
}

/** The platform of browsers, workers and every runtime with fetch. */
export function webPlatform(): Platform {
  return {
    findTransport: (options) => findCustomTransport(options) ?? runtimeFetch,
    loadCipher: chooseCipher,
    side: isBrowser() ? 'browser' : 'server',
    random: Math.random,
    pause,
  }
}
