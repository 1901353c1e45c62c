import type { GroupWords } from '../words'
import type { consultChat } from './consult-chat.contract'

const PRESENCE = {
  isServiceTime: '现在是否在服务时间内',
  isStaffed: '现在是否有客服在线',
  serviceHours: '服务时间，如“周一至周五 9:00–18:00”',
}

const MESSAGE = {
  seq: '消息在会话内的序号，从 1 递增',
  isFromStaff: '是否客服所发',
  text: '文字；图片消息为 null',
  picture: [
    '图片；文字消息为 null',
    { href: '图片的路径，以令牌 GET', width: '宽，像素', height: '高，像素' },
  ],
  createTime: '发送的时刻',
} as const

export function consultChatWords(): GroupWords<typeof consultChat> {
  return {
    gen: {
      summary: '打开在线咨询：由谁提供、未读答复数、是否有客服在线',
      result: { provider: '提供者：embedded 为本站会话', unread: '未读的客服答复数', ...PRESENCE },
    },
    messages: {
      summary: '我的在线咨询消息，早的在前，一次最多 50 条',
      request: { after: '只要此序号之后的；不填为最近的', before: '只要此序号之前的' },
      result: {
        records: ['消息', MESSAGE],
        hasEarlier: '之前还有消息',
        readSeq: '已读到的序号',
        ...PRESENCE,
      },
    },
    send: {
      summary: '发送一条文字消息；每分钟最多 20 条，每天最多 300 条',
      request: { key: '这条消息的编号，由调用方给出；同一编号只发送一次', text: '文字，最多 1000 字' },
      result: MESSAGE,
      example: { key: 'k1', text: '请问怎样开发票' },
    },
    sendPicture: {
      summary: '发送一张图片：jpeg、png、gif 或 webp，不超过 700 KB；每天最多 30 张',
      request: { key: '这条消息的编号，由调用方给出；同一编号只发送一次', content: '图片的 base64' },
      result: MESSAGE,
      example: {
        key: 'k2',
        content:
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
    },
    read: {
      summary: '把客服的答复标为已读',
      request: { seq: '已读到的序号' },
      example: { seq: 0 },
    },
  }
}
