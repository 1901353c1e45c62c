import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { readDiscount, readMonths, readTypes } from './institute.store'
import { readMacro } from './macro.store'
import { spanAt } from './span'

const RETENTION_MS = 10 * MINUTE_MS

/** The research institute's figures, computed from all records. */
export const instituteFeature: Feature = ({ database, clock, calls }) => {
  const db = database.read()
  const figures = cached(RETENTION_MS, async (now) => {
    const span = spanAt(now)
    const [months, types, discount] = await Promise.all([
      readMonths(db, span),
      readTypes(db, span),
      readDiscount(db, span),
    ])
    return { months, types, discount }
  })
  const macro = cached(RETENTION_MS, (now) => readMacro(db, spanAt(now)))
  const handlers: Handlers<typeof contract.institute> = {
    figures: (_, { now }) => figures(now),
    macro: (_, { now }) => macro(now),
  }
  return {
    // Filled in advance, because a page waits only briefly for each part.
    prepare: async () => {
      await figures(clock.now())
      await macro(clock.now())
    },
    routes: (app) => mountGroup(app, contract.institute, handlers, calls),
  }
}
