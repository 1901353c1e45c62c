import type { Queryable } from '../../platform/db'
import type { ChatProvider } from './chat.ports'
import { countUnread } from './chat.store'
import type { ReadPresence } from './presence.store'

/** The gateway's own chats, answered by the staff in the back office. */
export function embeddedChat(orm: Queryable, readPresence: ReadPresence): ChatProvider {
  return {
    open: async (userId, now) => ({
      provider: 'embedded',
      unread: await countUnread(orm, userId),
      ...(await readPresence(now)),
    }),
  }
}
