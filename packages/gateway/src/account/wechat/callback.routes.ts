import formBody from '@fastify/formbody'
import { SCAN_CALLBACK_PATH } from '@zhushutong/sdk/contract'
import type { Clock } from '../../platform/clock'
import { createLimiter, isForeignForm, type Server } from '../../platform/http'
import { requesterOf } from '../login/requester'
import { callbackPage, questionPage } from './callback.page'
import type { Callback, CallbackOutcome, ScanService } from './scan.service'

/** Limit of a parameter: longer than any value of WeChat. */
const MAX_TEXT = 512
const FORM = 'application/x-www-form-urlencoded'
const FORM_LIMIT = 1024

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT && !value.includes('\0')
    ? value
    : null

interface CallbackRequest {
  Querystring: Readonly<Record<string, unknown>>
  Body: { readonly answer?: unknown } | undefined
}

/** Mounts WeChat's redirect, and the user's answer to the question about the login's origin. */
export function mountCallback(app: Server, scans: ScanService, clock: Clock): void {
  const limiter = createLimiter({ capacity: 30, perSecond: 0.5 }, clock)

  const callbackOf = (query: CallbackRequest['Querystring'], browserKey: string | null): Callback | null => {
    const state = textOf(query.state)
    return state === null ? null : { state, code: textOf(query.code), browserKey }
  }

  app.register(async (scope) => {
    if (!scope.hasContentTypeParser(FORM)) await scope.register(formBody, { bodyLimit: FORM_LIMIT })

    scope.get<CallbackRequest>(SCAN_CALLBACK_PATH, async (request, reply) => {
      if (!limiter.take(request.ip).ok) return callbackPage(reply, 'often')
      const callback = callbackOf(request.query, requesterOf(request).browserKey)
      const returned = callback ? await scans.handleCallback(callback) : 'over'
      if (typeof returned === 'object') {
        const { state, code } = callback as Callback
        return questionPage(reply, returned, `?${new URLSearchParams({ state, code: code ?? '' })}`)
      }
      logFailure(request, returned)
      return callbackPage(reply, returned)
    })

    scope.post<CallbackRequest>(SCAN_CALLBACK_PATH, async (request, reply) => {
      if (!limiter.take(request.ip).ok) return callbackPage(reply, 'often')
      const callback = isForeignForm(request) ? null : callbackOf(request.query, null)
      const answer = request.body?.answer
      const isAnswer = answer === 'yes' || answer === 'no'
      const returned = callback && isAnswer ? await scans.answerQuestion(callback, answer === 'yes') : 'over'
      logFailure(request, returned)
      return callbackPage(reply, returned)
    })
  })
}

const logFailure = ({ log }: { log: Server['log'] }, returned: CallbackOutcome) => {
  if (returned === 'refused' || returned === 'unavailable')
    log.warn({ reason: returned }, 'wechat gave no identity')
}
