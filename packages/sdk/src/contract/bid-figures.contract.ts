import { MAX_COMPARED } from '@zhushutong/domain/comparison'
import { company, ENGINEERING_TYPES } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { atLeast, atMost, dailyLimit, day, fen, id, moneySum, possibleSum, spread } from './common'
import { endpoint } from './endpoint'
import { recordSchema } from './records.contract'

/** How far awards are below their control prices, in percent; null where no result tells both (FIG-04). */
const discounts = () => z.nullable(spread())

/** Wins over bids, of results that tell who lost (FIG-03). */
const tally = () => ({ bids: z.int(), wins: z.int() })

const ofCompany = () => ({
  ...tally(),
  /** All wins, also of results that name nobody else. */
  won: z.int(),
  ...moneySum(),
  discount: discounts(),
})

/** Null where no source of results covers the company and no win of it is known (COV-01). */
const coveredTotal = () =>
  z.object({
    ...ofCompany(),
    won: z.nullable(z.int()),
    ...possibleSum(),
  })

const ofMarket = () => ({ results: z.int(), ...tally(), discount: discounts() })

const opened = <T extends z.ZodMiniType>(record: T) =>
  z.object({
    /** The total; `records` has as many as the caller may see (ACC-02). */
    total: z.int(),
    records: z.array(record),
    opensBy: z.nullable(z.string()),
  })

const companyFigures = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    from: day(),
    to: day(),
    total: coveredTotal(),
    /** How many discounts of its wins lie in each step of 2 %; the last one takes all from 20 % (FIG-07). */
    discountSteps: z.array(z.int()),
    /** Its registered constructors: null where there are none (FIG-09). */
    sites: z.nullable(z.object({ free: z.int(), busy: z.int() })),
    months: z.nullable(z.array(z.object({ month: z.string(), count: z.int(), ...moneySum() }))),
    yearBefore: z.nullable(z.object({ count: z.int(), ...moneySum() })),
    byRegion: z.array(z.object({ key: z.string(), ...ofCompany() })),
    byType: z.array(z.object({ key: z.string(), ...ofCompany() })),
    byOwner: opened(z.object({ id: z.string(), name: z.string(), ...ofCompany() })),
  })

/** A company beside others (CMP-01). */
const comparedCompany = () =>
  z.object({
    id: z.string(),
    record: recordSchema(company),
    figures: companyFigures(),
    /** People by the code of their registration, or by the segment of their sub-list. */
    certificates: z.array(z.object({ code: z.string(), count: z.int() })),
    latestWins: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        ownerName: z.nullable(z.string()),
        /** Of the currency; in fen for CNY. */
        amount: z.nullable(fen()),
        currency: z.nullable(z.string()),
        awardedOn: z.nullable(day()),
      }),
    ),
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
    result: companyFigures,
    errors: ['30003'],
  }),
  compare: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/compare',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ ids: z.array(id()).check(atLeast(1), atMost(MAX_COMPARED)) }),
    result: () =>
      z.object({
        /** In the order asked for, each once; an id that no company has is in `missing`. */
        records: z.array(comparedCompany()),
        missing: z.array(z.string()),
        dailyLimit: dailyLimit(),
      }),
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
        companies: opened(z.object({ id: z.string(), name: z.string(), ...tally(), discount: discounts() })),
      }),
    errors: ['30003'],
  }),
}
