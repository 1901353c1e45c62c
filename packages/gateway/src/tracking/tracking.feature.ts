import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../app'
import { type Handlers, mountGroup, sessionOf } from '../http'
import { trackingStore } from './tracking.store'

const DAY = 86_400_000

/** Takes in what users did on the pages, in batches. */
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
    jobs: [{ name: 'sweep tracking', every: DAY, run: store.sweep }],
  }
}
