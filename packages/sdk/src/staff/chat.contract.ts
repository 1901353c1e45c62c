import { IMAGE_TEXTS, MAX_IMAGE_BYTES } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { done, shortText, time } from '../contract/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

const RESOURCE = 'chat'

const message = () =>
  z.object({
    seq: z.int(),
    isFromStaff: z.boolean(),
    /** Who of the staff wrote it. */
    staffName: z.nullable(z.string()),
    text: z.nullable(z.string()),
    picture: z.nullable(z.object({ id: z.string(), width: z.int(), height: z.int() })),
    createTime: time(),
  })

const row = () =>
  z.object({
    id: z.string(),
    nickName: z.string(),
    /** Whole in `get` and after an answer, masked in `list`. */
    mobile: z.string(),
    /** The first message that nobody has answered; null when the staff wrote last. */
    waitingSince: z.nullable(time()),
    /** What was said last. */
    last: z.nullable(z.string()),
    lastTime: time(),
    /** The last message of the staff that the member has seen. */
    readSeq: z.int(),
    /** The latest; not in a list. */
    messages: z.optional(z.array(message())),
  })

const picture = () =>
  z.strictObject({
    name: shortText(),
    mimeType: shortText(100),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, '请选择图片文件'),
  })

const calls = callsOf(RESOURCE, row)

/** Chats with members (ASK-04, ASK-05). */
export const chat = {
  list: calls.list(['lastTime'], () => ({
    state: z.optional(z.enum(['waiting', 'answered'])),
    words: searchWords(),
  })),
  get: calls.get(),
  answer: calls.action('answer', () => ({ text: shortText(4000) })),
  answerPicture: {
    ...calls.action('answerPicture', () => ({ file: picture() })),
    multipart: { name: 'file', maxBytes: MAX_IMAGE_BYTES, tooLarge: IMAGE_TEXTS['too-large'] },
  },
  /** Whoever of the staff has the chats open says so every half minute, and when they leave. */
  presence: staffCall(
    RESOURCE,
    'presence',
    { request: () => z.strictObject({ isHere: z.boolean() }), result: done },
    { idempotent: true },
  ),
  readPicture: staffCall(
    RESOURCE,
    'readPicture',
    {
      request: () => z.strictObject({ id: rowId(), pictureId: rowId() }),
      result: () => z.object({ mimeType: z.string(), content: z.string() }),
    },
    { changes: false },
  ),
}
