import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import * as z from 'zod/mini'
import {
  articleDetail,
  articleDetailWords,
  articleFilter,
  articleItem,
  articleWords,
  filterWords,
  recommendRequest,
  recommendWords,
} from './articles.contract'
import { done, id, nothing, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'
import { type GroupWords, pageRequestWords, pageWords } from './words'

const at = (name: string) => `/jian-butler-portal-biz/newsPolicy/${name}`

const list = { ...pageRequest, ...articleFilter, channel: z.optional(shortText(64)) }

const page = (name: string) =>
  endpoint({
    method: 'POST',
    path: at(name),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(list),
    result: () => pageOf(articleItem()),
  })

const detail = (name: string) =>
  endpoint({
    method: 'POST',
    path: at(name),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: articleDetail,
    errors: ['30003'],
  })

const recommend = (name: string) =>
  endpoint({
    method: 'POST',
    path: at(name),
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  })

export const policies = {
  page: page('pageNewsPolicy'),
  hubPage: page('pageSubstationNewsPolicy'),
  center: page('pageNewsPolicyCenter'),
  outcomes: page('getNewsPolicyNewOutcomePage'),
  newestFree: page('getNewsPolicyNewListFree'),
  newest: endpoint({
    method: 'POST',
    path: at('getNewsPolicyNewList'),
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject(list),
    result: () => pageOf(articleItem()),
  }),
  detail: detail('getNewsPolicyDetail'),
  hubDetail: detail('getNewsPolicyDetailSub'),
  recommend: recommend('getNewsPolicyRecommend'),
  hubRecommend: recommend('getSubstationNewsPolicyRecommend'),
  centerCounts: endpoint({
    method: 'POST',
    path: at('listNewsPolicyCenterCount'),
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.array(
        z.object({
          channel: z.string(),
          channelName: z.string(),
          count: z.int(),
          categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
        }),
      ),
  }),
  methods: endpoint({
    method: 'POST',
    path: at('getNewsExtractionMethodType'),
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  addHistory: endpoint({
    method: 'POST',
    path: at('addMemberViewHistory'),
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['30003', '00429'],
  }),
  history: endpoint({
    method: 'POST',
    path: at('pageMemberViewHistory'),
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () =>
      pageOf(
        z.object({
          id: z.string(),
          title: z.string(),
          channel: z.string(),
          releaseTime: time(),
          viewTime: time(),
        }),
      ),
  }),
}

const listWords = {
  ...pageRequestWords,
  ...filterWords,
  channel: '栏目，如 policy2 国家政策；不写为全部栏目',
} as const

const pageOfArticles = (summary: string) => ({
  summary,
  request: listWords,
  result: pageWords('文章', articleWords),
})

const oneArticle = (summary: string) => ({
  summary,
  request: { id: '文章编号' },
  result: articleDetailWords,
  example: ({ noticeId }: { readonly noticeId: string }) => ({ id: noticeId }),
})

const related = (summary: string) => ({
  summary,
  request: recommendWords,
  result: articleWords,
  example: ({ noticeId }: { readonly noticeId: string }) => ({ id: noticeId }),
})

export function policiesWords(): GroupWords<typeof policies> {
  return {
    page: pageOfArticles('资讯与政策的列表，可按栏目、分类、标签、地区、时间与关键词'),
    hubPage: pageOfArticles('城市分站的资讯与政策'),
    center: pageOfArticles('政策中心的列表'),
    outcomes: pageOfArticles('全文检索的结果'),
    newestFree: pageOfArticles('最新资讯，不登录也可看'),
    newest: pageOfArticles('最新资讯，可加密返回'),
    detail: oneArticle('一篇资讯、政策或问题的全文，带上一篇与下一篇'),
    hubDetail: oneArticle('城市分站的一篇全文'),
    recommend: related('与一篇资讯或政策相关的内容'),
    hubRecommend: related('城市分站中与一篇资讯或政策相关的内容'),
    centerCounts: {
      summary: '各栏目与分类的文章数',
      result: {
        channel: '栏目',
        channelName: '栏目的名称',
        count: '文章数',
        categories: ['有文章的分类', { code: '分类的代码', name: '分类的名称', count: '文章数' }],
      },
    },
    methods: { summary: '文章的成文方式', result: { code: '方式的代码', name: '方式的名称' } },
    addHistory: {
      summary: '记入阅读历史',
      request: { id: '文章编号' },
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    history: {
      summary: '我的阅读历史，最近读的在前',
      request: pageRequestWords,
      result: pageWords('文章', {
        id: '文章编号',
        title: '标题',
        channel: '所在栏目',
        releaseTime: '发布时刻',
        viewTime: '最近一次阅读的时刻',
      }),
    },
  }
}
