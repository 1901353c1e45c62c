import type { Feature } from '../app'
import { forgetOld } from './once'

const HOUR_MS = 3_600_000

/** Keeps the table of idempotency keys small; the calls themselves use `once`. */
export const idempotencyFeature: Feature = ({ database: { orm }, clock }) => ({
  jobs: [
    {
      name: 'forget idempotency keys',
      every: HOUR_MS,
      run: async () => {
        await forgetOld(orm, clock.now())
      },
    },
  ],
})
