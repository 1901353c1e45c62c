import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { newMobile, puzzleAnswer, smsCode } from './sandbox'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

export const PORTAL = process.env.PORTAL_URL ?? 'http://localhost:3000'

/** Each worker calls from its own address, so that hourly limits do not affect the next run. */
export const ADDRESS = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

export async function call<T>(path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${gateway}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ADDRESS,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const { statusCode, statusMessage, data } = (await answer.json()) as {
    statusCode: string
    statusMessage: string
    data: T
  }
  if (statusCode !== '00000') throw new Error(`${path}: ${statusCode} ${statusMessage}`)
  return data
}

/** Logs in by API calls, slider and code included, and returns the token. */
export async function tokenOf(mobile: string): Promise<string> {
  const { captchaId } = await call<{ captchaId: string }>('/riskControl/createSlider', {
    scene: 'login',
    mobile,
  })
  const answer = await puzzleAnswer(captchaId)
  const track = [0, 0.1, 0.4, 0.7, 0.9, 1].map((part, i) => [Math.round(answer.x * part), i % 2, i * 90])
  const { sign } = await call<{ sign: string }>('/riskControl/verifySlider', { captchaId, ...answer, track })
  const params = { sign, scene: 'login' }
  const { smsId } = await call<{ smsId: string }>('/jian-butler-portal-biz/sms/sendVerifySmsV2', {
    mobile,
    params,
  })
  const validationCode = await smsCode(mobile)
  const login = { mobile, smsId, validationCode }
  return (await call<{ access_token: string }>('/jian-butler-member-biz/login/registerLoginSms', login))
    .access_token
}

export async function holdSession(context: BrowserContext, token: string) {
  await context.addCookies([
    { name: 'JGJTK', value: encodeURIComponent(token), url: PORTAL, httpOnly: true, sameSite: 'Lax' },
    { name: 'JGJLOGIN', value: '1', url: PORTAL, sameSite: 'Lax' },
  ])
}

/**
 * The token of a demo account by its key; the run logged each in once, because codes are limited to one a
 * minute.
 */
export function roleToken(key: string): string {
  const tokens = JSON.parse(process.env.E2E_TOKENS ?? '{}') as Record<string, string>
  const token = tokens[key]
  if (!token) throw new Error(`no session of ${key}`)
  return token
}

/** The cookie header of a logged-in demo account, for requests without a browser. */
export function cookieOf(key: string): string {
  return `JGJTK=${encodeURIComponent(roleToken(key))}; JGJLOGIN=1`
}

/** A browser logged in as a new user; returns the token. */
export async function holdNewMember(context: BrowserContext): Promise<string> {
  const token = await tokenOf(newMobile())
  await holdSession(context, token)
  return token
}

/** A user registered at the start of the run, who may get another code a minute later (LOG-06). */
export function forgetful(): { mobile: string; mayAskAgainAt: number } {
  const registered = process.env.E2E_FORGETFUL
  if (!registered) throw new Error('global-setup.ts registered no user')
  return JSON.parse(registered) as { mobile: string; mayAskAgainAt: number }
}
