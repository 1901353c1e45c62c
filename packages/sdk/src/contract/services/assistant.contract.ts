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
import { recordRef } from '../account/collect.contract'
import { atMost, done, id, shortText, time } from '../shape/common'
import { endpoint, streaming, uploading } from '../shape/endpoint'

/** The kinds of event of a chat; a ping only says that the answer is still being generated. */
const CHAT_EVENTS = ['message', 'message_replace', 'message_end', 'error', 'ping'] as const

/** The states of an answer: in progress, complete, stopped by the user, or failed (then it has no text). */
export const MESSAGE_STATES = ['answering', 'whole', 'stopped', 'failed'] as const

const chatEvent = () =>
  z.object({
    event: z.enum(CHAT_EVENTS),
    /**
     * A piece of the answer; with message_replace the whole answer so far; with error the message for the
     * user.
     */
    answer: z.string(),
    conversation_id: z.nullable(z.string()),
    message_id: z.nullable(z.string()),
    task_id: z.nullable(z.string()),
    rating: z.nullable(z.string()),
    /** A code of the error catalogue; the stream ends. */
    error_code: z.nullable(z.string()),
    /** With message_end: the user stopped the answer. */
    stopped: z.optional(z.boolean()),
    /** The records that this piece of the answer shows; each counts as read (REA-01). */
    records: z.optional(z.array(z.object(recordRef()))),
  })

const user = () => z.optional(shortText(200))

/** A file of a question, with the field names of Dify. */
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

/** The content of the JSON text `conversations`, the latest used first. */
export function conversationList() {
  return z.object({
    limit: z.int(),
    has_more: z.boolean(),
    /** The source of the answers; another implementation of the gateway may omit it (AI-13). */
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
        /** The user's comment on the answer. */
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
        /** Size in bytes. */
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
        /** The conversation to continue; absent or '' starts a new one. */
        conversation_id: z.optional(z.union([id(), z.literal('')])),
        /** Accepted without effect: a conversation is named after its first question. */
        auto_generate_name: z.optional(z.boolean()),
        /** Uploads: their ids, or file objects as in Dify. */
        files: z._default(z.array(z.union([id(), uploadedFile()])).check(atMost(MAX_PICTURES)), []),
        /** Accepted without effect: the answer depends on the question only. */
        inputs: z.optional(inputs()),
        /** Accepted for compatibility: answers are always streamed. */
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
