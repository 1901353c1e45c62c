import * as z from 'zod/mini'
import { day, nothing, possibleSum, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'
import { type GroupWords, LEFT_OUT_WORDS, REGION_WORDS } from '../words'

const counted = () => z.object({ key: z.string(), label: z.string(), count: z.int() })

const leader = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    region: z.nullable(z.string()),
    count: z.int(),
    /** Null if the board does not rank amounts. */
    ...possibleSum(),
  })

// @__NO_SIDE_EFFECTS__
function board(name: string) {
  return endpoint({
    method: 'POST',
    path: `/leaderboard/listLeaderboard${name}`,
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ region: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    result: () => z.object({ records: z.array(leader()) }),
  })
}

// @__NO_SIDE_EFFECTS__
function counts(path: string, method: 'POST' | 'GET' = 'POST') {
  return endpoint({
    method,
    path,
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(counted()),
  })
}

const share = () => z.nullable(z.number())
const loaded = () => ({ count: z.int(), newestOn: z.nullable(day()) })

export const statistics = {
  virtualCount: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/project/company/listVirtualCount',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({ records: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })) }),
  }),
  yesterdayRefresh: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/company/dynamic/listYesterdayRefresh',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ kind: kindName(), label: z.string(), refreshCount: z.int() })),
  }),
  boardCompany: board('Company'),
  boardPerformance: board('Performance'),
  boardQualification: board('Qualification'),
  boardWinning: board('Winning'),
  biddingByProvince: endpoint({
    method: 'POST',
    path: '/statistics/getTotalBiddingStatisticsByProvince',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(counted()),
  }),
  biddingByType: endpoint({
    method: 'POST',
    path: '/statistics/getTotalBiddingStatisticsByBidType',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(counted()),
  }),
  winningByPlatform: counts('/statistics/getTotalWinningByPlatform'),
  personnelByPlatform: counts('/statistics/getTotalPersonnelByPlatform'),
  qualificationByCompany: counts('/statistics/getTotalQualificationByCompany'),
  qualificationByCompanyV1: counts('/statistics/getTotalQualificationByCompanyV1', 'GET'),
  companyByProvince: counts('/statistic/getLocationCompany'),
  collecting: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/collecting/collectingData',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.array(
        z.object({
          kind: kindName(),
          label: z.string(),
          total: z.int(),
          todayCount: z.int(),
          /** Null if there are no records. */
          collectedAt: z.nullable(time()),
          /** Null if no record was ever checked. */
          checkedAt: z.nullable(time()),
        }),
      ),
  }),
  dataStatus: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/collecting/dataStatus',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        computedAt: z.nullable(time()),
        kinds: z.array(
          z.object({
            kind: kindName(),
            label: z.string(),
            ...loaded(),
            share: share(),
            fields: z.array(z.object({ key: z.string(), label: z.string(), share: share() })),
            provinces: z.array(
              z.object({ code: z.string(), label: z.string(), ...loaded(), share: share() }),
            ),
            sources: z.array(z.object({ name: z.string(), ...loaded() })),
          }),
        ),
      }),
  }),
  latestWinners: endpoint({
    method: 'POST',
    path: '/statistic/latest7DaysWinningCompany',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.object({ records: z.array(leader()) }),
  }),
}

const loadedWords = { count: '记录数，不含来源已撤下的', newestOn: '最新的数据日期；没有为 null' } as const
const counterWords = (key: string, label: string, count: string) => ({ key, label, count })
const leaderWords = (count: string) => ({
  id: '企业编号',
  name: '企业名称',
  region: `企业所在地区，${REGION_WORDS}`,
  count,
  amount: '已公开的人民币金额合计；不按金额排名的榜单为 null',
  unpriced: `${LEFT_OUT_WORDS.unpriced}；不按金额排名的榜单为 null`,
  foreign: `${LEFT_OUT_WORDS.foreign}；不按金额排名的榜单为 null`,
  doubted: `${LEFT_OUT_WORDS.doubted}；不按金额排名的榜单为 null`,
})
const boardWords = (count: string) =>
  ({
    request: { region: `只看这个省的企业，${REGION_WORDS}；不填为全国` },
    result: { records: ['上榜的企业，名次高的在前', leaderWords(count)] },
  }) as const
const platformWords = () => counterWords('平台的代码', '平台的名称', '这个平台的中标数')
const qualificationWords = () => counterWords('资质类别的代码', '资质类别的名称', '有这类资质的企业数')

export function statisticsWords(): GroupWords<typeof statistics> {
  return {
    virtualCount: {
      summary: '首页四项总量（站点配置的展示数）',
      result: {
        records: ['四项总量', { key: '总量的代码', label: '总量的名称', text: '显示的数字，如 50万+' }],
      },
    },
    yesterdayRefresh: {
      summary: '各类数据的今日更新数',
      result: { kind: '数据种类，如 company', label: '数据种类的名称', refreshCount: '今日更新数' },
    },
    boardCompany: { summary: '企业榜', ...boardWords('人员数') },
    boardPerformance: { summary: '业绩榜', ...boardWords('中标业绩数') },
    boardQualification: {
      summary: '资质榜',
      ...boardWords('资质数'),
      example: { region: '500000' },
    },
    boardWinning: { summary: '中标榜', ...boardWords('近 7 日中标次数') },
    biddingByProvince: {
      summary: '各省招标数量',
      result: counterWords('省份代码', '省份名称', '招标数'),
    },
    biddingByType: {
      summary: '各工程类型招标数量',
      result: counterWords('工程类型的代码', '工程类型的名称', '招标数'),
    },
    winningByPlatform: { summary: '各发布平台中标数量', result: platformWords() },
    personnelByPlatform: {
      summary: '各人员名录人数',
      result: counterWords('名录的代码', '名录的名称', '人数'),
    },
    qualificationByCompany: { summary: '各类资质企业数量', result: qualificationWords() },
    qualificationByCompanyV1: { summary: '各类资质企业数量（旧版）', result: qualificationWords() },
    companyByProvince: {
      summary: '各省企业数量',
      result: counterWords('省份代码', '省份名称', '企业数'),
    },
    collecting: {
      summary: '采集情况：各类数据有多少，今天采集多少，最近何时采集与核验',
      result: {
        kind: '数据种类，如 company',
        label: '数据种类的名称',
        total: '总数',
        todayCount: '今天采集的条数',
        collectedAt: '最近一次采集的时刻；没有数据为 null',
        checkedAt: '最近一次核验的时刻；没有核验过为 null',
      },
    },
    dataStatus: {
      summary: '数据现状：各类数据有多少、最新到哪天、填得有多全，按省份与来源',
      result: {
        computedAt: '统计的时刻；还没有统计为 null',
        kinds: [
          '各类数据',
          {
            kind: '数据种类，如 company',
            label: '数据种类的名称',
            ...loadedWords,
            share: '主要字段已填的比例，0 到 1；没有数据为 null',
            fields: [
              '主要字段',
              { key: '列名', label: '列的中文名', share: '有值的记录所占比例，0 到 1；没有数据为 null' },
            ],
            provinces: [
              '各省，多的在前',
              {
                code: '省份代码；地区不详为空字符串',
                label: '省份名称',
                ...loadedWords,
                share: '主要字段已填的比例，0 到 1',
              },
            ],
            sources: ['来源，多的在前，最多 20 个', { name: '来源名称', ...loadedWords }],
          },
        ],
      },
    },
    latestWinners: {
      summary: '近 7 日中标企业',
      result: { records: ['近 7 日中标的企业', leaderWords('近 7 日中标次数')] },
    },
  }
}
