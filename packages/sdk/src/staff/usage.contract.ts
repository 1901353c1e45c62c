import * as z from 'zod/mini'
import { day, time } from '../contract/common'
import { callsOf, searchWords, staffCall } from './resource'

const RESOURCE = 'usage'

/** The days up to today, as the filters of a list name them. */
const period = () => z._default(z.enum(['7', '30', '90']), '90')
const reads = { changes: false } as const

/** A keyword that found nothing. */
const row = () =>
  z.object({
    id: z.string(),
    kind: z.string(),
    kindName: z.string(),
    keyword: z.string(),
    times: z.int(),
    lastTime: time(),
  })

/** How the portal is used, in figures (TRK-04). */
export const usage = {
  list: callsOf(RESOURCE, row).list(['times', 'lastTime'], () => ({
    period: period(),
    kind: z.optional(z.string()),
    words: searchWords(),
  })),
  pages: staffCall(
    RESOURCE,
    'pages',
    {
      request: () => z.strictObject({ period: period() }),
      result: () =>
        z.object({
          records: z.array(
            z.object({
              address: z.string(),
              views: z.int(),
              members: z.int(),
              /** Mean in ms. */
              stay: z.nullable(z.number()),
            }),
          ),
        }),
    },
    reads,
  ),
  funnel: staffCall(
    RESOURCE,
    'funnel',
    {
      request: () => z.strictObject({ period: period() }),
      result: () =>
        z.object({
          days: z.array(
            z.object({ day: day(), page: z.int(), dialog: z.int(), order: z.int(), paid: z.int() }),
          ),
        }),
    },
    reads,
  ),
}
