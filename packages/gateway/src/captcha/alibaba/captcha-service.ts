import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { type AccessKey, signAcs3 } from '../../platform/alibaba/acs3-signature'
import type { Log } from '../../platform/http'
import type { ChallengeProvider } from '../captcha.ports'

interface CaptchaServiceOptions {
  readonly key: AccessKey
  /** The id of the scene in Alibaba's console. */
  readonly sceneId: string
  /** Alibaba's name of the customer; its script requests challenges with it. */
  readonly prefix: string
  /** Base URL of the API, https://captcha.cn-shanghai.aliyuncs.com. */
  readonly apiUrl: string
  readonly log: Log
  /** Timeout in ms. */
  readonly within?: number
}

const WITHIN_MS = 5_000

const answerOf = z.object({
  Result: z.object({ VerifyResult: z.boolean(), VerifyCode: z.string().max(64).optional() }),
})
const refusalOf = z.object({ Code: z.string().max(64) })

/**
 * Alibaba Cloud Captcha 2.0. The log contains the codes of its answers, never a key or a param. Its error messages are
 * not logged, as they can repeat parts of the request.
 */
export function captchaService({
  key,
  sceneId,
  prefix,
  apiUrl,
  log,
  within = WITHIN_MS,
}: CaptchaServiceOptions): ChallengeProvider {
  const url = new URL('/', apiUrl)

  const ask = (param: string) => {
    const body = new URLSearchParams({ CaptchaVerifyParam: param, SceneId: sceneId }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-acs-action': 'VerifyIntelligentCaptcha',
      'x-acs-version': '2023-03-05',
      // Real time, as Alibaba checks it: the gateway's own clock can be moved in the sandbox.
      'x-acs-date': new Date().toISOString().replace(/\.\d+/, ''),
      'x-acs-signature-nonce': randomUUID(),
    }
    return fetch(url, {
      method: 'POST',
      headers: signAcs3({ method: 'POST', url, headers, body }, key),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    })
  }

  return {
    sceneId,
    prefix,
    async check(param) {
      try {
        const answer = await ask(param)
        const body: unknown = await answer.json()
        const parsed = answerOf.safeParse(body)
        if (!answer.ok || !parsed.success) {
          const code = refusalOf.safeParse(body).data?.Code
          log.warn({ status: answer.status, code }, 'captcha service gave no result')
          return 'unavailable'
        }
        const { VerifyResult, VerifyCode } = parsed.data.Result
        log.info({ code: VerifyCode }, 'captcha service answered')
        return VerifyResult ? 'passed' : 'refused'
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'captcha service did not answer',
        )
        return 'unavailable'
      }
    },
  }
}
