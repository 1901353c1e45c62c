import { createStore } from 'zustand/vanilla'

/** The number of the reader's unread messages, shown beside the bell (MSG-03); null until loaded. */
export const unreadStore = createStore<{ readonly unread: number | null }>(() => ({ unread: null }))

export function setUnread(unread: number): void {
  unreadStore.setState({ unread })
}
