import { ENGINEERING_TYPES } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { day, fen, id } from './common'
import { endpoint } from './endpoint'

/** How far awards are below their control prices, in percent; null where no result tells both. */
const spread = () =>
  z.nullable(
    z.object({
      count: z.int(),
      least: z.number(),
      low: z.number(),
      median: z.number(),
      high: z.number(),
      most: z.number(),
    }),
  )

/** Wins over bids, of results that tell who lost (FIG-03). */
const tally = () => ({ bids: z.int(), wins: z.int() })

const ofCompany = () => ({
  ...tally(),
  /** All wins, also of results that name nobody else. */
  won: z.int(),
  /** Of the wins in CNY. */
  amount: fen(),
  discount: spread(),
})

const ofMarket = () => ({ results: z.int(), ...tally(), discount: spread() })

const opened = <T extends z.ZodMiniType>(record: T) =>
  z.object({
    /** The total; `records` has as many as the caller may see (ACC-02). */
    total: z.int(),
    records: z.array(record),
    opensBy: z.nullable(z.string()),
  })

/** Win rates and discounts, computed from bid results. */
export const bidFigures = {
  company: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/bidFigures',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        from: day(),
        to: day(),
        total: z.object(ofCompany()),
        months: z.array(z.object({ month: z.string(), count: z.int(), amount: fen() })),
        yearBefore: z.object({ count: z.int(), amount: fen() }),
        byRegion: z.array(z.object({ key: z.string(), ...ofCompany() })),
        byType: z.array(z.object({ key: z.string(), ...ofCompany() })),
        byOwner: opened(z.object({ id: z.string(), name: z.string(), ...ofCompany() })),
      }),
    errors: ['30003'],
  }),
  market: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/zhongbiao/bidFigures',
    access: 'optional',
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        region: z.optional(z.string().check(z.regex(/^\d{6}$/))),
        type: z.optional(z.enum(ENGINEERING_TYPES.map(({ value }) => value))),
        owner: z.optional(id()),
      }),
    result: () =>
      z.object({
        from: day(),
        to: day(),
        /** Of the owner that was asked for. */
        ownerName: z.nullable(z.string()),
        total: z.object(ofMarket()),
        byRegion: z.array(z.object({ key: z.string(), ...ofMarket() })),
        byType: z.array(z.object({ key: z.string(), ...ofMarket() })),
        companies: opened(z.object({ id: z.string(), name: z.string(), ...tally(), discount: spread() })),
      }),
    errors: ['30003'],
  }),
}
