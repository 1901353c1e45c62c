import { type GroupWords, pageRequestWords, pageWords, REGION_WORDS } from '../words'
import type { articles } from './articles.contract'

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
  amendment: '最近一次修正，文字；没有或未知为 null',
  replacedBy: '替代它的文件的文号；没有为 null',
  state: '是否有效，文字；不是政策时为 null',
  replacement: '已被替代时由哪份文件替代，文字；没有为 null',
  cover: '封面图在门户上的路径；没有为 null',
  views: '阅读次数',
  answers: '回答数；不是问题时为 0',
  releaseTime: '发布时刻',
} as const

const documentWords = {
  documentNumber: '文号或标准编号',
  id: '文章编号；没有收录为 null',
  channel: '所在栏目；没有收录为 null',
  title: '标题；没有收录为 null',
  effectiveOn: '施行日期；没有收录或未知为 null',
} as const

const neighbourWords = { id: '文章编号', title: '标题' } as const

export const articleDetailWords = {
  ...articleWords,
  author: '作者；没有署名为 null',
  method: '成文方式：written 编辑撰写，digest 公开文件整理，fulltext 公开文件全文，statistics 收录数据统计',
  successor: ['替代它的文件；没有为 null', documentWords],
  predecessors: ['被它替代的、已收录的文件', documentWords],
  textBody:
    '正文 HTML，已去除脚本与样式；标题与法条带有 id，可用作锚点；独占一段的 [[chart:名称]] 是收录数据图表的位置',
  outline: [
    '目录：正文中的标题与法条，按先后',
    { id: '锚点', text: '目录的文字', level: '层级：2 至 4 为标题，5 为法条' },
  ],
  previous: ['同栏目的上一篇；没有为 null', neighbourWords],
  next: ['同栏目的下一篇；没有为 null', neighbourWords],
} as const

export const filterWords = {
  category: '分类的代码',
  tag: '标签',
  keyword: '全文搜索的关键词',
  areaCode: `省份：${REGION_WORDS}；分站的栏目含全国通用的内容`,
  period: '发布时间，政策与标准按成文日期：week 近一周，month 近一个月，quarter 近三个月，year 近一年',
  group: '没有给出栏目时，只看这一类：news 资讯，policy 政策与标准，question 问答',
  sort: '排序：new 最新，政策与标准按成文日期；hot 最热；best 标题含关键词的在前；effective 按施行日期',
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
    suggestion: {
      summary: '输入过程中的内容联想：资讯、政策、问答各有多少篇，另给出至多 3 个标题',
      request: { keyword: '已输入的关键词' },
      result: {
        groups: [
          '有命中的类别',
          {
            key: '类别：news、policy 或 question',
            label: '类别的名称',
            total: '命中的篇数',
            url: '列表的地址',
          },
        ],
        titles: [
          '最先列出的几篇，标题含关键词的在前',
          { id: '文章编号', title: '标题', groupName: '类别的名称', url: '文章的地址' },
        ],
      },
      example: { keyword: '资质' },
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
      example: { id: 'c-2026-11-20-1' },
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
