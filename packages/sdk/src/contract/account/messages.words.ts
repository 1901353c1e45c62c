import { type GroupWords, pageRequestWords, pageWords } from '../words'
import type { messages } from './messages.contract'

const KIND_WORDS =
  '消息种类：order 订单，invoice 发票，membership 会员，posting 发布，correction 纠错，consultation 咨询，subscription 订阅，reminder 到期提醒'

export function messagesWords(): GroupWords<typeof messages> {
  return {
    list: {
      summary: '我的消息，新的在前，可按种类筛选，或只看未读',
      request: { ...pageRequestWords, kind: KIND_WORDS, onlyUnread: '只看未读' },
      result: {
        ...pageWords('消息', {
          id: '消息编号',
          kind: KIND_WORDS,
          title: '标题',
          body: '正文',
          link: '查看详情的地址，是站内路径',
          isRead: '已读',
          createTime: '发送的时刻',
        }),
        kinds: ['各种类的消息数', { kind: KIND_WORDS, total: '总数', unread: '未读数' }],
      },
    },
    markRead: {
      summary: '标为已读：一条、几条，或不填编号即全部；他人的消息不受影响',
      request: { ids: '消息编号，一次至多 100 个；不填为全部', until: '只标这一时刻及以前的消息' },
      result: { messageUnreadNum: '剩余的未读消息数' },
    },
  }
}
