import { MAX_REPORT_MAILS, REPORT_STATE_NAMES, REPORT_STATES } from '@zhushutong/domain/mall'
import { type GroupWords, pageRequestWords, pageWords } from '../words'
import type { dataReports } from './data-reports.contract'

const reportWords = {
  resourceId: '报告编号',
  title: '报告名称',
  productId: '所属数据产品的编号',
  place: '地区代码，全国为 000000',
  state: `状态：${REPORT_STATES.map((state) => `${state} ${REPORT_STATE_NAMES[state]}`).join('，')}`,
  step: '已生成的章节数',
  steps: '全部章节数',
  orderId: '购买它的订单编号',
  fileName: '文件名',
  size: '文件的字节数；未生成为 null',
  createTime: '付款后开始生成的时刻',
  finishTime: '生成完成的时刻',
  expireTime: '文件保留到何时',
}

const report = { resourceId: '报告编号' } as const
const example = { resourceId: 'made-up' } as const

export function dataReportsWords(): GroupWords<typeof dataReports> {
  return {
    list: {
      summary: '我的数据报告，最新的在前',
      request: pageRequestWords,
      result: pageWords('报告', reportWords),
    },
    status: { summary: '一份报告的状态与进度', request: report, result: reportWords, example },
    url: {
      summary: '一份报告的下载路径',
      request: report,
      result: {
        url: '下载路径，带令牌 GET，支持 Range',
        fileName: '文件名',
        size: '文件的字节数',
        expireTime: '文件保留到何时',
      },
      example,
    },
    retry: { summary: '重新生成一份失败的报告，从中断处继续', request: report, result: reportWords, example },
    mail: {
      summary: `把生成好的报告寄到邮箱，24 小时内最多 ${MAX_REPORT_MAILS} 次`,
      request: { ...report, email: '收件邮箱，一个' },
      result: { left: '24 小时内还可以寄的次数' },
      example: { resourceId: 'made-up', email: 'buyer@example.com' },
    },
    remove: { summary: '删除一份已生成的报告及其文件', request: report, example },
  }
}
