import * as z from 'zod/mini'
import { atMost, done, id, shortText, time } from './common'
import { endpoint } from './endpoint'

/** Where a member's own picture is: GET with the token. */
export const CHAT_PICTURE_PATH = '/jian-butler-portal-biz/consultChat/picture/{fileId}'

/** The number of a message is a 32-bit integer. */
const MAX_SEQ = 2_147_483_647
/** Base64 of the largest picture, 700 KB. */
const MAX_CONTENT = 955_740

const message = () =>
  z.object({
    /** Its number within the chat, counted upward. */
    seq: z.int(),
    isFromStaff: z.boolean(),
    text: z.nullable(z.string()),
    picture: z.nullable(z.object({ href: z.string(), width: z.int(), height: z.int() })),
    createTime: time(),
  })

/** Who may be expected to answer, and when (ASK-04). */
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
        /** Which window opens. */
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
        /** Only messages after this one; without it the latest. */
        after: z.optional(z.int().check(z.gte(0), z.lte(MAX_SEQ))),
        /** Only messages before this one. */
        before: z.optional(z.int().check(z.gte(1), z.lte(MAX_SEQ))),
      }),
    result: () =>
      z.object({
        records: z.array(message()),
        /** There are earlier ones. */
        hasEarlier: z.boolean(),
        /** The last one of the staff that the member has seen. */
        readSeq: z.int(),
        ...presence(),
      }),
    errors: ['00429'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/consultChat/send',
    access: 'token',
    // The same key again answers the message that is there.
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
