import * as z from 'zod/mini'
import { fen, leftOut, moneySum, nothing } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, LEFT_OUT_WORDS } from '../words'

/** The bars of a chart. */
const rows = () =>
  z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      count: z.int(),
      /** Null if fewer than three records have an amount. */
      amount: z.nullable(fen()),
      ...leftOut(),
    }),
  )

/** The research institute's figures: totals of all records, never a single record. */
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
            /** YYYY-MM. */
            month: z.string(),
            tenders: z.int(),
            wins: z.int(),
            ...moneySum(),
          }),
        ),
        /** Wins of the same twelve months by kind of engineering, the most frequent first. */
        types: z.array(z.object({ key: z.string(), label: z.string(), wins: z.int(), ...moneySum() })),
        /** Discounts of the awards of these months below the budget, from results with both amounts. */
        discount: z.object({
          count: z.int(),
          /** Mean in percent; null without a result. */
          percent: z.nullable(z.number()),
          /** Bands of percent, the lowest first. */
          bands: z.array(z.object({ label: z.string(), count: z.int() })),
          byType: z.array(
            z.object({ key: z.string(), label: z.string(), count: z.int(), percent: z.number() }),
          ),
        }),
      }),
  }),
  macro: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/institute/macro',
    access: 'none',
    idempotent: true,
    timeout: 10_000,
    request: nothing,
    /** The last twelve whole months: monthly figures oldest first, all others highest first. */
    result: () =>
      z.object({
        civicByClass: rows(),
        civicByProvince: rows(),
        homesByMonth: rows(),
        plannedByMonth: rows(),
        plannedByType: rows(),
        plannedByProvince: rows(),
        winsByProvince: rows(),
        publicByMonth: rows(),
        publicByType: rows(),
        publicByProvince: rows(),
        landByMonth: rows(),
        landByProvince: rows(),
      }),
  }),
}

const rowWords = () =>
  ({
    count: '记录数',
    amount: '金额合计，只计人民币；有金额的不足 3 条时为 null',
    ...LEFT_OUT_WORDS,
  }) as const
const monthRows = (what: string) =>
  [`${what}，按月，旧的在前`, { key: '月份，YYYY-MM', label: '月份', ...rowWords() }] as const
const provinceRows = (what: string) =>
  [`${what}，按省，多的在前`, { key: '省的代码，GB/T 2260', label: '省的简称', ...rowWords() }] as const
const typeRows = (what: string) =>
  [
    `${what}，按工程类型，多的在前`,
    { key: '工程类型的代码', label: '工程类型的名称', ...rowWords() },
  ] as const

const winsWords = () => ({ wins: '中标数', amount: '已公开的人民币中标金额合计', ...LEFT_OUT_WORDS }) as const
const typeWords = { key: '工程类型的代码', label: '工程类型的名称' } as const

export function instituteWords(): GroupWords<typeof institute> {
  return {
    figures: {
      summary: '研究院数据：近十二个整月的招标与中标、类型构成与下浮率',
      result: {
        months: ['近十二个整月，旧的在前', { month: '月份，YYYY-MM', tenders: '招标数', ...winsWords() }],
        types: ['中标按工程类型，多的在前', { ...typeWords, ...winsWords() }],
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
    macro: {
      summary: '宏观分析：近十二个整月的民生工程、拟建投资、各省中标、政府项目与土地成交',
      result: {
        civicByClass: ['民生工程的招标与预算，按类别', { key: '类别', label: '类别', ...rowWords() }],
        civicByProvince: provinceRows('民生工程的招标与预算'),
        homesByMonth: monthRows('住宅与商住用地成交与成交价'),
        plannedByMonth: monthRows('拟建项目与总投资'),
        plannedByType: typeRows('拟建项目与总投资'),
        plannedByProvince: provinceRows('拟建项目与总投资'),
        winsByProvince: provinceRows('中标与中标金额'),
        publicByMonth: monthRows('机关事业单位的招标与预算'),
        publicByType: typeRows('机关事业单位的招标与预算'),
        publicByProvince: provinceRows('机关事业单位的招标与预算'),
        landByMonth: monthRows('土地成交与成交价'),
        landByProvince: provinceRows('土地成交与成交价'),
      },
    },
  }
}
