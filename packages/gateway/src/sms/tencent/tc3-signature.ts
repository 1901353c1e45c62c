import { createHash, createHmac } from 'node:crypto'

export interface SecretKey {
  readonly id: string
  readonly secret: string
}

interface RequestToSign {
  /** The API's name, such as sms. */
  readonly service: string
  readonly host: string
  readonly action: string
  readonly body: string
  /** ms since epoch */
  readonly now: number
}

const ALGORITHM = 'TC3-HMAC-SHA256'
const CONTENT_TYPE = 'application/json; charset=utf-8'
const SIGNED = 'content-type;host;x-tc-action'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The headers for a signed JSON POST to Tencent Cloud, without those for version and region. */
export function signTc3(
  { service, host, action, body, now }: RequestToSign,
  { id, secret }: SecretKey,
): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const lines = `content-type:${CONTENT_TYPE}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = `POST\n/\n\n${lines}\n${SIGNED}\n${sha256(body)}`
  const key = hmac(hmac(hmac(`TC3${secret}`, day), service), 'tc3_request')
  const signature = hmac(key, `${ALGORITHM}\n${timestamp}\n${scope}\n${sha256(canonical)}`).toString('hex')
  return {
    'content-type': CONTENT_TYPE,
    'x-tc-action': action,
    'x-tc-timestamp': String(timestamp),
    authorization: `${ALGORITHM} Credential=${id}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature}`,
  }
}
