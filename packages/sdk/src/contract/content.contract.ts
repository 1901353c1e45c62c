import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import * as z from 'zod/mini'
import { atLeast, atMost, done, fen, id, nothing, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'

const counted = () => z.object({ key: z.string(), label: z.string(), count: z.int() })

const leader = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    region: z.nullable(z.string()),
    count: z.int(),
    /** Sum in fen where the board is about money; null else. */
    amount: z.nullable(fen()),
  })

// @__NO_SIDE_EFFECTS__
function board(name: string, summary: string) {
  return endpoint({
    method: 'POST',
    path: `/leaderboard/listLeaderboard${name}`,
    summary,
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ region: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    result: () => z.object({ records: z.array(leader()) }),
  })
}

// @__NO_SIDE_EFFECTS__
function counts(path: string, summary: string, method: 'POST' | 'GET' = 'POST') {
  return endpoint({
    method,
    path,
    summary,
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(counted()),
  })
}

export const statistics = {
  virtualCount: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/project/company/listVirtualCount',
    summary: '首页四项总量（站点配置的展示数）',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({ records: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })) }),
  }),
  yesterdayRefresh: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/company/dynamic/listYesterdayRefresh',
    summary: '各类数据的今日更新数',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ kind: z.string(), label: z.string(), refreshCount: z.int() })),
  }),
  boardCompany: board('Company', '企业榜'),
  boardPerformance: board('Performance', '业绩榜'),
  boardQualification: board('Qualification', '资质榜'),
  boardWinning: board('Winning', '中标榜'),
  biddingByProvince: endpoint({
    method: 'POST',
    path: '/statistics/getTotalBiddingStatisticsByProvince',
    summary: '各省招标数量',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(counted()),
  }),
  biddingByType: endpoint({
    method: 'POST',
    path: '/statistics/getTotalBiddingStatisticsByBidType',
    summary: '各工程类型招标数量',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(counted()),
  }),
  winningByPlatform: counts('/statistics/getTotalWinningByPlatform', '各发布平台中标数量'),
  personnelByPlatform: counts('/statistics/getTotalPersonnelByPlatform', '各人员名录人数'),
  qualificationByCompany: counts('/statistics/getTotalQualificationByCompany', '各类资质企业数量'),
  qualificationByCompanyV1: counts(
    '/statistics/getTotalQualificationByCompanyV1',
    '各类资质企业数量（旧版）',
    'GET',
  ),
  companyByProvince: counts('/statistic/getLocationCompany', '各省企业数量'),
  latestWinners: endpoint({
    method: 'POST',
    path: '/statistic/latest7DaysWinningCompany',
    summary: '近 7 日中标企业',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.object({ records: z.array(leader()) }),
  }),
}

export const content = {
  hotCompanies: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/homePage/selectHotCompany',
    summary: '热门企业，至多 9 家',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.array(
        z.object({
          cid: z.string(),
          name: z.string(),
          allWinningCount: z.int(),
          qualificationCount: z.int(),
          personnelCount: z.int(),
          creditCount: z.int(),
          /** Three parts with semicolons: project; amount in fen; date of the latest bid. */
          winning: z.nullable(z.string()),
        }),
      ),
  }),
  hotSearches: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/homePage/selectHotSearch',
    summary: '热门搜索词，至多 9 个',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ word: z.string(), kind: z.string() })),
  }),
  friendLinks: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/friendChain/list',
    summary: '友情链接',
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject({ columns: z.optional(shortText(32)), ...pageRequest }),
    result: () =>
      z.array(
        z.object({
          name: z.string(),
          url: z.string(),
          columns: z.string(),
          location: z.enum(['up', 'down', 'split']),
        }),
      ),
  }),
  banners: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/banner/listBanner',
    summary: '广告位',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () =>
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          positionKey: z.string(),
          enable: z.boolean(),
          /** JSON text of a list of {id, link, url, uid}. */
          url: z.string(),
          width: z.nullable(z.int()),
          height: z.nullable(z.int()),
        }),
      ),
  }),
  bannerClick: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/banner/click',
    summary: '记录一次广告点击',
    access: 'optional',
    idempotent: false,
    request: () =>
      z.strictObject({
        ids: z.array(id()).check(atLeast(1), atMost(20)),
        link: z.optional(shortText(500)),
        scode: z.optional(shortText(64)),
        type: z.literal(1),
      }),
    result: done,
  }),
  location: endpoint({
    method: 'POST',
    path: '/location/getUserLocationByIp',
    summary: '按 IP 估计的所在地',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.object({ province: z.string(), provinceCode: z.string(), location: z.string() }),
  }),
  areas: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/dictionary/getProvinceAreaList',
    summary: '行政区划；addressType 1 省，2 省市，3 省市县',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ addressType: z._default(z.int().check(z.gte(1), z.lte(3)), 2) }),
    result: () =>
      z.array(
        z.object({ code: z.string(), name: z.string(), parentCode: z.nullable(z.string()), level: z.int() }),
      ),
  }),
  bottomInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/bottomRecommendation/getBottomInfoByTypeEnum',
    summary: '其他更新信息：某类查询的最新数据与百科，各至多 9 条',
    access: 'none',
    idempotent: true,
    timeout: 500,
    /** The first segment of a query's list: qiye, siku. */
    request: () => z.strictObject({ type: shortText(32) }),
    result: () =>
      z.object({
        data: z.array(z.object({ id: z.string(), title: z.string(), expired: z.boolean() })),
        encyclopedia: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
  }),
  news: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/getNoticePage',
    summary: '资讯列表',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ NoticeType: z._default(shortText(32), 'new'), ...pageRequest }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            remark: z.nullable(z.string()),
            releaseTime: time(),
          }),
        ),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
      }),
  }),
  notice: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/getNoticeById',
    summary: '一篇资讯的全文',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        title: z.string(),
        remark: z.nullable(z.string()),
        labelList: z.array(z.string()),
        /** HTML of our own making: headings, paragraphs and lists only. */
        textBody: z.string(),
        releaseTime: time(),
      }),
    errors: ['30003'],
  }),
  changeLog: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/admin/notice/getAdminGetNoticeList',
    summary: '更新日志',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ platformType: z._default(shortText(16), 'PC'), ...pageRequest }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            remark: z.nullable(z.string()),
            labelList: z.array(z.string()),
            releaseTime: time(),
          }),
        ),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
      }),
  }),
}
