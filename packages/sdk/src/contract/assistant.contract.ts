import { UPLOAD_TEXTS, uploadProblem } from '@zhushutong/domain/assistant'
import * as z from 'zod/mini'
import { atMost, done, id, shortText, time } from './common'
import { endpoint, streaming, uploading } from './endpoint'

const BASE = '/jian-butler-api-biz/deepSeek/v1'

/** The kinds of event of a chat; a ping says only that the answer is still being worked on. */
export const CHAT_EVENTS = ['message', 'message_replace', 'message_end', 'error', 'ping'] as const

/** How an answer stands: under way, said to its end, ended by the person, or failed (then it holds no text). */
export const MESSAGE_STATES = ['answering', 'whole', 'stopped', 'failed'] as const

const chatEvent = () =>
  z.object({
    event: z.enum(CHAT_EVENTS),
    /** A piece of the answer; with message_replace the whole of it so far; with error what the user reads. */
    answer: z.string(),
    conversation_id: z.nullable(z.string()),
    message_id: z.nullable(z.string()),
    task_id: z.nullable(z.string()),
    rating: z.nullable(z.string()),
    /** A code of the error catalogue: the stream is over. */
    error_code: z.nullable(z.string()),
    /** With message_end: the person ended the answer. */
    stopped: z.optional(z.boolean()),
  })

const user = () => z.optional(shortText(200))

/** A file as it is sent along: at most 1 MB, an image by its declared type and its first bytes (VAL-17). */
const uploadPart = () =>
  z
    .strictObject({
      name: shortText(200),
      mimeType: shortText(100),
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '文件内容应为字节（Uint8Array）'),
    })
    .check(({ value, issues }) => {
      const { mimeType, bytes } = value
      const problem = uploadProblem({ mimeType, size: bytes.length, head: bytes })
      if (problem) issues.push({ code: 'custom', input: value, message: UPLOAD_TEXTS[problem] })
    })
export type UploadPart = z.output<ReturnType<typeof uploadPart>>

/** What the JSON text of `conversations` holds, the latest used first. */
export const conversationList = () =>
  z.object({
    limit: z.int(),
    has_more: z.boolean(),
    data: z.array(z.object({ id: z.string(), name: z.string(), created_at: time(), updated_at: time() })),
  })

/** The assistant (AI-01 to AI-05): its names on the wire are those of Dify. */
export const assistant = {
  rate: endpoint({
    method: 'POST',
    path: `${BASE}/messages`,
    summary: '评价一条回答：赞、踩，或取消',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        message_id: id(),
        rating: z.enum(['like', 'dislike', 'none']),
        /** What is good or bad about it. */
        content: z.optional(shortText(500)),
        user: user(),
      }),
    result: done,
    errors: ['30003'],
  }),
  upload: uploading({
    method: 'POST',
    path: `${BASE}/upload`,
    summary: '上传一张图片，供提问时附带：jpeg、png、gif、bmp 或 webp，不超过 1 MB',
    access: 'token',
    idempotent: false,
    timeout: 60_000,
    multipart: 'file',
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
    path: `${BASE}/conversations`,
    summary: '我的会话，最近使用的在前；data 是 JSON 文本，其中 data 为会话列表',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** The conversation that the page before ended with. */
        last_id: z.optional(id()),
        limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
        user: user(),
      }),
    result: () => z.string(),
    errors: ['30003'],
  }),
  rename: endpoint({
    method: 'POST',
    path: `${BASE}/conversations`,
    summary: '重命名一个会话',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        conversation_id: id(),
        name: z.string().check(z.regex(/\S/), atMost(50)),
        user: user(),
      }),
    result: done,
    errors: ['30003'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${BASE}/conversations/{conversationId}`,
    summary: '删除一个会话及其全部消息',
    access: 'token',
    // Removed once, it is not found again.
    idempotent: false,
    request: () => z.strictObject({ conversationId: id() }),
    result: done,
    errors: ['30003'],
  }),
  messages: endpoint({
    method: 'GET',
    path: `${BASE}/messages/{conversationId}`,
    summary: '一个会话的消息，早的在前，最多最近 200 条',
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
          /** Ids of the uploads that came with the question. */
          files: z.array(z.string()),
          created_at: time(),
        }),
      ),
    errors: ['30003'],
  }),
  chat: streaming({
    method: 'POST',
    path: `${BASE}/chat-stream`,
    summary: '提问，回答逐段返回（text/event-stream）；每人同时最多 2 个，每分钟最多 20 个',
    access: 'token',
    idempotent: false,
    timeout: 30_000,
    request: () =>
      z.strictObject({
        query: z.string().check(z.regex(/\S/), atMost(1000)),
        /** Goes on with a conversation; absent begins a new one. */
        conversation_id: z.optional(id()),
        /** Ids of uploads. */
        files: z._default(z.array(id()).check(atMost(5)), []),
        user: user(),
      }),
    streams: chatEvent,
    errors: ['30003', '00429'],
  }),
  stop: endpoint({
    method: 'POST',
    path: `${BASE}/chat-messages/stop/{taskId}`,
    summary: '停止一个正在生成的回答；已生成的内容保留',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ taskId: id(), user: user() }),
    result: done,
    errors: ['30003'],
  }),
}
