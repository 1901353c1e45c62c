import type { AxiosAdapter } from 'axios'
import { chooseCipher } from '../crypto/choose'
import type { Cipher } from '../crypto/cipher'
import { pause } from '../transport/deadline'
import { createFetchAdapter, fetchAdapter } from '../transport/fetch.adapter'
import type { ClientOptions } from './options'

/** The services that a client needs from the runtime; tests provide their own. */
export interface Platform {
  readonly adapter: AxiosAdapter
  readonly loadCipher: () => Promise<Cipher>
  /** NET-01: a browser waits 30 s for every call, a server 3 s or the call's own limit. */
  readonly side: 'browser' | 'server'
  readonly random: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const isBrowser = () => 'document' in globalThis || 'WorkerGlobalScope' in globalThis

/** The platform of browsers, workers and every runtime with fetch. */
export function webPlatform(): Platform {
  return {
    adapter: fetchAdapter,
    loadCipher: chooseCipher,
    side: isBrowser() ? 'browser' : 'server',
    random: Math.random,
    pause,
  }
}

/** The platform with the caller's own fetch, if given. */
export function withFetch(platform: Platform, { fetch }: ClientOptions): Platform {
  return fetch ? { ...platform, adapter: createFetchAdapter(fetch) } : platform
}
