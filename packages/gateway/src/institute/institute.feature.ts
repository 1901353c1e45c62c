import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { readDiscount, readMonths, readTypes, spanAt } from './institute.store'

const KEPT_MS = 10 * MINUTE_MS

/** The research institute's figures, computed from all records. */
export const instituteFeature: Feature = ({ database, clock, calls }) => {
  const db = database.read()
  const figures = cached(KEPT_MS, async (now) => {
    const span = spanAt(now)
    const [months, types, discount] = await Promise.all([
      readMonths(db, span),
      readTypes(db, span),
      readDiscount(db, span),
    ])
    return { months, types, discount }
  })
  const handlers: Handlers<typeof contract.institute> = { figures: (_, { now }) => figures(now) }
  return {
    // Before the first visitor asks: a page allows each part little time.
    prepare: async () => void (await figures(clock.now())),
    routes: (app) => mountGroup(app, contract.institute, handlers, calls),
  }
}
