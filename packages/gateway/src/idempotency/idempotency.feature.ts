import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { Feature } from '../platform/feature'
import { deleteExpiredAnswers } from './once'

/** Deletes old idempotency keys; the calls themselves use `once`. */
export const idempotencyFeature: Feature = ({ database: { orm }, clock }) => ({
  jobs: [
    {
      name: 'forget idempotency keys',
      every: HOUR_MS,
      run: async () => {
        await deleteExpiredAnswers(orm, clock.now())
      },
    },
  ],
})
