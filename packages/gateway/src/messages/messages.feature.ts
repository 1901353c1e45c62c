import { HOUR_MS } from '@zhushutong/domain/formatting'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup, pageOf, sessionOf } from '../platform/http'
import {
  countMessages,
  findMessagePage,
  type Message,
  markMessagesRead,
  sweepMessages,
} from './messages.store'

const view = ({ id, kind, title, body, link, createdAt, readAt }: Message) => ({
  ...{ id, kind, title, body, link },
  isRead: readAt !== null,
  createTime: createdAt,
})

/** The inbox of members (MSG-02). */
export const messagesFeature: Feature = ({ database, clock, calls }) => {
  const handlers: Handlers<typeof contract.messages> = {
    async list({ onlyUnread, ...query }, context) {
      const { rows, total, byKind } = await findMessagePage(database.orm, sessionOf(context).userId, {
        ...query,
        unread: onlyUnread,
      })
      return { ...pageOf(query, rows.map(view), total), kinds: byKind }
    },
    async markRead(input, context) {
      const { userId } = sessionOf(context)
      await markMessagesRead(database.orm, userId, input, context.now)
      return { messageUnreadNum: (await countMessages(database.orm, userId)).unread }
    },
  }
  return {
    routes: (app) => mountGroup(app, contract.messages, handlers, calls),
    jobs: [{ name: 'sweep messages', every: HOUR_MS, run: () => sweepMessages(database.orm, clock.now()) }],
  }
}
