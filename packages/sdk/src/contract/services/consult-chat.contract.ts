import * as z from 'zod/mini'
import { atMost, done, id, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** GET with the token: returns a picture of the member's own chat. */
export const CHAT_PICTURE_PATH = '/jian-butler-portal-biz/consultChat/picture/{fileId}'

/** The number of a message is a 32-bit integer. */
const MAX_SEQ = 2_147_483_647
/** Base64 length of the largest picture, 700 KB. */
const MAX_CONTENT = 955_740

const message = () =>
  z.object({
    /** Number of the message within the chat, from 1 upward. */
    seq: z.int(),
    isFromStaff: z.boolean(),
    text: z.nullable(z.string()),
    picture: z.nullable(z.object({ href: z.string(), width: z.int(), height: z.int() })),
    createTime: time(),
  })

/** The availability of the staff (ASK-04). */
const presence = () => ({
  isServiceTime: z.boolean(),
  isStaffed: z.boolean(),
  serviceHours: z.string(),
})

/** The online consultation: a member's chat with the staff (ASK-04, ASK-05). */
export const consultChat = {
  gen: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/customer/rtc/gen',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({}),
    result: () =>
      z.object({
        /** The provider of the chat window. */
        provider: z.enum(['embedded']),
        unread: z.int(),
        ...presence(),
      }),
  }),
  messages: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/consultChat/messages',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** Only messages after this number; without it the latest. */
        after: z.optional(z.int().check(z.gte(0), z.lte(MAX_SEQ))),
        /** Only messages before this number. */
        before: z.optional(z.int().check(z.gte(1), z.lte(MAX_SEQ))),
      }),
    result: () =>
      z.object({
        records: z.array(message()),
        hasEarlier: z.boolean(),
        /** The number of the last staff message that the member has read. */
        readSeq: z.int(),
        ...presence(),
      }),
    errors: ['00429'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/consultChat/send',
    access: 'token',
    // Idempotent: the same key returns the message already stored.
    idempotent: true,
    request: () => z.strictObject({ key: id(), text: shortText(4000) }),
    result: message,
    errors: ['00429'],
  }),
  sendPicture: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/consultChat/sendPicture',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        key: id(),
        /** JPEG, PNG, GIF or WebP in base64. */
        content: z.string().check(atMost(MAX_CONTENT), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      }),
    result: message,
    errors: ['00429'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/consultChat/read',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ seq: z.int().check(z.gte(0), z.lte(MAX_SEQ)) }),
    result: done,
    errors: ['00429'],
  }),
}
