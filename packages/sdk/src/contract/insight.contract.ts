import * as z from 'zod/mini'
import { day, fen, id, moneySum, pageNumber, time } from './common'
import { endpoint } from './endpoint'

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
    /** How often the company won when both bid. */
    won: z.int(),
    /** How often the competitor won, and how often somebody else did. */
    lost: z.int(),
    elsewhere: z.int(),
    ...moneySum(),
    latestOn: z.nullable(z.string()),
    /** Of an owner: its part of all wins, in percent. */
    share: z.nullable(z.number()),
    /** In how many different years. */
    years: z.int(),
  })

/** The last years; all results without it (REL-05). */
const years = () => z.optional(z.int().check(z.gte(1), z.lte(10)))

const period = () => ({ from: z.nullable(day()), to: z.nullable(day()) })

/** Most results on a page of meetings. */
const MEETINGS = 20

const meeting = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    ownerId: z.nullable(z.string()),
    ownerName: z.nullable(z.string()),
    /** The award. */
    amount: z.nullable(fen()),
    discountRate: z.nullable(z.string()),
    price: z.nullable(fen()),
    otherPrice: z.nullable(fen()),
    /** By how many percent `price` lies above `otherPrice`. */
    difference: z.nullable(z.number()),
    outcome: z.nullable(z.enum(['won', 'lost', 'elsewhere'])),
    openedOn: z.nullable(day()),
    awardedOn: z.nullable(day()),
  })

const relations = () =>
  z.object({
    /** The total; `records` has as many as the caller may see (ACC-02). */
    total: z.int(),
    records: z.array(relation()),
    opensBy: z.nullable(z.string()),
  })

/** What is computed from the records related to one company. */
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
        /** Of the newest 5,000 bids of the company. */
        bids: z.int(),
        wins: z.int(),
        /** Bids whose result tells who lost. */
        listed: z.int(),
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
        /** The caller's own company without it (MYC-01). */
        other: z.optional(id()),
        /** The most frequent one without it. */
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
        /** What opens the results; with it there are none. */
        opensBy: z.nullable(z.string()),
        /** What opens the prices; with it they are null. */
        pricesOpenBy: z.nullable(z.string()),
        sourcePlatform: z.nullable(z.string()),
        collectedAt: z.nullable(time()),
        checkedAt: z.nullable(time()),
      }),
    errors: ['30003'],
  }),
}
