import * as z from 'zod/mini'
import { day, fen, id, moneySum, spread, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, LEFT_OUT_WORDS, spreadWords } from '../words'

const award = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    companyId: z.nullable(z.string()),
    companyName: z.nullable(z.string()),
    amount: z.nullable(fen()),
    budget: z.nullable(fen()),
    /** The percentage below the control price. */
    discount: z.nullable(z.number()),
    bidders: z.nullable(z.int()),
    awardedOn: z.nullable(day()),
  })

/**
 * Figures about one tender, from the owner's results, similar bids and the open tenders (BID-05 to BID-07).
 */
export const tenderSheet = {
  get: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/zhaobiao/sheet',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        /** Null if the notice names no known owner. */
        owner: z.nullable(
          z.object({
            id: z.string(),
            total: z.int(),
            ...moneySum(),
            discount: z.nullable(spread()),
            bidders: z.nullable(spread()),
            steps: z.array(z.int()),
            /** In percent, the smallest first. */
            discounts: z.array(z.number()),
            winners: z.array(z.object({ id: z.string(), name: z.string(), count: z.int(), ...moneySum() })),
            latest: z.array(award()),
          }),
        ),
        /** The numbers of bidders per bid of the same type in the same province; null if unknown. */
        areaBidders: z.nullable(spread()),
        rivals: z.object({
          /** The total; `records` has only as many as the caller may see (ACC-02). */
          total: z.int(),
          records: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              ownerBids: z.int(),
              ownerWins: z.int(),
              areaBids: z.int(),
              areaWins: z.int(),
              latestOn: z.nullable(day()),
            }),
          ),
          opensBy: z.nullable(z.string()),
        }),
        similar: z.object({
          total: z.int(),
          records: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              ownerName: z.nullable(z.string()),
              amount: z.nullable(fen()),
              deadline: time(),
            }),
          ),
        }),
      }),
    errors: ['30003'],
  }),
}

const biddersWords = () => spreadWords('家', '有这一数据的结果数')

export function tenderSheetWords(): GroupWords<typeof tenderSheet> {
  return {
    get: {
      summary: '投标决策：业主近 3 年的授标与下浮率、可能的对手、相似的在招项目',
      request: { id: '招标公告的编号' },
      result: {
        id: '招标公告的编号',
        owner: [
          '业主近 3 年的中标结果；公告没有写明业主为 null',
          {
            id: '业主编号',
            total: '收录的中标结果数，最多 500',
            amount: '其中写明金额的合计',
            ...LEFT_OUT_WORDS,
            discount: [
              '下浮率：中标价低于控制价的部分；没有可以计算的为 null',
              spreadWords('百分数', '算得出下浮率的结果数'),
            ],
            bidders: ['投标家数；没有收录为 null', biddersWords()],
            steps: '下浮率分布：从 0 起每 2% 一档的结果数，最后一档为 20% 以上',
            discounts: '每一条算得出的下浮率，百分数，从低到高',
            winners: [
              '中标最多的企业，最多 3 家',
              {
                id: '企业编号',
                name: '企业名称',
                count: '中标数',
                amount: '已公开的人民币中标金额合计',
                ...LEFT_OUT_WORDS,
              },
            ],
            latest: [
              '最近的中标结果，最多 5 条',
              {
                id: '中标结果编号',
                name: '项目名称',
                companyId: '中标企业编号',
                companyName: '中标企业名称',
                amount: '中标金额；没有收录或非人民币为 null',
                budget: '控制价；没有收录或非人民币为 null',
                discount: '下浮率，百分数；不能计算为 null',
                bidders: '投标家数',
                awardedOn: '中标日期',
              },
            ],
          },
        ],
        areaBidders: ['同省同类项目的投标家数；没有收录为 null', biddersWords()],
        rivals: [
          '可能的对手：近 3 年投过该业主，或投过同省同类项目的企业',
          {
            total: '企业总数',
            records: [
              '企业，投该业主多的在前',
              {
                id: '企业编号',
                name: '企业名称',
                ownerBids: '投该业主的次数',
                ownerWins: '其中中标的次数',
                areaBids: '投同省同类项目的次数',
                areaWins: '其中中标的次数',
                latestOn: '最近一次的中标日期',
              },
            ],
            opensBy: '开通什么可以看到更多；已能看到全部时为 null',
          },
        ],
        similar: [
          '同省同类、仍可投标的项目',
          {
            total: '项目总数，最多 200',
            records: [
              '控制价最接近的，最多 5 条',
              {
                id: '招标公告编号',
                name: '工程名称',
                ownerName: '业主单位',
                amount: '预算金额；没有收录或非人民币为 null',
                deadline: '投标截止时刻',
              },
            ],
          },
        ],
      },
      example: ({ recordIds }) => ({ id: recordIds.tender }),
    },
  }
}
