import type { contract } from '@zhushutong/sdk/contract'
import type { Clock } from '../../clock'
import { CODES, createLimiter, type Failure, type Handlers, type Server, tokenOf } from '../../http'
import { returnedPage } from './returned.page'
import type { ScanService } from './scan.service'

type ScanHandlers = Pick<Handlers<typeof contract.login>, 'createScan' | 'byScan' | 'bindScan'>

/** Where WeChat leads back to. */
export const CALLBACK_PATH = '/wechat/callback'

const TOO_MANY: Failure = { error: CODES.tooMany }
/** Longer than anything that WeChat brings back. */
const MAX_TEXT = 512

/** Codes for one address; the second lets the people of an office wait for theirs at the same time. */
const limitsOf = (clock: Clock) => ({
  codes: createLimiter({ capacity: 60, perSecond: 1 }, clock),
  polls: createLimiter({ capacity: 600, perSecond: 30 }, clock),
  returns: createLimiter({ capacity: 30, perSecond: 0.5 }, clock),
})

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT && !value.includes('\0')
    ? value
    : null

/** The calls of the login by a scanned code, and the way back from WeChat. */
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
            : await scans.returned(state, textOf(request.query.code))
        if (returned === 'refused' || returned === 'unavailable')
          request.log.warn({ reason: returned }, 'wechat gave no identity')
        return returnedPage(reply, returned)
      })
    },
  }
}
