import { DAILY_LIMIT_WORDS, type GroupWords, LEFT_OUT_WORDS, REGION_WORDS, spreadWords } from '../words'
import type { bidFigures } from './bid-figures.contract'
import { recordMetaWords } from './records.contract'

const SPREAD = [
  '下浮率（中标价比控制价低百分之几）的分布；一条都算不出时为 null',
  spreadWords('百分数', '算得出下浮率的中标数'),
] as const

const TALLY = { bids: '投标数，只计公布了落标单位的项目', wins: '其中的中标数' } as const
const SUMS = {
  amount: '已公开的人民币中标金额合计',
  ...LEFT_OUT_WORDS,
} as const
const OF_COMPANY = {
  ...TALLY,
  undecided: '另有候选人公示等公告列名、还没有收录结果的投标数',
  won: '全部中标数，含只公布中标单位的项目',
  ...SUMS,
  discount: SPREAD,
} as const
const UNCOVERED = '；没有中标、来源又没有收全这家企业的中标时为 null'
const OF_MARKET = {
  results: '中标结果数',
  bids: '投标数：公布了落标单位的项目的投标单位之和',
  wins: '其中的中标数',
  discount: SPREAD,
  bidders: [
    '一项结果的投标家数的分布；没有一项公布家数或落标单位时为 null',
    spreadWords('家数', '有投标家数的结果数'),
  ],
} as const
const PERIOD = { from: '统计的首日', to: '统计的末日' } as const
const OPENED = (what: string) => ({
  total: `${what}的总数`,
  opensBy: '开通什么可以看到全部；已能看到全部时为 null',
})

const COMPANY_FIGURES = {
  id: '企业编号',
  name: '企业名称',
  ...PERIOD,
  total: [
    '合计',
    {
      ...OF_COMPANY,
      won: `${OF_COMPANY.won}${UNCOVERED}`,
      amount: `${SUMS.amount}${UNCOVERED}`,
      unpriced: `${SUMS.unpriced}${UNCOVERED}`,
      foreign: `${SUMS.foreign}${UNCOVERED}`,
      doubted: `${SUMS.doubted}${UNCOVERED}`,
    },
  ],
  discountSteps: '下浮率分布：从 0 起每 2% 一档的中标数，最后一档为 20% 以上',
  sites: [
    '注册建造师的在建状态，由收录的中标结果推断；没有收录建造师、或来源没有收全中标而无从推断时为 null',
    { free: '无在建的人数', busy: '有在建的人数' },
  ],
  months: [
    `近 12 个月逐月的中标，旧的在前${UNCOVERED}`,
    { month: '月份，YYYY-MM', count: '中标数', ...SUMS },
  ],
  yearBefore: [`上一年同期（之前 12 个月）的中标${UNCOVERED}`, { count: '中标数', ...SUMS }],
  byRegion: ['按省份，投标多的在前', { key: '省份代码', ...OF_COMPANY }],
  byType: ['按工程类型，投标多的在前', { key: '工程类型的代码', ...OF_COMPANY }],
  byOwner: [
    '按业主，投标多的在前',
    { ...OPENED('业主'), records: ['业主', { id: '业主编号', name: '业主名称', ...OF_COMPANY }] },
  ],
} as const

export function bidFiguresWords(): GroupWords<typeof bidFigures> {
  return {
    company: {
      summary: '一家企业近三年的中标率、下浮率与逐月中标，可按业主、地区、类型看',
      request: { id: '企业编号' },
      result: COMPANY_FIGURES,
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
    compare: {
      summary: '二至四家企业并排：企业信息、中标率与下浮率、人员证书、最近中标',
      request: { ids: '企业编号，最多 4 个，重复的只算一次' },
      result: {
        records: [
          '企业，按请求的顺序',
          {
            id: '企业编号',
            record: ['企业', recordMetaWords()],
            figures: ['近三年的中标率、下浮率与逐月中标', COMPANY_FIGURES],
            certificates: ['人员按证书', { code: '注册类别的代码，或人员分类的代码', count: '持有的人数' }],
            latestWins: [
              '最近的中标，新的在前',
              {
                id: '中标编号',
                name: '项目名称',
                ownerName: '业主名称',
                amount: '中标金额',
                currency: '中标金额的币种',
                awardedOn: '中标日期',
              },
            ],
          },
        ],
        missing: '没有收录的企业编号',
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: ({ recordIds }) => ({ ids: [recordIds.company] }),
    },
    market: {
      summary: '一个地区、一类工程、一个金额档或一个业主的下浮率与投标竞争，近三年或某一年',
      request: {
        region: `只看这个地区，${REGION_WORDS}；不填为全国`,
        type: '只看这类工程；不填为全部',
        owner: '只看这个业主，业主编号；不填为全部',
        amount: '只看中标金额在这一档的；不填为全部',
        year: '只看这一年中标的，2000 年至今；不填为近三年',
      },
      result: {
        ...PERIOD,
        newestOn: '计入的最新一项结果的中标日期；没有结果时为 null',
        computedAt: '统计的时间',
        ownerName: '所看业主的名称；没有指定业主时为 null',
        total: ['合计', OF_MARKET],
        withoutDiscount: [
          '算不出下浮率的结果数，各计一次',
          {
            unpriced: '中标价未公开、非人民币或待核实',
            uncontrolled: '控制价未公开、非人民币或待核实',
            implausible: '中标价高于控制价，或低出 60% 以上',
          },
        ],
        byRegion: ['按所看地区的下一级，项目多的在前', { key: '行政区划代码', ...OF_MARKET }],
        byType: ['按工程类型，项目多的在前', { key: '工程类型的代码', ...OF_MARKET }],
        byAmount: ['按中标金额分档，项目多的在前', { key: '金额档的代码', ...OF_MARKET }],
        byYear: ['逐年，新的在前；不受年份条件限制', { key: '年份', ...OF_MARKET }],
        companies: [
          '投标的企业，中标多的在前',
          {
            ...OPENED('企业'),
            records: ['企业', { id: '企业编号', name: '企业名称', ...TALLY, discount: SPREAD }],
          },
        ],
      },
      example: { region: '500000' },
    },
  }
}
