import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { newMobile, puzzleAnswer, smsCode } from './sandbox'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

/** Each worker calls from its own address, so that hourly limits do not affect the next run. */
export const ADDRESS = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const call = async <T>(path: string, body: unknown, token?: string): Promise<T> => {
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

export async function holdSession(context: BrowserContext, portal: string, token: string) {
  await context.addCookies([
    { name: 'JGJTK', value: encodeURIComponent(token), url: portal, httpOnly: true, sameSite: 'Lax' },
    { name: 'JGJLOGIN', value: '1', url: portal, sameSite: 'Lax' },
  ])
}

/**
 * The token of a demo account by its key; the run logged each in once, because codes are limited to one a
 * minute.
 */
export function roleToken(key: string): string {
  const tokens = JSON.parse(process.env.E2E_TOKENS ?? '{}') as Record<string, string>
  const token = tokens[key]
  if (!token) throw new Error(`nobody is logged in as ${key}`)
  return token
}

/** A browser logged in as a new user; returns the token. */
export async function holdNewMember(context: BrowserContext, portal = ''): Promise<string> {
  const token = await tokenOf(newMobile())
  await holdSession(context, portal, token)
  return token
}

/** A user registered at the start of the run, who may get another code a minute later (LOG-06). */
export function forgetful(): { mobile: string; mayAskAgainAt: number } {
  const kept = process.env.E2E_FORGETFUL
  if (!kept) throw new Error('nobody was registered before the run')
  return JSON.parse(kept) as { mobile: string; mayAskAgainAt: number }
}

export { call }
