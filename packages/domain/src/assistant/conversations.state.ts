import { DAY_MS, dayOf } from '../formatting'
import type { Step } from '../machine'
import type { AnsweredBy } from './answered-by'
import { ASSISTANT_TEXTS, type ChatConversation, type Conversation } from './assistant'
import type { ConversationPage } from './assistant.ports'
import type { Optimistic } from './optimistic'

/** Conversations per page. */
export const CONVERSATION_PAGE_SIZE = 20
/** The next page loads within this many px of the list's end (AI-04). */
const LIST_END_PX = 30
/** Debounce of scrolling, in ms. */
export const SCROLL_DEBOUNCE_MS = 200

export interface ListedConversation {
  readonly conversation: Conversation
  readonly name: Optimistic<string>
}

/**
 * `new`: nothing requested yet; `resting`: waits for scrolling to stop; `failed`: the last page could not be loaded.
 */
export interface ConversationsState {
  readonly at: 'new' | 'idle' | 'resting' | 'loading' | 'failed'
  /** Incremented with every requested page and every scroll near the end. */
  readonly generation: number
  /** Newest first, including conversations in deletion. */
  readonly items: readonly ListedConversation[]
  readonly hasMore: boolean
  /** Null until a page contains it. */
  readonly answeredBy: AnsweredBy | null
  /** Conversations in deletion: hidden, and shown again if it fails. */
  readonly removing: readonly string[]
  /** Deleted conversations: a page already requested may still contain them. */
  readonly removed: readonly string[]
  /** The conversation of the question 确认删除当前对话？ (AI-05). */
  readonly confirming: string | null
}

/** Results carry their origin: a page its generation, the others their conversation. */
export type ConversationsEvent =
  /** Loads the first page on opening, or the failed page again. */
  | { readonly type: 'load' }
  /** The remaining scroll distance in px; sent also for a list too short to scroll. */
  | { readonly type: 'scroll'; readonly distancePx: number }
  | { readonly type: 'rested'; readonly generation: number }
  | { readonly type: 'pageLoaded'; readonly generation: number; readonly page: ConversationPage }
  | { readonly type: 'pageFailed'; readonly generation: number }
  /** The chat's new conversation has its id and name. */
  | { readonly type: 'started'; readonly conversationId: string; readonly name: string }
  | { readonly type: 'rename'; readonly conversationId: string; readonly name: string }
  | {
      readonly type: 'renamed'
      readonly conversationId: string
      readonly name: string
      readonly ok: boolean
    }
  | { readonly type: 'askRemove'; readonly conversationId: string }
  | { readonly type: 'confirmRemove' | 'cancelRemove' }
  | { readonly type: 'removeAnswered'; readonly conversationId: string; readonly ok: boolean }

/** A request of the machine to its caller, `afterMs` from now. */
export type ConversationsEffect =
  | {
      readonly type: 'loadPage'
      readonly afterMs: 0
      readonly generation: number
      readonly lastId: string | null
      readonly limit: number
    }
  | { readonly type: 'rest'; readonly afterMs: number; readonly generation: number }
  | {
      readonly type: 'rename'
      readonly afterMs: 0
      readonly conversationId: string
      readonly name: string
    }
  | { readonly type: 'remove'; readonly afterMs: 0; readonly conversationId: string }
  /** The conversation is deleted: a chat that shows it starts a new one. */
  | { readonly type: 'removed'; readonly afterMs: 0; readonly conversationId: string }
  | { readonly type: 'notify'; readonly afterMs: 0; readonly text: string }

export type ConversationsStep = Step<ConversationsState, ConversationsEffect>

export const NO_CONVERSATIONS: ConversationsState = {
  at: 'new',
  generation: 0,
  items: [],
  hasMore: true,
  answeredBy: null,
  removing: [],
  removed: [],
  confirming: null,
}

/** True within 30 px of the list's end, also when it bounces beyond it. */
export function isNearEnd(distancePx: number): boolean {
  return distancePx <= LIST_END_PX
}

/** The conversations that are neither deleted nor being deleted (AI-04). */
export function listRemainingConversations({
  items,
  removing,
}: ConversationsState): readonly ListedConversation[] {
  return items.filter((item) => !removing.includes(item.conversation.id))
}

export interface ShownConversation {
  readonly id: string | null
  readonly name: string
  /** The moment of the last use, in ms, for conversations of the same name; null for others. */
  readonly usedAt?: number | null
}

/** The list on screen: the chat's own conversation on top until the list has it, as 新建对话 (AI-04). */
export function listShownConversations(
  state: ConversationsState,
  { id, name }: ChatConversation,
): readonly ShownConversation[] {
  const remaining = listRemainingConversations(state).map(({ conversation, name: optimisticName }) => ({
    id: conversation.id,
    name: optimisticName.wanted,
  }))
  const known =
    state.removed.some((text) => text === id) || state.items.some((item) => item.conversation.id === id)
  return known ? remaining : [{ id, name: name ?? ASSISTANT_TEXTS.newConversation }, ...remaining]
}

interface ConversationGroup {
  readonly label: '今天' | '最近 7 天' | '更早'
  readonly conversations: readonly ShownConversation[]
}

/** The list on screen, grouped by its last use; a new conversation belongs to today (AI-04). */
export function groupConversations(
  state: ConversationsState,
  current: ChatConversation,
  now: number,
): readonly ConversationGroup[] {
  const usedAt = new Map(state.items.map(({ conversation }) => [conversation.id, conversation.updatedAt]))
  const labelOf = ({ id }: ShownConversation): ConversationGroup['label'] => {
    const at = (id === null ? null : usedAt.get(id)) ?? now
    if (dayOf(at) === dayOf(now)) return '今天'
    return at > now - 7 * DAY_MS ? '最近 7 天' : '更早'
  }
  const all = listShownConversations(state, current)
  const isShared = ({ id, name }: ShownConversation) =>
    all.some((conversation) => conversation.name === name && conversation.id !== id)
  const shown = all.map((conversation) =>
    isShared(conversation) && conversation.id !== null
      ? { ...conversation, usedAt: usedAt.get(conversation.id) ?? null }
      : conversation,
  )
  return (['今天', '最近 7 天', '更早'] as const)
    .map((label) => ({
      label,
      conversations: shown.filter((conversation) => labelOf(conversation) === label),
    }))
    .filter(({ conversations }) => conversations.length > 0)
}
