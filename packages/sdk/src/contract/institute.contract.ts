import * as z from 'zod/mini'
import { fen, nothing } from './common'
import { endpoint } from './endpoint'
import type { GroupWords } from './words'

/** The research institute's figures: totals of all records, none of a single one. */
export const institute = {
  figures: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/institute/figures',
    access: 'none',
    idempotent: true,
    timeout: 10_000,
    request: nothing,
    result: () =>
      z.object({
        /** The last twelve whole months, the oldest first. */
        months: z.array(
          z.object({
            /** YYYY-MM */
            month: z.string(),
            tenders: z.int(),
            wins: z.int(),
            /** Of the wins whose amount is known in CNY. */
            amount: fen(),
          }),
        ),
        /** Wins of the same twelve months by kind of engineering, the most first. */
        types: z.array(z.object({ key: z.string(), label: z.string(), wins: z.int(), amount: fen() })),
        /** By how much awards of these months stay below the budget; of those that name both. */
        discount: z.object({
          count: z.int(),
          /** Mean in percent; null without a case. */
          percent: z.nullable(z.number()),
          /** In bands of percent, the lowest first. */
          bands: z.array(z.object({ label: z.string(), count: z.int() })),
          byType: z.array(
            z.object({ key: z.string(), label: z.string(), count: z.int(), percent: z.number() }),
          ),
        }),
      }),
  }),
}

const typeWords = { key: '工程类型的代码', label: '工程类型的名称' } as const

export function instituteWords(): GroupWords<typeof institute> {
  return {
    figures: {
      summary: '研究院数据：近十二个整月的招标与中标、类型构成与下浮率',
      result: {
        months: [
          '近十二个整月，旧的在前',
          { month: '月份，YYYY-MM', tenders: '招标数', wins: '中标数', amount: '中标金额合计，不含外币' },
        ],
        types: ['中标按工程类型，多的在前', { ...typeWords, wins: '中标数', amount: '中标金额合计' }],
        discount: [
          '中标金额相对预算的下浮，只计两者都有的',
          {
            count: '参与计算的标段数',
            percent: '平均下浮率，百分比；没有样本为 null',
            bands: ['分布，低的在前', { label: '区间', count: '标段数' }],
            byType: ['按工程类型，样本多的在前', { ...typeWords, count: '标段数', percent: '平均下浮率' }],
          },
        ],
      },
    },
  }
}
