import { MAX_MARKED, MESSAGE_KINDS } from '@zhushutong/domain/messages'
import * as z from 'zod/mini'
import { atLeast, atMost, id, moment, pageRequest, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const message = () =>
  z.object({
    id: z.string(),
    kind: z.enum(MESSAGE_KINDS),
    title: z.string(),
    body: z.string(),
    /** Path on the portal. */
    link: z.string(),
    isRead: z.boolean(),
    createTime: time(),
  })

/** The inbox of a member (MSG-01 to MSG-03). */
export const messages = {
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/message/pageMessage',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...pageRequest,
        kind: z.optional(z.enum(MESSAGE_KINDS)),
        onlyUnread: z.optional(z.boolean()),
      }),
    result: () =>
      z.object({
        records: z.array(message()),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /** The number of messages per kind, over all pages. */
        kinds: z.array(z.object({ kind: z.enum(MESSAGE_KINDS), total: z.int(), unread: z.int() })),
      }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/message/markRead',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** All messages, if absent. */
        ids: z.optional(z.array(id()).check(atLeast(1), atMost(MAX_MARKED))),
        /** Only messages created up to this time: messages that the reader has not seen stay unread. */
        until: z.optional(moment()),
      }),
    result: () => z.object({ messageUnreadNum: z.int() }),
  }),
}
