import {
  ANSWERED_BY,
  checkUpload,
  MAX_CONVERSATION_NAME,
  MAX_PICTURES,
  MAX_QUESTION,
  MAX_UPLOAD_BYTES,
  UPLOAD_TEXTS,
} from '@zhushutong/domain/assistant'
import * as z from 'zod/mini'
import { recordRef, recordRefWords } from './collect.contract'
import { atMost, done, id, shortText, time } from './common'
import { endpoint, streaming, uploading } from './endpoint'
import type { GroupWords } from './words'

/** The kinds of event of a chat; a ping only says that the answer is still being generated. */
export const CHAT_EVENTS = ['message', 'message_replace', 'message_end', 'error', 'ping'] as const

/** The states of an answer: in progress, complete, stopped by the user, or failed (then it has no text). */
export const MESSAGE_STATES = ['answering', 'whole', 'stopped', 'failed'] as const

const chatEvent = () =>
  z.object({
    event: z.enum(CHAT_EVENTS),
    /** A piece of the answer; with message_replace the whole answer so far; with error the message for the user. */
    answer: z.string(),
    conversation_id: z.nullable(z.string()),
    message_id: z.nullable(z.string()),
    task_id: z.nullable(z.string()),
    rating: z.nullable(z.string()),
    /** A code of the error catalogue; the stream ends. */
    error_code: z.nullable(z.string()),
    /** With message_end: the user stopped the answer. */
    stopped: z.optional(z.boolean()),
    /** The records that this piece of the answer tells; each counts as one that was read (REA-01). */
    records: z.optional(z.array(z.object(recordRef()))),
  })

const user = () => z.optional(shortText(200))

/** A file of a question, in the document's words. */
const uploadedFile = () =>
  z.strictObject({
    transfer_method: z.literal('local_file'),
    type: z.literal('image'),
    upload_file_id: id(),
  })

const MAX_INPUTS = 20

const inputs = () =>
  z
    .record(z.string().check(atMost(64)), z.union([shortText(1000), z.number(), z.boolean(), z.null()]))
    .check(z.refine((value) => Object.keys(value).length <= MAX_INPUTS, `最多 ${MAX_INPUTS} 项`))

/** An uploaded file: at most 1 MB, an image by both its declared type and its first bytes (VAL-17). */
const uploadPart = () =>
  z
    .strictObject({
      name: shortText(200),
      mimeType: shortText(100),
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '文件内容应为字节（Uint8Array）'),
    })
    .check(({ value, issues }) => {
      const { mimeType, bytes } = value
      const problem = checkUpload({ mimeType, size: bytes.length, head: bytes })
      if (problem) issues.push({ code: 'custom', input: value, message: UPLOAD_TEXTS[problem] })
    })
export type UploadPart = z.output<ReturnType<typeof uploadPart>>

/** The content of the JSON text `conversations`, the latest used first. */
export function conversationList() {
  return z.object({
    limit: z.int(),
    has_more: z.boolean(),
    /** The maker of the answers; a gateway of another make may leave it out (AI-13). */
    answered_by: z.optional(z.enum(ANSWERED_BY)),
    data: z.array(z.object({ id: z.string(), name: z.string(), created_at: time(), updated_at: time() })),
  })
}

/** The assistant (AI-01 to AI-05): its field names are those of Dify. */
export const assistant = {
  rate: endpoint({
    method: 'POST',
    path: '/jian-butler-api-biz/deepSeek/v1/messages',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        message_id: id(),
        rating: z.enum(['like', 'dislike', 'none']),
        /** A comment on the answer. */
        content: z.optional(shortText(500)),
        user: user(),
      }),
    result: done,
    errors: ['30003'],
  }),
  upload: uploading({
    method: 'POST',
    path: '/jian-butler-api-biz/deepSeek/v1/upload',
    access: 'token',
    idempotent: false,
    timeout: 60_000,
    multipart: { name: 'file', maxBytes: MAX_UPLOAD_BYTES, tooLarge: UPLOAD_TEXTS['too-large'] },
    request: () => z.strictObject({ file: uploadPart(), user: user() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        /** Bytes. */
        size: z.int(),
        mime_type: z.string(),
        created_at: time(),
      }),
    errors: ['00429'],
  }),
  conversations: endpoint({
    method: 'GET',
    path: '/jian-butler-api-biz/deepSeek/v1/conversations',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** The last conversation of the previous page. */
        last_id: z.optional(id()),
        limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
        user: user(),
      }),
    result: () => z.string(),
    errors: ['30003'],
  }),
  rename: endpoint({
    method: 'POST',
    path: '/jian-butler-api-biz/deepSeek/v1/conversations',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        conversation_id: id(),
        name: z.string().check(z.regex(/\S/), atMost(MAX_CONVERSATION_NAME)),
        user: user(),
      }),
    result: done,
    errors: ['30003'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/jian-butler-api-biz/deepSeek/v1/conversations/{conversationId}',
    access: 'token',
    // Not idempotent: a second removal finds no conversation.
    idempotent: false,
    request: () => z.strictObject({ conversationId: id() }),
    result: done,
    errors: ['30003'],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/jian-butler-api-biz/deepSeek/v1/messages/{conversationId}',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ conversationId: id() }),
    result: () =>
      z.array(
        z.object({
          id: z.string(),
          query: z.string(),
          answer: z.string(),
          rating: z.nullable(z.string()),
          state: z.enum(MESSAGE_STATES),
          error_code: z.nullable(z.string()),
          /** Ids of the uploads attached to the question. */
          files: z.array(z.string()),
          created_at: time(),
        }),
      ),
    errors: ['30003'],
  }),
  chat: streaming({
    method: 'POST',
    path: '/jian-butler-api-biz/deepSeek/v1/chat-stream',
    access: 'token',
    reads: 'records',
    idempotent: false,
    timeout: 30_000,
    request: () =>
      z.strictObject({
        query: z.string().check(z.regex(/\S/), atMost(MAX_QUESTION)),
        /** Continues a conversation; absent or '': starts a new one. */
        conversation_id: z.optional(z.union([id(), z.literal('')])),
        /** Accepted, and without effect: a conversation is named from its first question. */
        auto_generate_name: z.optional(z.boolean()),
        /** Uploads: their ids, or as the document writes them. */
        files: z._default(z.array(z.union([id(), uploadedFile()])).check(atMost(MAX_PICTURES)), []),
        /** Accepted, and without effect: the question is all that the answer depends on. */
        inputs: z.optional(inputs()),
        /** Accepted: answers are always streamed. */
        response_mode: z.optional(z.enum(['streaming'])),
        user: user(),
      }),
    streams: chatEvent,
    errors: ['30003', '00429'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/jian-butler-api-biz/deepSeek/v1/chat-messages/stop/{taskId}',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ taskId: id(), user: user() }),
    result: done,
    errors: ['30003'],
  }),
}

/** A file that begins as a PNG does. */
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
        '我的会话，最近使用的在前；data 是 JSON 文本，其中 data 为会话列表，answered_by 为 rules（按规则检索本站数据）或 model（大语言模型）',
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
