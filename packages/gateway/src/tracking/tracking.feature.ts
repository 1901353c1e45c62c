import { DAY_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { CODES, createLimiter, type Handlers, mountGroup, sessionOf } from '../platform/http'
import { deleteTracking, insertTrackingRecords, saveTrackingChoice, sweepTracking } from './tracking.store'

/** Limit of a user in bytes: a megabyte at once and five a day, about ten thousand records. */
const LIMIT = { capacity: 2 ** 20, perSecond: 60 }

/** Limit of changes of a user's choice: 20 at once, then one in ten seconds. */
const CHOICES = { capacity: 20, perSecond: 0.1 }

/** Receives users' tracking records in batches. */
export const trackingFeature: Feature = ({ database, clock, calls }) => {
  const limiter = createLimiter(LIMIT, clock)
  const choices = createLimiter(CHOICES, clock)
  const handlers: Handlers<typeof contract.tracking> = {
    async upload({ records }, context) {
      const { userId } = sessionOf(context)
      if (!limiter.take(userId, JSON.stringify(records).length).ok) return { error: CODES.tooMany }
      const isKept = await insertTrackingRecords(database.orm, userId, records, context.now)
      return { accepted: isKept ? records.length : 0 }
    },
    async choose({ isTracked }, context) {
      const { userId } = sessionOf(context)
      if (!choices.take(userId).ok) return { error: CODES.tooMany }
      await saveTrackingChoice(database.orm, userId, isTracked, context.now)
      return { isTracked }
    },
  }

  return {
    closeAccount: deleteTracking,
    routes: (app) => mountGroup(app, contract.tracking, handlers, calls),
    jobs: [{ name: 'sweep tracking', every: DAY_MS, run: () => sweepTracking(database.orm, clock.now()) }],
  }
}
