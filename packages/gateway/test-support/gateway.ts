import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Envelope, PAGE_RENDER_HEADER } from '@zhushutong/sdk/contract'
import { WIDE_READING } from '../../../scripts/lib/wide-reading.mjs'
import { createApp } from '../src/app/app'
import { fixedClock } from '../src/platform/clock'
import { readConfig } from '../src/platform/config'
import type { Database } from '../src/platform/db'
import type { Feature } from '../src/platform/feature'
import { signedCall } from './secure-call'

/** 2026-11-20 10:00 in Shanghai, ms since epoch. */
export const NOW = 1_795_140_000_000

export interface CallOptions {
  readonly token?: string
  readonly ip?: string
  readonly userAgent?: string
  /** Header Idempotency-Key. */
  readonly key?: string
  /** The secret of the calling browser, as the portal forwards it. */
  readonly browserKey?: string
  /** Sent by the portal while it renders a page. */
  readonly rendersPage?: boolean
}

const MINUTE_MS = 60_000

/**
 * Runs frequent jobs up to ten times as often, because tests wait for them in real time. Not more often: each
 * run is a query.
 */
const withQuickJobs =
  (feature: Feature): Feature =>
  (deps) => {
    const part = feature(deps)
    const jobs = part.jobs?.map((job) =>
      job.every < MINUTE_MS ? { ...job, every: Math.max(job.every / 10, 100) } : job,
    )
    return { ...part, ...(jobs && { jobs }) }
  }

/** Created once for all gateways of a worker: generating a key takes as long as many calls. */
const { privateKey: PORTAL_RSA_PRIVATE_KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** A gateway on the test's own database, listening on a free port, with a manual clock. */
export async function startGateway(
  database: Database,
  features: readonly Feature[],
  env: Readonly<Record<string, string>> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-gateway-'))
  const read = readConfig({
    GATEWAY_PORT: '0',
    GATEWAY_HOST: '127.0.0.1',
    PORTAL_DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    SANDBOX: 'on',
    LOG_LEVEL: 'debug',
    PORTAL_RSA_PRIVATE_KEY,
    ...WIDE_READING,
    ...env,
  })
  if (!read.ok) throw new Error(`Wrong configuration: ${JSON.stringify(read.wrong)}`)
  const clock = fixedClock(NOW)
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const app = createApp({
    config: read.config,
    database,
    clock,
    features: features.map(withQuickJobs),
    logTo,
  })
  const { url, metricsUrl } = await app.listen().catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  })

  const headersOf = ({ token, ip, key, userAgent, browserKey, rendersPage }: CallOptions) => ({
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(ip && { 'x-forwarded-for': ip }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(browserKey && { 'x-browser-key': browserKey }),
    ...(key && { 'idempotency-key': key }),
    ...(rendersPage && { [PAGE_RENDER_HEADER]: '1' }),
  })
  const post = async <T>(path: string, payload: string, headers: Record<string, string>) => {
    const answer = await app.server.inject({ method: 'POST', url: path, payload, headers })
    return { http: answer.statusCode, ...answer.json<Envelope<T>>() }
  }

  return {
    app,
    url,
    /** The metrics as Prometheus reads them; fails without METRICS_PORT. */
    readMetrics: async () => (await fetch(metricsUrl!)).text(),
    clock,
    /** All lines logged so far. */
    log,
    call: <T>(path: string, body: object = {}, options: CallOptions = {}) =>
      post<T>(path, JSON.stringify(body), headersOf(options)),
    /** A call with an encrypted body (LOG-10). */
    async callEncrypted<T>(path: string, body: object, options: CallOptions = {}) {
      const key = await app.server.inject({ url: '/gateway/publicKey' })
      const secure = signedCall(key.json().data.publicKey)
      const payload = JSON.stringify({ data: secure.encrypt(JSON.stringify(body)) })
      return post<T>(path, payload, { ...headersOf(options), ...secure.headers('POST', path, payload) })
    },
    async sandbox<T>(path: string, body?: object): Promise<T> {
      const answer = await app.server.inject({
        method: body ? 'POST' : 'GET',
        url: path,
        payload: body,
        headers: { accept: 'application/json' },
      })
      return answer.json<T>()
    },
    async close() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>

/** The track of a drag that ends at x. */
export function trackTo(x: number): [x: number, y: number, ms: number][] {
  return [0, 0.1, 0.4, 0.7, 0.9, 1].map((part, i) => [Math.round(x * part), i % 2, i * 90])
}

/** Solves a slider like a person, with the answer from the sandbox; returns the sign. */
export async function slide(gateway: TestGateway, scene: string, mobile?: string): Promise<string> {
  const slider = await gateway.call<{ captchaId: string }>('/riskControl/createSlider', { scene, mobile })
  const { captchaId } = slider.data
  const answer = await gateway.sandbox<{ x: number; nonce: string }>(`/sandbox/captcha/${captchaId}`)
  const verified = await gateway.call<{ sign: string }>('/riskControl/verifySlider', {
    captchaId,
    ...answer,
    track: trackTo(answer.x),
  })
  return verified.data.sign
}

/** Slider and SMS; returns the input of an SMS login. */
export async function smsProof(gateway: TestGateway, mobile: string, scene = 'login', ip?: string) {
  const params = { sign: await slide(gateway, scene, mobile), scene }
  const path = '/jian-butler-portal-biz/sms/sendVerifySmsV2'
  const sent = await gateway.call<{ smsId: string }>(path, { mobile, params }, { ip })
  const message = await gateway.sandbox<{ code: string }>(`/sandbox/sms?mobile=${mobile}`)
  return { mobile, smsId: sent.data?.smsId, validationCode: message.code }
}

interface LoginData {
  readonly access_token: string
  readonly userId: string
  readonly isNew: boolean
  readonly isSeven: boolean
}

export async function loginBySms(gateway: TestGateway, mobile: string): Promise<LoginData> {
  const proof = await smsProof(gateway, mobile)
  return (await gateway.call<LoginData>('/jian-butler-member-biz/login/registerLoginSms', proof)).data
}
