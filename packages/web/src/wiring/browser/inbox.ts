import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** The member's messages. */
export function createInbox({ messages, profile }: BrowserClient) {
  return {
    /** How many are unread. */
    countUnread: (signal?: AbortSignal) =>
      orFailure(profile.messageCount(undefined, { signal }).then((counts) => counts.messageUnreadNum)),
    /** Marks these as read, or all up to a moment in ms; answers how many are left unread. */
    markRead: (input: { readonly ids?: string[]; readonly until?: number }) =>
      orFailure(messages.markRead(input).then(({ messageUnreadNum }) => messageUnreadNum)),
  }
}
