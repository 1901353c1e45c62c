import { randomBytes } from 'node:crypto'
import type { Log } from '../../platform/http'
import { type KeyRing, type PlatformKey, readCertificates } from './platform-keys'
import { authorizationOf, isFresh, isSignedBy, type MerchantKey, readSignedHeaders } from './signature'

export interface WechatApiOptions {
  readonly merchant: MerchantKey
  /** The APIv3 key, by which WeChat encrypts. */
  readonly apiKey: string
  readonly keys: KeyRing
  /** The id of the public key to sign answers with; null: by certificates. */
  readonly publicKeyId: string | null
  /** Base URL, https://api.mch.weixin.qq.com. */
  readonly apiUrl: string
  readonly log: Log
  /** Timeout in ms. */
  readonly within?: number
}

/** An answer that WeChat signed. `code` is its error code; null for a success. */
export interface SignedAnswer {
  readonly status: number
  readonly code: string | null
  readonly body: unknown
}

export type WechatAnswer = SignedAnswer | { readonly error: 'unavailable' }

const UNAVAILABLE = { error: 'unavailable' } as const
const WITHIN_MS = 5_000
const FILE_WITHIN_MS = 60_000
/** Most bytes of a bill. */
const MOST_BYTES = 200 * 1024 * 1024
/** ms between two downloads of certificates that somebody's unknown serials may cause. */
const REFRESH_APART = 60_000

const CERTIFICATES = '/v3/certificates'

const parse = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return null
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

const codeOf = (body: unknown): string => {
  const code = body !== null && typeof body === 'object' && 'code' in body ? body.code : null
  return typeof code === 'string' ? code : 'UNKNOWN'
}

/**
 * Calls of WeChat Pay APIv3: signed by us, answers checked by the key that they name. An answer without a right
 * signature is none, whatever it says: the state is unknown then.
 */
export function wechatApi(options: WechatApiOptions) {
  const { merchant, apiKey, keys, publicKeyId, apiUrl, log, within = WITHIN_MS } = options
  let refreshing: Promise<boolean> | null = null
  let refreshedAt = Number.NEGATIVE_INFINITY

  // The real time, by which WeChat checks: the gateway's own clock can be moved in the sandbox.
  const send = (method: 'GET' | 'POST', target: string, body: string, timeout: number) => {
    const nonce = randomBytes(16).toString('hex')
    return fetch(new URL(target, apiUrl), {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'zhushutong-gateway',
        authorization: authorizationOf({ method, target, body, nonce, now: Date.now() }, merchant),
        ...(body && { 'content-type': 'application/json' }),
        ...(publicKeyId !== null && { 'wechatpay-serial': publicKeyId }),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
  }

  const ask = async (method: 'GET' | 'POST', target: string, body: string, timeout = within) => {
    try {
      const answer = await send(method, target, body, timeout)
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'WeChat Pay did not answer')
      return null
    }
  }

  /** Whether an answer is WeChat's; `offered` are keys that it brings itself. */
  const isGenuine = async (answer: Response, bytes: Buffer, offered: readonly PlatformKey[] = []) => {
    const signed = readSignedHeaders(Object.fromEntries(answer.headers))
    if (!signed || !isFresh(signed, Date.now())) return false
    const find = () =>
      offered.find(({ serial }) => serial === signed.serial)?.key ?? keys.find(signed.serial, Date.now())
    const key = find() ?? (offered.length === 0 && (await refresh()) ? find() : null)
    return key !== null && isSignedBy(key, signed, bytes)
  }

  const download = async (): Promise<boolean> => {
    const received = await ask('GET', CERTIFICATES, '')
    const found = received?.answer.ok ? readCertificates(parse(received.bytes), apiKey) : null
    if (!received || !found || !(await isGenuine(received.answer, received.bytes, found))) {
      log.warn({ status: received?.answer.status }, 'WeChat Pay gave no certificates')
      return false
    }
    keys.replace(found)
    log.info({ serials: keys.serials() }, 'certificates of WeChat Pay loaded')
    return true
  }

  /** Loads the certificates, at most once a minute however many ask for it. */
  const refresh = async (): Promise<boolean> => {
    if (refreshing) return refreshing
    if (performance.now() - refreshedAt < REFRESH_APART) return false
    refreshedAt = performance.now()
    refreshing = download().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return {
    refresh,

    /** `target` is path and query. */
    async call(method: 'GET' | 'POST', target: string, body?: object): Promise<WechatAnswer> {
      const received = await ask(method, target, body ? JSON.stringify(body) : '')
      if (!received) return UNAVAILABLE
      const { answer, bytes } = received
      const content = parse(bytes)
      if (!(await isGenuine(answer, bytes))) {
        log.warn({ status: answer.status, code: codeOf(content) }, 'answer of WeChat Pay is not signed by it')
        return UNAVAILABLE
      }
      const code = answer.ok ? null : codeOf(content)
      if (code !== null) log.info({ status: answer.status, code }, 'WeChat Pay refused')
      return { status: answer.status, code, body: content }
    },

    /** A file, whose content is not signed: its hash stands in a signed answer. */
    async fetchFile(target: string): Promise<Buffer | null> {
      const received = await ask('GET', target, '', FILE_WITHIN_MS)
      return received?.answer.ok && received.bytes.length <= MOST_BYTES ? received.bytes : null
    },
  }
}

export type WechatApi = ReturnType<typeof wechatApi>
