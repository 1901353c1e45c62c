import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import { PERIODS } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { done, id, nothing, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'
import { type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from './words'

const periods = PERIODS.map(({ code }) => code)

/** What a list of articles is narrowed to. */
export const articleFilter = {
  category: z.optional(shortText(32)),
  tag: z.optional(shortText(32)),
  keyword: z.optional(shortText(64)),
  areaCode: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  period: z.optional(z.enum(periods)),
  sort: z._default(z.enum(['new', 'hot']), 'new'),
}

/** An article in a list. */
export function articleItem() {
  return z.object({
    id: z.string(),
    title: z.string(),
    remark: z.nullable(z.string()),
    channel: z.string(),
    channelName: z.string(),
    category: z.nullable(z.string()),
    categoryName: z.nullable(z.string()),
    labelList: z.array(z.string()),
    source: z.string(),
    region: z.nullable(z.string()),
    documentNumber: z.nullable(z.string()),
    issuer: z.nullable(z.string()),
    issuedOn: z.nullable(z.string()),
    effectiveOn: z.nullable(z.string()),
    expiresOn: z.nullable(z.string()),
    /** Whether a policy is in force; null for all else. */
    state: z.nullable(z.string()),
    views: z.int(),
    answers: z.int(),
    releaseTime: time(),
  })
}

const neighbour = () => z.nullable(z.object({ id: z.string(), title: z.string() }))

/** An article with its text. */
export function articleDetail() {
  return z.extend(articleItem(), {
    author: z.nullable(z.string()),
    method: z.string(),
    /** HTML that has been sanitised. */
    textBody: z.string(),
    previous: neighbour(),
    next: neighbour(),
  })
}

export const recommendRequest = { id: id(), pageSize: z._default(z.int().check(z.gte(1), z.lte(20)), 6) }

const DATA = '/jian-butler-data-biz'
const HUBS = ['policy', 'news', 'question'] as const

export const articles = {
  hot: endpoint({
    method: 'POST',
    path: `${DATA}/api/v1/notice/hotNoticePage`,
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, NoticeType: z._default(shortText(32), 'new') }),
    result: () => pageOf(articleItem()),
  }),
  recommend: endpoint({
    method: 'POST',
    path: `${DATA}/api/v1/notice/getNoticeRecommend`,
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  }),
  hotWords: endpoint({
    method: 'POST',
    path: `${DATA}/api/v1/notice/listNoticeHotWord`,
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ NoticeType: z.optional(shortText(32)) }),
    result: () => z.array(z.object({ word: z.string(), count: z.int() })),
  }),
  labels: endpoint({
    method: 'POST',
    path: `${DATA}/api/v1/notice/getNoticeLable`,
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ NoticeType: z.optional(shortText(32)) }),
    result: () => z.array(z.object({ name: z.string(), count: z.int() })),
  }),
  changeLogOne: endpoint({
    method: 'POST',
    path: `${DATA}/admin/notice/getAdminNoticeDetail`,
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        title: z.string(),
        remark: z.nullable(z.string()),
        labelList: z.array(z.string()),
        textBody: z.string(),
        releaseTime: time(),
      }),
    errors: ['30003'],
  }),
  hubPage: endpoint({
    method: 'POST',
    path: `${DATA}/substation/notice/getSubstationNoticePage`,
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({ ...pageRequest, ...articleFilter, type: z._default(z.enum(HUBS), 'news') }),
    result: () => pageOf(articleItem()),
  }),
  hubHot: endpoint({
    method: 'POST',
    path: `${DATA}/substation/notice/hotSubstationNoticePage`,
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...pageRequest,
        areaCode: articleFilter.areaCode,
        type: z._default(z.enum(HUBS), 'news'),
      }),
    result: () => pageOf(articleItem()),
  }),
  hubRecommend: endpoint({
    method: 'POST',
    path: `${DATA}/substation/notice/getSubstationNoticeRecommend`,
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  }),
  view: endpoint({
    method: 'POST',
    path: `${DATA}/api/v1/notice/addNoticeView`,
    access: 'optional',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['30003', '00429'],
  }),
  seo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/seorecormmend/getSeoRecommend',
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject({ channel: z.optional(shortText(64)) }),
    result: () => z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  periods: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/sysDateoption/getDataOptionByType',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ code: z.string(), name: z.string(), days: z.int() })),
  }),
}

