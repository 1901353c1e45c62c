import * as z from 'zod/mini'
import { fen, id, time } from './common'
import { endpoint } from './endpoint'
import type { GroupWords } from './words'

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
    /** How often the company won when both bid. */
    won: z.int(),
    amount: fen(),
    latestOn: z.nullable(z.string()),
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
        /** The newest articles that mention the company, at most five. */
        news: z.array(z.object({ id: z.string(), title: z.string(), releaseTime: time() })),
      }),
    errors: ['30003'],
  }),
}

const winsWords = (key: string) => ({ key, count: '中标数', amount: '中标金额合计' }) as const

const relationWords = (who: string) =>
  ({
    total: `${who}的总数`,
    records: [
      `${who}，往来多的在前`,
      {
        id: `${who}的编号`,
        name: `${who}的名称`,
        times: '往来的次数',
        won: '其中这家企业中标的次数',
        amount: '往来的金额合计',
        latestOn: '最近一次往来的日期',
      },
    ],
    opensBy: '开通什么可以看到全部；已能看到全部时为 null',
  }) as const

export function insightWords(): GroupWords<typeof insight> {
  return {
    company: {
      summary: '企业洞察：中标按年、按地区，业主、代理、合作与竞争对手',
      request: { id: '企业编号' },
      result: {
        id: '企业编号',
        name: '企业名称',
        bids: '投标数（最近 5000 次内）',
        wins: '中标数（最近 5000 次投标内）',
        byYear: ['按年的中标', winsWords('年份')],
        byRegion: ['按地区的中标', winsWords('省份代码')],
        owner: ['业主', relationWords('业主')],
        agency: ['代理机构', relationWords('代理机构')],
        partner: ['合作企业', relationWords('合作企业')],
        competitor: ['竞争对手', relationWords('竞争对手')],
        news: ['提到它的资讯', { id: '资讯编号', title: '资讯标题', releaseTime: '发布时刻' }],
      },
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
  }
}
