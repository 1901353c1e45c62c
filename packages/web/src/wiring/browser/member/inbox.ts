import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

export function createInbox({ messages, profile }: BrowserClient) {
  return {
    countUnread: (signal?: AbortSignal) =>
      orFailure(profile.messageCount(undefined, { signal }).then((counts) => counts.messageUnreadNum)),
    /** Marks these messages, or all up to a time in ms, as read; returns the number of unread ones. */
    markRead: (input: { readonly ids?: string[]; readonly until?: number }) =>
      orFailure(messages.markRead(input).then(({ messageUnreadNum }) => messageUnreadNum)),
  }
}
