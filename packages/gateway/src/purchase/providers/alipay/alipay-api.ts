import type { KeyObject } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import type { Log } from '../../../platform/http'
import { observeProvider } from '../../../platform/telemetry'
import { signParams } from './signature'
import { readSignedAnswer } from './signed-answer'

interface AlipayApiOptions {
  readonly appId: string
  /** Our application's key, which signs requests. */
  readonly privateKey: KeyObject
  /** Alipay's public key, which verifies responses. */
  readonly publicKey: KeyObject
  /** Base URL, https://openapi.alipay.com. */
  readonly apiUrl: string
  readonly log: Log
  /** ms */
  readonly within?: number
}

/** A response with a valid Alipay signature. `code` is sub_code, or code without one; null for a success. */
export interface SignedAnswer {
  readonly code: string | null
  readonly body: Readonly<Record<string, unknown>>
}

type AlipayAnswer = SignedAnswer | { readonly error: 'unavailable' }

const UNAVAILABLE = { error: 'unavailable' } as const
const WITHIN_MS = 5_000
const FILE_WITHIN_MS = 60_000
/** Size limit of a zipped bill, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024
const SUCCESS = '10000'

/** 'YYYY-MM-DD HH:mm:ss' in Asia/Shanghai. */
const timestampOf = (ms: number) => new Date(ms + DAY_MS / 3).toISOString().slice(0, 19).replace('T', ' ')

const codeOf = ({ code, sub_code: sub }: Readonly<Record<string, unknown>>): string | null => {
  if (code === SUCCESS) return null
  return typeof sub === 'string' ? sub : String(code)
}

/**
 * Client of Alipay's open platform. Requests carry our signature; a response without a valid Alipay signature counts
 * as no response.
 */
export function alipayApi({
  appId,
  privateKey,
  publicKey,
  apiUrl,
  log,
  within = WITHIN_MS,
}: AlipayApiOptions) {
  const bodyOf = (method: string, content: object, notifyUrl?: string, returnUrl?: string) => {
    const params = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      // System time, because Alipay checks the timestamp; the sandbox can move the gateway's clock.
      timestamp: timestampOf(Date.now()),
      version: '1.0',
      ...(notifyUrl && { notify_url: notifyUrl }),
      ...(returnUrl && { return_url: returnUrl }),
      biz_content: JSON.stringify(content),
    }
    return new URLSearchParams({ ...params, sign: signParams(params, privateKey) })
  }

  const fail = (error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'Alipay did not answer')
    return null
  }

  return {
    /** URL of an Alipay page with our signature, for a browser. No API call is made. */
    pageUrl(method: string, content: object, notifyUrl: string, returnUrl: string): string {
      const url = new URL('/gateway.do', apiUrl)
      url.search = bodyOf(method, content, notifyUrl, returnUrl).toString()
      return url.href
    },

    async call(method: string, content: object, notifyUrl?: string): Promise<AlipayAnswer> {
      // Alipay reads the charset from the URL only, before it parses the body.
      const send = async () => {
        const answer = await fetch(new URL('/gateway.do?charset=utf-8', apiUrl), {
          method: 'POST',
          body: bodyOf(method, content, notifyUrl),
          redirect: 'error',
          signal: AbortSignal.timeout(within),
        })
        return { status: answer.status, text: await answer.text() }
      }
      const response = await observeProvider('alipay', send, ({ status }) => status >= 500).catch(fail)
      if (!response) return UNAVAILABLE
      const body = readSignedAnswer(response.text, method, publicKey)
      if (!body) {
        log.warn({ method, status: response.status }, 'answer of Alipay is not signed by it')
        return UNAVAILABLE
      }
      const code = codeOf(body)
      if (code !== null) log.info({ method, code }, 'Alipay refused')
      return { code, body }
    },

    async fetchFile(url: string): Promise<Buffer | null> {
      // The file must use the same protocol as the API, to prevent a downgrade to http.
      if (!URL.canParse(url) || new URL(url).protocol !== new URL(apiUrl).protocol) return null
      const load = async () => {
        const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FILE_WITHIN_MS) })
        return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
      }
      const bytes = await observeProvider('alipay', load, (file) => file === null).catch(fail)
      return bytes && bytes.length <= MAX_BYTES ? bytes : null
    },
  }
}

export type AlipayApi = ReturnType<typeof alipayApi>
