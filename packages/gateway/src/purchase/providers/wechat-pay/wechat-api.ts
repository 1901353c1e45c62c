import { randomBytes } from 'node:crypto'
import type { Log } from '../../../platform/http'
import { observeProvider } from '../../../platform/telemetry'
import { type KeyRing, type PlatformKey, readCertificates } from './platform-keys'
import { authorizationOf, isFresh, isSignedBy, type MerchantKey, readSignedHeaders } from './signature'

interface WechatApiOptions {
  readonly merchant: MerchantKey
  /** The APIv3 key, which decrypts WeChat's data. */
  readonly apiKey: string
  readonly keys: KeyRing
  /** The id of the public key that WeChat must sign with; null for certificates. */
  readonly publicKeyId: string | null
  /** Base URL, https://api.mch.weixin.qq.com. */
  readonly apiUrl: string
  readonly log: Log
  /** ms */
  readonly within?: number
}

/** A response with a valid WeChat signature. `code` is its error code; null for a success. */
export interface SignedAnswer {
  readonly status: number
  readonly code: string | null
  readonly body: unknown
}

type WechatAnswer = SignedAnswer | { readonly error: 'unavailable' }

const UNAVAILABLE = { error: 'unavailable' } as const
const WITHIN_MS = 5_000
const FILE_WITHIN_MS = 60_000
/** Size limit of a bill, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024
/** Minimum interval in ms of certificate downloads: unknown serials in forged requests must not cause more. */
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
 * Client of WeChat Pay APIv3. Requests carry our signature. A response without a valid signature counts as no
 * response: the state is unknown then.
 */
export function wechatApi(options: WechatApiOptions) {
  const { merchant, apiKey, keys, publicKeyId, apiUrl, log, within = WITHIN_MS } = options
  let refreshing: Promise<boolean> | null = null
  let refreshedAt = Number.NEGATIVE_INFINITY

  // System time, because WeChat checks the timestamp; the sandbox can move the gateway's clock.
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
      return await observeProvider(
        'wechat-pay',
        async () => {
          const answer = await send(method, target, body, timeout)
          return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
        },
        ({ answer }) => answer.status >= 500,
      )
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'WeChat Pay did not answer')
      return null
    }
  }

  /** True when the response is WeChat's. `offered` are keys contained in the response itself. */
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
    const result = received?.answer.ok ? readCertificates(parse(received.bytes), apiKey) : null
    if (!received || !result || !(await isGenuine(received.answer, received.bytes, result))) {
      log.warn({ status: received?.answer.status }, 'WeChat Pay gave no certificates')
      return false
    }
    keys.replace(result)
    log.info({ serials: keys.serials() }, 'certificates of WeChat Pay loaded')
    return true
  }

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

    /** `target`: path and query. */
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

    /** Downloads a file. Its content is not signed; a signed response contains its hash. */
    async fetchFile(target: string): Promise<Buffer | null> {
      const received = await ask('GET', target, '', FILE_WITHIN_MS)
      return received?.answer.ok && received.bytes.length <= MAX_BYTES ? received.bytes : null
    },
  }
}

export type WechatApi = ReturnType<typeof wechatApi>
