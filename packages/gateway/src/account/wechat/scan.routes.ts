import type { contract } from '@zhushutong/sdk/contract'
import type { Clock } from '../../platform/clock'
import { CODES, createLimiter, type Failure, type Handlers, type Server, tokenOf } from '../../platform/http'
import { callbackPage } from './callback.page'
import type { ScanService } from './scan.service'

type ScanHandlers = Pick<Handlers<typeof contract.login>, 'createScan' | 'byScan' | 'bindScan'>

/** The callback that WeChat redirects to. */
export const CALLBACK_PATH = '/wechat/callback'

const TOO_MANY: Failure = { error: CODES.tooMany }
/** Longer than any value that WeChat sends. */
const MAX_TEXT = 512

/**
 * Rate limits for one address: codes, and polls; the second is higher, because people of one office share
 * an address.
 */
const limitsOf = (clock: Clock) => ({
  codes: createLimiter({ capacity: 60, perSecond: 1 }, clock),
  polls: createLimiter({ capacity: 600, perSecond: 30 }, clock),
  returns: createLimiter({ capacity: 30, perSecond: 0.5 }, clock),
})

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT && !value.includes('\0')
    ? value
    : null

/** The calls of login by scanned code, and the callback from WeChat. */
export function scanRoutes(scans: ScanService, clock: Clock) {
  const limits = limitsOf(clock)
  const handlers: ScanHandlers = {
    createScan: async (_, { ip }) => (limits.codes.take(ip).ok ? scans.create() : TOO_MANY),
    byScan: async ({ loginTaskId }, { ip, headers }) =>
      limits.polls.take(ip).ok ? scans.poll(loginTaskId, tokenOf(headers)) : TOO_MANY,
    bindScan: async (proof, { ip, headers }) =>
      limits.polls.take(ip).ok ? scans.bind(proof, tokenOf(headers)) : TOO_MANY,
  }

  return {
    handlers,
    mountCallback(app: Server): void {
      app.get<{ Querystring: Readonly<Record<string, unknown>> }>(CALLBACK_PATH, async (request, reply) => {
        const state = textOf(request.query.state)
        const isFree = limits.returns.take(request.ip).ok
        const returned = !isFree
          ? 'often'
          : state === null
            ? 'over'
            : await scans.handleCallback(state, textOf(request.query.code))
        if (returned === 'refused' || returned === 'unavailable')
          request.log.warn({ reason: returned }, 'wechat gave no identity')
        return callbackPage(reply, returned)
      })
    },
  }
}
