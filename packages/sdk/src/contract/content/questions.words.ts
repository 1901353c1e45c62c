import { type GroupWords, pageRequestWords, pageWords } from '../words'
import { articleDetailWords, articleWords, filterWords, recommendWords } from './articles.words'
import type { questions, standards } from './questions.contract'

const categoryWords = {
  id: '分类编号',
  code: '分类的代码，用于列表地址',
  name: '分类的名称',
  parentId: '上级分类；第一级为 null',
} as const

const pageOfQuestions = (summary: string) => ({
  summary,
  request: { ...pageRequestWords, ...filterWords, channel: '问答栏目；默认全部问答' },
  result: pageWords('问题', articleWords),
})

export function questionsWords(): GroupWords<typeof questions> {
  return {
    index: pageOfQuestions('首页的问答'),
    list: pageOfQuestions('问题的列表'),
    select: pageOfQuestions('按条件查找问题'),
    types: {
      summary: '问答的栏目与分类',
      result: {
        channel: '栏目',
        channelName: '栏目的名称',
        count: '问题数',
        categories: ['栏目的分类', categoryWords],
      },
    },
    recommend: {
      summary: '相关的问题',
      request: recommendWords,
      result: articleWords,
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    problem: {
      summary: '一个问题',
      request: { id: '问题编号' },
      result: articleDetailWords,
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    answers: {
      summary: '一个问题的回答，采纳的在前',
      request: { ...pageRequestWords, id: '问题编号' },
      result: pageWords('回答', {
        id: '回答编号',
        author: '回答者',
        authorTitle: '回答者的身份',
        textBody: '回答 HTML，已去除脚本与样式',
        basis: '依据；没有为 null',
        accepted: '是否已采纳',
        answerTime: '回答的时刻',
      }),
      example: ({ noticeId }) => ({ id: noticeId }),
    },
    keys: { summary: '问答的关键词', result: { name: '关键词', count: '问题数' } },
  }
}

export function standardsWords(): GroupWords<typeof standards> {
  return {
    types: {
      summary: '资质标准的第一级分类',
      result: { ...categoryWords, count: '标准数' },
    },
    children: {
      summary: '资质标准的下级分类；没有下级时为空',
      request: { parentId: '上级分类的编号' },
      result: { ...categoryWords, count: '标准数' },
      example: { parentId: 'qualification-general' },
    },
  }
}
