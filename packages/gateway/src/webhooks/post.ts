import http from 'node:http'
import https from 'node:https'
import { ANSWER_WITHIN, type AttemptFailure, isLocalHost, isTaken } from '@zhushutong/domain/webhooks'
import { checkedLookup, isRefusedHost, REFUSED, type Resolve } from '../platform/outbound'

export interface Posted {
  readonly status: number | null
  /** null: the receiver accepted it. */
  readonly failure: AttemptFailure | null
  /** The beginning of the answer, at most 2 KB. */
  readonly answer: string
}

export interface PostOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** True when receivers on this machine are allowed (WHK-01). */
  readonly allowsLocal: boolean
  /** Timeout of the whole answer, in ms. */
  readonly within?: number
  readonly resolve?: Resolve
}

/** Maximum bytes read of an answer; then the connection is closed. */
const READ_BYTES = 2048

const failureOf = (code: string | undefined): AttemptFailure => {
  if (code === REFUSED) return 'refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'name'
  return /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME)/.test(code ?? '')
    ? 'tls'
    : 'network'
}

const failureOfStatus = (status: number): AttemptFailure | null => {
  if (isTaken(status)) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** Sends a body once, without following redirects (WHK-02, WHK-04). Never rejects. */
export function post({
  url: address,
  headers,
  body,
  allowsLocal,
  within = ANSWER_WITHIN,
  resolve,
}: PostOptions) {
  const failed = (failure: AttemptFailure): Posted => ({ status: null, failure, answer: '' })
  // A stored URL from an earlier version may be invalid.
  if (!URL.canParse(address)) return Promise.resolve(failed('refused'))
  const url = new URL(address)
  const isLocal = allowsLocal && isLocalHost(url.hostname)
  if (!isLocal && (isRefusedHost(url) || url.protocol !== 'https:')) return Promise.resolve(failed('refused'))
  return new Promise<Posted>((done) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // No keep-alive: a pooled socket may be connected to an address that was not checked.
      agent: false,
      ...(!isLocal && { lookup: checkedLookup(resolve) }),
    })
    const end = (posted: Posted) => {
      clearTimeout(timer)
      done(posted)
      request.destroy()
    }
    let giveUp = () => end(failed('timeout'))
    const timer = setTimeout(() => giveUp(), within)
    request.on('error', ({ code }: NodeJS.ErrnoException) => end(failed(failureOf(code))))
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const chunks: Buffer[] = []
      let read = 0
      const finish = (failure = failureOfStatus(status)) =>
        end({ status, failure, answer: Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8') })
      // The timeout also ends an answer that arrives too slowly.
      giveUp = () => finish('timeout')
      // The status counts even if the rest of the answer is cut off.
      response.on('error', () => finish())
      response.on('end', () => finish())
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        read += chunk.length
        if (read >= READ_BYTES) finish()
      })
    })
    request.end(body)
  })
}
