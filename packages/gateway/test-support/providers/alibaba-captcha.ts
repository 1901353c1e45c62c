import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * A stand-in of Alibaba Cloud Captcha 2.0. It checks signatures by the published rules of signature version 3
 * and shares no code with the signer.
 */

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Maximum difference between a request's date and the clock, in ms. */
const MAX_OFF = 15 * 60_000
const AUTHORIZATION = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/
/** Headers that a request must have, all of them signed. */
const REQUIRED = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce']

interface Received {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

const canonicalText = ({ method, target, headers }: Received, names: readonly string[], bodyHash: string) => {
  const [path, query = ''] = target.split('?')
  const sorted = query.split('&').filter(Boolean).sort().join('&')
  const lines = names.reduce((text, name) => `${text}${name}:${(headers[name] ?? '').trim()}\n`, '')
  return `${method}\n${path}\n${sorted}\n${lines}\n${names.join(';')}\n${bodyHash}`
}

/** Alibaba's error code for a request; null if its signature by this key is valid. */
export function findSignatureFault(received: Received, key: { id: string; secret: string }, now: number) {
  const { headers, body } = received
  const [, credential, signedNames = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (!credential) return 'MissingAuthorization'
  if (credential !== key.id) return 'InvalidAccessKeyId.NotFound'
  const names = signedNames.split(';')
  const mustSign = Object.keys(headers).filter((name) => name.startsWith('x-acs-') || name === 'content-type')
  if ([...REQUIRED, ...mustSign].some((name) => !names.includes(name))) return 'IncompleteSignature'
  if (names.join() !== [...names].sort().join()) return 'IncompleteSignature'
  const date = headers['x-acs-date'] ?? ''
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return 'InvalidTimeStamp.Format'
  if (Math.abs(Date.parse(date) - now) > MAX_OFF) return 'InvalidTimeStamp.Expired'
  const bodyHash = digest(body)
  if (headers['x-acs-content-sha256'] !== bodyHash) return 'SignatureDoesNotMatch'
  const text = `ACS3-HMAC-SHA256\n${digest(canonicalText(received, names, bodyHash))}`
  const expected = createHmac('sha256', key.secret).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

export const ALIBABA_KEY = { id: 'LTAI-test-key', secret: 'test-secret-0123456789' } as const
export const ALIBABA_SCENE = 'scene01'

export function alibabaSettings(apiUrl: string): Record<string, string> {
  return {
    CAPTCHA_PROVIDER: 'alibaba',
    CAPTCHA_ALIBABA_ACCESS_KEY_ID: ALIBABA_KEY.id,
    CAPTCHA_ALIBABA_ACCESS_KEY_SECRET: ALIBABA_KEY.secret,
    CAPTCHA_ALIBABA_SCENE_ID: ALIBABA_SCENE,
    CAPTCHA_ALIBABA_PREFIX: 'prefix01',
    CAPTCHA_ALIBABA_API_URL: apiUrl,
  }
}

type Course = (answer: http.ServerResponse) => void

const readBytes = async (request: http.IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Starts the stand-in on a free port. Params that begin with `person` pass, each once; all others fail.
 * Requests with an invalid signature are refused.
 */
export async function openAlibabaCaptcha() {
  const usedParams = new Set<string>()
  const usedNonces = new Set<string>()
  /** The params of all requests with a valid signature. */
  const asked: string[] = []
  /** The error codes of all refused requests. */
  const faults: string[] = []
  let course: Course | null = null

  const refuse = (answer: http.ServerResponse, status: number, Code: string) => {
    faults.push(Code)
    const Message = `Specified request is refused: ${Code}`
    answer.writeHead(status).end(JSON.stringify({ RequestId: 'r', Code, Message }))
  }

  const judge = (param: string, sceneId: string | null) => {
    if (sceneId !== ALIBABA_SCENE) return 'F012'
    if (!param.startsWith('person')) return 'F001'
    if (usedParams.has(param)) return 'F008'
    usedParams.add(param)
    return 'T001'
  }

  const server = http.createServer(async (request, answer) => {
    const body = await readBytes(request)
    const headers = request.headers as Record<string, string | undefined>
    const received = { method: request.method ?? '', target: request.url ?? '', headers, body }
    const fault = findSignatureFault(received, ALIBABA_KEY, Date.now())
    const nonce = headers['x-acs-signature-nonce'] ?? ''
    if (fault) return refuse(answer, 403, fault)
    if (usedNonces.has(nonce)) return refuse(answer, 400, 'SignatureNonceUsed')
    usedNonces.add(nonce)
    if (headers['x-acs-action'] !== 'VerifyIntelligentCaptcha' || headers['x-acs-version'] !== '2023-03-05')
      return refuse(answer, 404, 'InvalidAction.NotFound')
    const form = new URLSearchParams(body.toString())
    const param = form.get('CaptchaVerifyParam') ?? ''
    asked.push(param)
    if (course) return course(answer)
    const VerifyCode = judge(param, form.get('SceneId'))
    const Result = { VerifyResult: VerifyCode.startsWith('T'), VerifyCode }
    answer.end(JSON.stringify({ RequestId: 'r', Success: true, Code: 'Success', Message: 'success', Result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    faults,
    /** Overrides the answer to every request with a valid signature; null restores the normal one. */
    answers: (next: Course | null) => {
      course = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type TestAlibaba = Awaited<ReturnType<typeof openAlibabaCaptcha>>
