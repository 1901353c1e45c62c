import { ASSISTANT_TEXTS, type ChatConversation, type Conversation } from './assistant'
import type { ConversationPage } from './assistant.ports'
import type { Optimistic } from './optimistic'

/** Conversations asked for at once (AI-04). */
export const CONVERSATION_PAGE_SIZE = 20
/** The next page loads within this many px of the list's end (AI-04). */
export const LIST_END_PX = 30
/** Scrolling counts once it has rested this long, in ms (AI-04). */
export const SCROLL_DEBOUNCE_MS = 200

export interface ListedConversation {
  readonly conversation: Conversation
  readonly name: Optimistic<string>
}

/**
 * `new` has asked for nothing yet; `resting` waits for the scrolling to rest; `failed` is a page that could
 * not be had.
 */
export interface ConversationsState {
  readonly at: 'new' | 'idle' | 'resting' | 'loading' | 'failed'
  /** Grows with every page asked for and every scroll near the end. */
  readonly generation: number
  /** Newest first, those that are being deleted included. */
  readonly items: readonly ListedConversation[]
  readonly hasMore: boolean
  /** Being deleted: hidden, and back if it fails. */
  readonly removing: readonly string[]
  /** Deleted: a page that was under way may still name them. */
  readonly removed: readonly string[]
  /** The conversation in question while 确认删除当前对话？ is asked (AI-05). */
  readonly confirming: string | null
}

/** Answers carry what they answer: a page its generation, the others the conversation. */
export type ConversationsEvent =
  /** The first page on opening, or the failed one again. */
  | { readonly type: 'load' }
  /** How many px the list can still scroll; to be told also when a list is too short to scroll. */
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
  | { readonly type: 'confirmRemove' | 'cancelRemove' | 'loggedOut' }
  | { readonly type: 'removeAnswered'; readonly conversationId: string; readonly ok: boolean }

/** What the machine asks its surroundings to do, `afterMs` from now. */
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
  /** The conversation is deleted: a chat that shows it begins a new one. */
  | { readonly type: 'removed'; readonly afterMs: 0; readonly conversationId: string }
  | { readonly type: 'notify'; readonly afterMs: 0; readonly text: string }

export interface ConversationsStep {
  readonly state: ConversationsState
  readonly effects: readonly ConversationsEffect[]
}

export const NO_CONVERSATIONS: ConversationsState = {
  at: 'new',
  generation: 0,
  items: [],
  hasMore: true,
  removing: [],
  removed: [],
  confirming: null,
}

/** Nothing happens: the very same state. */
export const listUnchanged = (state: ConversationsState): ConversationsStep => ({ state, effects: [] })

/** Within 30 px of the list's end, also when it bounces beyond it (AI-04). */
export const isNearEnd = (distancePx: number): boolean => distancePx <= LIST_END_PX

/** The conversations that are neither deleted nor being deleted (AI-04). */
export const keptConversations = ({ items, removing }: ConversationsState): readonly ListedConversation[] =>
  items.filter((one) => !removing.includes(one.conversation.id))

export interface ShownConversation {
  readonly id: string | null
  readonly name: string
}

/** What the list shows: the chat's own conversation on top until the list has it, as 新建对话 (AI-02). */
export function shownConversations(
  state: ConversationsState,
  { id, name }: ChatConversation,
): readonly ShownConversation[] {
  const kept = keptConversations(state).map(({ conversation, name: held }) => ({
    id: conversation.id,
    name: held.wanted,
  }))
  const known =
    state.removed.some((one) => one === id) || state.items.some((one) => one.conversation.id === id)
  return known ? kept : [{ id, name: name ?? ASSISTANT_TEXTS.newConversation }, ...kept]
}
