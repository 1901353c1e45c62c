import * as z from 'zod/mini'
import { day, fen, id, moneySum, pageNumber, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const wins = () =>
  z.array(
    z.object({
      /** A year, or the GB/T 2260 code of a province. */
      key: z.string(),
      count: z.int(),
      ...moneySum(),
    }),
  )

const relation = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    times: z.int(),
    /** Number of meetings that the company won. */
    won: z.int(),
    /** Number of meetings that the competitor won; `elsewhere` counts those that a third company won. */
    lost: z.int(),
    elsewhere: z.int(),
    ...moneySum(),
    latestOn: z.nullable(z.string()),
    /** The owner's part of all wins of the company, in percent; null for other relations. */
    share: z.nullable(z.number()),
    /** Number of different years with a meeting. */
    years: z.int(),
  })

/** Only the last n years; all results without it (REL-05). */
const years = () => z.optional(z.int().check(z.gte(1), z.lte(10)))

const period = () => ({ from: z.nullable(day()), to: z.nullable(day()) })

/** Maximum number of results on a page of meetings. */
const MEETINGS = 20

const meeting = () =>
  z.object({
    id: z.string(),
    /** The kind of the record: a result, or a notice where no result is known. */
    type: z.enum(['winning', 'tender']),
    name: z.string(),
    ownerId: z.nullable(z.string()),
    ownerName: z.nullable(z.string()),
    /** The awarded amount. */
    amount: z.nullable(fen()),
    discountRate: z.nullable(z.string()),
    price: z.nullable(fen()),
    otherPrice: z.nullable(fen()),
    /** The percentage by which `price` exceeds `otherPrice`. */
    difference: z.nullable(z.number()),
    outcome: z.nullable(z.enum(['won', 'lost', 'elsewhere'])),
    openedOn: z.nullable(day()),
    awardedOn: z.nullable(day()),
  })

const bid = () =>
  z.object({
    id: z.string(),
    /** The kind of the record: a result, or a notice where no result is known. */
    type: z.enum(['winning', 'tender']),
    name: z.string(),
    ownerId: z.nullable(z.string()),
    ownerName: z.nullable(z.string()),
    rank: z.nullable(z.int()),
    price: z.nullable(fen()),
    isConsortium: z.boolean(),
    outcome: z.nullable(z.enum(['won', 'lost'])),
    /** The day of the award, or of the notice. */
    date: z.nullable(day()),
  })

const relations = () =>
  z.object({
    /** The total; `records` has only as many as the caller may see (ACC-02). */
    total: z.int(),
    records: z.array(relation()),
    opensBy: z.nullable(z.string()),
  })

/** Figures and relations computed from the bid results of one company. */
export const insight = {
  company: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/insight',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id(), years: years() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        ...period(),
        /** Number of bids, each once, out of the newest 5,000 results and as many notices. */
        bids: z.int(),
        wins: z.int(),
        /** Number of bids whose result names the losing bidders. */
        listed: z.int(),
        /** The newest bids, at most ten; without the service of `pricesOpenBy`, price is null. */
        latestBids: z.array(bid()),
        pricesOpenBy: z.nullable(z.string()),
        byYear: wins(),
        byRegion: wins(),
        owner: relations(),
        agency: relations(),
        partner: relations(),
        competitor: relations(),
        /** The newest articles that mention the company, at most five. */
        news: z.array(z.object({ id: z.string(), title: z.string(), releaseTime: time() })),
      }),
    errors: ['30003'],
  }),
  meetings: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/meetings',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        id: id(),
        /** The caller's own company, if absent (MYC-01). */
        other: z.optional(id()),
        /** The most frequent relation, if absent. */
        relation: z.optional(z.enum(['owner', 'agency', 'partner', 'competitor'])),
        years: years(),
        pageNum: pageNumber(250),
        pageSize: z._default(z.int().check(z.gte(1), z.lte(MEETINGS)), MEETINGS),
      }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        ...period(),
        other: z.nullable(z.object({ id: z.string(), name: z.string(), isOwn: z.boolean() })),
        relation: z.nullable(z.enum(['owner', 'agency', 'partner', 'competitor'])),
        total: z.int(),
        won: z.int(),
        lost: z.int(),
        elsewhere: z.int(),
        ...moneySum(),
        latestOn: z.nullable(day()),
        records: z.array(meeting()),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /**
         * The service that shows the results; without it `records` is empty. Null if the caller sees them.
         */
        opensBy: z.nullable(z.string()),
        /** The service that shows the prices; without it they are null. Null if the caller sees them. */
        pricesOpenBy: z.nullable(z.string()),
        sourcePlatform: z.nullable(z.string()),
        collectedAt: z.nullable(time()),
        checkedAt: z.nullable(time()),
      }),
    errors: ['30003'],
  }),
}
