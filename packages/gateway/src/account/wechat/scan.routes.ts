import type { contract } from '@zhushutong/sdk/contract'
import type { Clock } from '../../platform/clock'
import { CODES, createLimiter, type Failure, type Handlers } from '../../platform/http'
import { requesterOf } from '../login/requester'
import type { ScanService } from './scan.service'

type ScanHandlers = Pick<Handlers<typeof contract.login>, 'createScan' | 'byScan' | 'bindScan'>

const TOO_MANY: Failure = { error: CODES.tooMany }
/**
 * Rate limits by address, for codes and for polls. The limit of polls is higher, because an office shares an address.
 */
const limitsOf = (clock: Clock) => ({
  codes: createLimiter({ capacity: 60, perSecond: 1 }, clock),
  polls: createLimiter({ capacity: 600, perSecond: 30 }, clock),
})

export function scanHandlers(scans: ScanService, clock: Clock): ScanHandlers {
  const limits = limitsOf(clock)
  return {
    createScan: async (_, context) =>
      limits.codes.take(context.ip).ok ? scans.create(requesterOf(context)) : TOO_MANY,
    byScan: async ({ loginTaskId }, context) =>
      limits.polls.take(context.ip).ok ? scans.poll(loginTaskId, requesterOf(context)) : TOO_MANY,
    bindScan: async (proof, context) =>
      limits.polls.take(context.ip).ok ? scans.bind(proof, requesterOf(context)) : TOO_MANY,
  }
}
