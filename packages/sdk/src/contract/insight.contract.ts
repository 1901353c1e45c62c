import * as z from 'zod/mini'
import { fen, id, time } from './common'
import { endpoint } from './endpoint'

const wins = () =>
  z.array(
    z.object({
      /** A year, or the GB/T 2260 code of a province. */
      key: z.string(),
      count: z.int(),
      amount: fen(),
    }),
  )

const relation = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    times: z.int(),
    /** How often the company won where the two met. */
    won: z.int(),
    amount: fen(),
    latestOn: z.nullable(z.string()),
  })

const relations = () =>
  z.object({
    /** All there are; `records` holds as many as the caller may see (ACC-02). */
    total: z.int(),
    records: z.array(relation()),
    opensBy: z.nullable(z.string()),
  })

/** What is computed from the records around one company. */
export const insight = {
  company: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/insight',
    summary: '企业洞察：中标按年、按地区，业主、代理、合作与竞争对手',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        /** Of the newest 5,000 bids of the company. */
        bids: z.int(),
        wins: z.int(),
        byYear: wins(),
        byRegion: wins(),
        owner: relations(),
        agency: relations(),
        partner: relations(),
        competitor: relations(),
        /** The newest articles that name the company, five at most. */
        news: z.array(z.object({ id: z.string(), title: z.string(), releaseTime: time() })),
      }),
    errors: ['30003'],
  }),
}
