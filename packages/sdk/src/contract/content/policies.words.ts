import { type GroupWords, pageRequestWords, pageWords } from '../words'
import { articleDetailWords, articleWords, filterWords, recommendWords } from './articles.words'
import type { policies } from './policies.contract'

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
    list: pageOfArticles('资讯与政策的列表，可按栏目、分类、标签、地区、时间与关键词'),
    hubPage: pageOfArticles('城市分站的资讯与政策'),
    center: pageOfArticles('政策中心的列表'),
    outcomes: pageOfArticles('全文搜索的结果'),
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
    removeHistory: {
      summary: '从阅读历史中移除一篇，或清空',
      request: { id: '文章编号；不填为清空全部' },
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
