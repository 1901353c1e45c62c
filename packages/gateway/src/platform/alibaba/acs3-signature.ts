import { createHash, createHmac } from 'node:crypto'

export interface AccessKey {
  readonly id: string
  readonly secret: string
}

interface UnsignedRequest {
  readonly method: string
  readonly url: URL
  /** Headers by lower-case name: the x-acs- headers, and content-type for a body. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const ALGORITHM = 'ACS3-HMAC-SHA256'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** RFC 3986 reserves more characters than encodeURIComponent encodes. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const byName = ([text]: [string, string], [other]: [string, string]) => (text < other ? -1 : 1)

const queryOf = ({ searchParams }: URL) =>
  [...searchParams]
    .sort(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

/**
 * Signs a request to an Alibaba Cloud API (signature version 3).
 * @returns all headers to send except `host`, which the URL defines
 */
export function signAcs3(
  { method, url, headers: extraHeaders, body }: UnsignedRequest,
  key: AccessKey,
): Record<string, string> {
  const bodyHash = sha256(body)
  const headers = { ...extraHeaders, 'x-acs-content-sha256': bodyHash }
  const signed = Object.entries({ ...headers, host: url.host }).sort(byName)
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = [method, url.pathname, queryOf(url), lines, names, bodyHash].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`,
  }
}
