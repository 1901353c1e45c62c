import { DAY_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup, sessionOf } from '../platform/http'
import { trackingStore } from './tracking.store'

/** Receives users' tracking records in batches. */
export const trackingFeature: Feature = ({ database, clock, calls }) => {
  const store = trackingStore(database, clock)
  const handlers: Handlers<typeof contract.tracking> = {
    async upload({ records }, context) {
      await store.add(sessionOf(context).userId, records)
      return { accepted: records.length }
    },
  }

  return {
    routes: (app) => mountGroup(app, contract.tracking, handlers, calls),
    jobs: [{ name: 'sweep tracking', every: DAY_MS, run: store.sweep }],
  }
}
