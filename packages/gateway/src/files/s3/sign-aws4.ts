import { createHash, createHmac } from 'node:crypto'

export interface AccessKey {
  readonly id: string
  readonly secret: string
}

interface RequestToSign {
  readonly method: string
  readonly url: URL
  /** Headers to sign, by lower-case name; `host` is derived from the URL. */
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body, hex. */
  readonly bodyDigest: string
  readonly region: string
  /** ms since epoch */
  readonly now: number
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986 reserves more characters than encodeURIComponent encodes. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const pathOf = ({ pathname }: URL) =>
  pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')

const byName = ([text]: [string, string], [other]: [string, string]) => (text < other ? -1 : 1)

const queryOf = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(byName)
    .map((pair) => pair.join('='))
    .join('&')

/**
 * Signs a request to S3 by AWS Signature Version 4, including the digest of its body.
 * @returns all headers to send except `host`
 */
export function signAws4(
  { method, url, headers: requestHeaders, bodyDigest, region, now }: RequestToSign,
  { id, secret }: AccessKey,
): Record<string, string> {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const headers = { ...requestHeaders, 'x-amz-content-sha256': bodyDigest, 'x-amz-date': time }
  const signed = Object.entries({ ...headers, host: url.host }).sort(byName)
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim().replace(/\s+/g, ' ')}\n`).join('')
  const canonical = [method, pathOf(url), queryOf(url), lines, names, bodyDigest].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  const signature = hmac(key, [ALGORITHM, time, scope, sha256(canonical)].join('\n')).toString('hex')
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
