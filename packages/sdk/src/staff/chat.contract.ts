import { IMAGE_TEXTS, MAX_IMAGE_BYTES } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { done, shortText, time } from '../contract/shape/common'
import { callsOf, rowId, searchWords, staffCall } from './resource'

const RESOURCE = 'chat'

const message = () =>
  z.object({
    seq: z.int(),
    isFromStaff: z.boolean(),
    staffName: z.nullable(z.string()),
    text: z.nullable(z.string()),
    picture: z.nullable(z.object({ id: z.string(), width: z.int(), height: z.int() })),
    createTime: time(),
  })

const row = () =>
  z.object({
    id: z.string(),
    nickName: z.string(),
    /** Complete in `get` and after an answer, masked in `list`. */
    mobile: z.string(),
    /** The time of the first unanswered message; null if the staff wrote last. */
    waitingSince: z.nullable(time()),
    /** The text of the latest message. */
    last: z.nullable(z.string()),
    lastTime: time(),
    /** The number of the last staff message that the member has read. */
    readSeq: z.int(),
    /** The latest messages; absent in a list. */
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
  /** Reports every half minute that a staff member has the chats open, and once on leaving. */
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
