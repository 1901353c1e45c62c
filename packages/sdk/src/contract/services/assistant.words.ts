import { recordRefWords } from '../account/collect.contract'
import type { GroupWords } from '../words'
import type { assistant } from './assistant.contract'

const PNG = () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const USER_WORDS = '保留，可不填'

const ratingWords = '评价：like 赞、dislike 踩；没有评价时为 null'

export function assistantWords(): GroupWords<typeof assistant> {
  return {
    rate: {
      summary: '评价一条回答：赞、踩，或取消',
      request: {
        message_id: '回答所在的消息编号',
        rating: '评价：like 赞，dislike 踩，none 取消',
        content: '评价的理由',
        user: USER_WORDS,
      },
      example: { message_id: 'made-up', rating: 'like' },
    },
    upload: {
      summary: '上传一张图片，供提问时附带：jpeg、png、gif、bmp 或 webp，不超过 1 MB',
      request: { file: '图片文件，不超过 1 MB', user: USER_WORDS },
      result: {
        id: '图片编号，提问时放在 files 中',
        name: '图片的文件名',
        size: '图片的字节数',
        mime_type: '图片类型，如 image/png',
        created_at: '上传时刻',
      },
      example: { file: { name: 'a.png', mimeType: 'image/png', bytes: PNG() } },
    },
    conversations: {
      summary:
        '我的会话，最近使用的在前；data 是 JSON 文本，其中 data 为会话列表，answered_by 为 rules（按规则查询本站数据）或 model（大语言模型）',
      request: { last_id: '上一页最后一个会话的编号', limit: '每页的会话数', user: USER_WORDS },
    },
    rename: {
      summary: '重命名一个会话',
      request: { conversation_id: '会话编号', name: '会话的新名称', user: USER_WORDS },
      example: { conversation_id: 'made-up', name: '桥梁' },
    },
    remove: {
      summary: '删除一个会话及其全部消息',
      request: { conversationId: '会话编号' },
      example: { conversationId: 'made-up' },
    },
    messages: {
      summary: '一个会话的消息，早的在前，最多最近 200 条',
      request: { conversationId: '会话编号' },
      result: {
        id: '消息编号',
        query: '提出的问题',
        answer: '回答的全文',
        rating: ratingWords,
        state: '回答的状态：answering 正在生成，whole 完整，stopped 由用户停止，failed 出错（没有文字）',
        error_code: '出错时的错误码；出错时回答不保留',
        files: '随问题附带的图片编号',
        created_at: '提问时刻',
      },
      example: { conversationId: 'made-up' },
    },
    chat: {
      summary: '提问，回答逐段返回（text/event-stream）；每人同时最多 2 个，每分钟最多 20 个',
      request: {
        query: '问题',
        conversation_id: '接着哪个会话提问；不填或空字符串为新会话',
        auto_generate_name: '可以填写，不影响结果：会话以第一个问题命名',
        files: [
          '附带的图片：由上传得到的编号，或下面这样的一项',
          {
            transfer_method: '固定为 local_file',
            type: '固定为 image',
            upload_file_id: '图片编号，由上传得到',
          },
        ],
        inputs: '可以填写，不影响结果',
        response_mode: '固定为 streaming：回答总是逐段返回',
        user: USER_WORDS,
      },
      result: {
        event:
          '事件：message 一段文字，message_replace 替换为全文，message_end 结束，error 出错，ping 仍在生成',
        answer: 'message 时为回答的一段，message_replace 时为至此的全文，error 时为给用户看的说明',
        conversation_id: '会话编号，接着提问时用',
        message_id: '这条回答的消息编号',
        task_id: '任务编号，用于停止',
        rating: ratingWords,
        error_code: '出错时的错误码，事件流到此结束',
        stopped: 'message_end 时：由用户停止',
        records: ['这段文字说到的数据', recordRefWords],
      },
      example: { query: '重庆最近有哪些桥梁招标' },
    },
    stop: {
      summary: '停止一个正在生成的回答；已生成的内容保留',
      request: { taskId: '任务编号，即事件中的 task_id', user: USER_WORDS },
      example: { taskId: 'made-up' },
    },
  }
}