export const articleWords = {
  id: '文章编号',
  title: '标题',
  remark: '摘要',
  channel: '所在栏目',
  channelName: '栏目的名称',
  category: '栏目内分类的代码',
  categoryName: '分类的名称',
  labelList: '标签',
  source: '来源',
  region: '所说省份的代码；null 为全国',
  documentNumber: '文号或标准编号',
  issuer: '发文机关',
  issuedOn: '成文或发布日期，YYYY-MM-DD',
  effectiveOn: '施行日期',
  expiresOn: '失效日期；null 为没有或未知',
  state: '是否有效，文字；不是政策时为 null',
  views: '阅读次数',
  answers: '回答数；不是问题时为 0',
  releaseTime: '发布时刻',
} as const

const neighbourWords = { id: '文章编号', title: '标题' } as const

export const articleDetailWords = {
  ...articleWords,
  author: '作者；没有署名为 null',
  method: '成文方式：written 编辑撰写，digest 公开文件整理，statistics 收录数据统计',
  textBody: '正文 HTML，已去除脚本与样式',
  previous: ['同栏目的上一篇；没有为 null', neighbourWords],
  next: ['同栏目的下一篇；没有为 null', neighbourWords],
} as const

export const filterWords = {
  category: '分类的代码',
  tag: '标签',
  keyword: '全文检索的关键词',
  areaCode: `省份：${REGION_WORDS}；分站的栏目含全国通用的内容`,
  period: '发布时间：week 近一周，month 近一个月，quarter 近三个月，year 近一年',
  sort: '排序：new 最新，hot 最热',
} as const

export const recommendWords = { id: '文章编号', pageSize: '至多几篇' } as const

const channelWords = '栏目，如 new 新闻资讯'
const hubWords = '哪一类：policy 政策，news 资讯，question 问答'

export function articlesWords(): GroupWords<typeof articles> {
  return {
    hot: {
      summary: '一个栏目中阅读最多的文章',
      request: { ...pageRequestWords, NoticeType: channelWords },
      result: pageWords('文章', articleWords),
    },
    recommend: {
      summary: '与一篇文章相关的文章，按共同的标签与用词排列',
      request: recommendWords,
      result: articleWords,
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    hotWords: {
      summary: '资讯的热门词',
      request: { NoticeType: channelWords },
      result: { word: '热门词', count: '含有它的文章数' },
    },
    labels: {
      summary: '文章的标签',
      request: { NoticeType: channelWords },
      result: { name: '标签', count: '文章数' },
    },
    changeLogOne: {
      summary: '更新日志的一条',
      request: { id: '日志编号' },
      result: {
        id: '日志编号',
        title: '更新的标题',
        remark: '更新的说明',
        labelList: '更新的标签',
        textBody: '正文 HTML，已去除脚本与样式',
        releaseTime: '发布时刻',
      },
      example: { id: 'c-001' },
    },
    hubPage: {
      summary: '城市分站的文章',
      request: { ...pageRequestWords, ...filterWords, type: hubWords },
      result: pageWords('文章', articleWords),
    },
    hubHot: {
      summary: '城市分站阅读最多的文章',
      request: { ...pageRequestWords, areaCode: filterWords.areaCode, type: hubWords },
      result: pageWords('文章', articleWords),
    },
    hubRecommend: {
      summary: '城市分站中与一篇文章相关的文章',
      request: recommendWords,
      result: articleWords,
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    view: {
      summary: '记录一次阅读：计入阅读次数，登录的会员同时记入阅读历史',
      request: { id: '文章编号' },
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    seo: {
      summary: '栏目之间的推荐链接',
      request: { channel: '正在看的栏目，不再推荐它' },
      result: { name: '链接的文字', url: '链接的地址' },
    },
    periods: {
      summary: '发布时间的可选范围',
      result: { code: '范围的代码', name: '范围的名称', days: '天数' },
    },
  }
}
