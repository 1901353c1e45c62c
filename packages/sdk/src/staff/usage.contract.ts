import * as z from 'zod/mini'
import { day, time } from '../contract/shape/common'
import { callsOf, searchWords, staffCall } from './resource'

const RESOURCE = 'usage'

/** The number of days up to today, as a filter value. */
const period = () => z._default(z.enum(['7', '30', '90']), '90')
const reads = { changes: false } as const

/** A keyword without results. */
const row = () =>
  z.object({
    id: z.string(),
    kind: z.string(),
    kindName: z.string(),
    keyword: z.string(),
    times: z.int(),
    lastTime: time(),
  })

/** Usage figures of the portal (TRK-04). */
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
              /** Mean duration in ms. */
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
