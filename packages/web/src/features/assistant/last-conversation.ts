const KEY = 'assistant-conversation'

interface LastConversation {
  readonly id: string
  readonly name: string
}

/** The conversation last shown in this tab; null for a new conversation. */
export function readLastConversation(): LastConversation | null {
  try {
    const stored: Partial<LastConversation> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return stored?.id ? { id: stored.id, name: stored.name ?? '' } : null
  } catch {
    return null
  }
}

export function storeLastConversation(shown: LastConversation | null): void {
  try {
    if (shown) sessionStorage.setItem(KEY, JSON.stringify(shown))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, the drawer opens with a new conversation.
  }
}
