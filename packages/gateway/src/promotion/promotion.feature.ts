import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { createLimiter, type Failure, type Handlers, mountGroup } from '../platform/http'
import { openShortLink } from './promotion.store'

const GONE: Failure = { error: '30003', status: 404 }

/** Limit of calls from an address. Beyond it the answer is "unknown", so that tokens cannot be guessed. */
const GUESSES = { capacity: 120, perSecond: 2 }

/** Short links of promotions (PRO-01). */
export const promotionFeature: Feature = ({ database, clock, calls }) => {
  const limiter = createLimiter(GUESSES, clock)
  const handlers: Handlers<typeof contract.promotion> = {
    async openShortLink({ token }, { ip }) {
      const target = limiter.take(ip).ok ? await openShortLink(database.orm, token, clock.now()) : null
      return target === null ? GONE : { target }
    },
  }
  return { routes: (app) => mountGroup(app, contract.promotion, handlers, calls) }
}
