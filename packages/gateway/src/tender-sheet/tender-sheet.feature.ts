import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { refused } from '../records'
import { tenderSheetReader } from './read-sheet'

/** The decision sheet of a tender (BID-05 to BID-07). */
export const tenderSheetFeature: Feature = ({ database, calls }) => ({
  routes: (app) => {
    const read = tenderSheetReader(database)
    const handlers: Handlers<typeof contract.tenderSheet> = {
      async get({ id }, context) {
        const result = await read(id, context)
        return 'error' in result ? refused(result) : result
      },
    }
    mountGroup(app, contract.tenderSheet, handlers, calls)
  },
})
