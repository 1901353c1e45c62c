import { MAX_COMPARED } from '@zhushutong/domain/comparison'
import { AMOUNT_BANDS, FIRST_MARKET_YEAR } from '@zhushutong/domain/market-figures'
import { company, ENGINEERING_TYPES } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import {
  atLeast,
  atMost,
  dailyLimit,
  day,
  fen,
  id,
  moneySum,
  possibleSum,
  spread,
  time,
} from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { recordSchema } from './records.contract'

/** Discounts of awards below their control prices, in percent; null if no result has both prices (FIG-04). */
const discounts = () => z.nullable(spread())

/** Bids and wins, counted only in results that name the losing bidders (FIG-03). */
const tally = () => ({ bids: z.int(), wins: z.int() })

const ofCompany = () => ({
  ...tally(),
  /** Bids that notices name, such as candidates, whose result is not known. */
  undecided: z.int(),
  /** All wins, including results that name only the winner. */
  won: z.int(),
  ...moneySum(),
  discount: discounts(),
})

/** The counts and sums are null if no source covers the company's results and no win is known (COV-01). */
const coveredTotal = () =>
  z.object({
    ...ofCompany(),
    won: z.nullable(z.int()),
    ...possibleSum(),
  })

const ofMarket = () => ({
  results: z.int(),
  ...tally(),
  discount: discounts(),
  /** The numbers of bidders of a result; null if none states or names them (FIG-14). */
  bidders: z.nullable(spread()),
})

const marketGroups = () => z.array(z.object({ key: z.string(), ...ofMarket() }))

/** The last year of a four-digit form; the gateway refuses years to come. */
const LAST_YEAR = 9999

const opened = <T extends z.ZodMiniType>(record: T) =>
  z.object({
    /** The total; `records` has only as many as the caller may see (ACC-02). */
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
    /** Number of wins per discount step of 2 %; the last step covers 20 % and more (FIG-07). */
    discountSteps: z.array(z.int()),
    /** The company's registered constructors; null if there are none (FIG-09). */
    sites: z.nullable(z.object({ free: z.int(), busy: z.int() })),
    months: z.nullable(z.array(z.object({ month: z.string(), count: z.int(), ...moneySum() }))),
    yearBefore: z.nullable(z.object({ count: z.int(), ...moneySum() })),
    byRegion: z.array(z.object({ key: z.string(), ...ofCompany() })),
    byType: z.array(z.object({ key: z.string(), ...ofCompany() })),
    byOwner: opened(z.object({ id: z.string(), name: z.string(), ...ofCompany() })),
  })

/** A company in a comparison (CMP-01). */
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
        /** In the minor unit of `currency`; fen for CNY. */
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
        /** The companies in the requested order, without duplicates; unknown ids are in `missing`. */
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
        amount: z.optional(z.enum(AMOUNT_BANDS.map(({ value }) => value))),
        year: z.optional(z.int().check(z.gte(FIRST_MARKET_YEAR), z.lte(LAST_YEAR))),
      }),
    result: () =>
      z.object({
        from: day(),
        to: day(),
        newestOn: z.nullable(day()),
        computedAt: time(),
        /** The owner of the request. */
        ownerName: z.nullable(z.string()),
        total: z.object(ofMarket()),
        withoutDiscount: z.object({ unpriced: z.int(), uncontrolled: z.int(), implausible: z.int() }),
        byRegion: marketGroups(),
        byType: marketGroups(),
        byAmount: marketGroups(),
        byYear: marketGroups(),
        companies: opened(z.object({ id: z.string(), name: z.string(), ...tally(), discount: discounts() })),
      }),
    errors: ['30003'],
  }),
}
