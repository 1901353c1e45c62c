import { ASSISTANT_TEXTS } from './assistant'
import {
  CONVERSATION_PAGE_SIZE,
  type ConversationsEffect,
  type ConversationsEvent,
  type ConversationsState,
  type ConversationsStep,
  isNearEnd,
  keptConversations,
  type ListedConversation,
  listUnchanged,
  NO_CONVERSATIONS,
  SCROLL_DEBOUNCE_MS,
} from './conversations.state'
import { answered, type Optimistic, settledAt, toSend, want } from './optimistic'

type Of<T extends ConversationsEvent['type']> = Extract<ConversationsEvent, { type: T }>

const BUSY: ConversationsEffect = { type: 'notify', afterMs: 0, text: ASSISTANT_TEXTS.busy }

/**
 * One step of the list of conversations (AI-02, AI-04, AI-05): the next state and what to do about it. An
 * event that means nothing in this state, or that nobody knows, gives back the very same state and no effects.
 */
export function conversationsStep(state: ConversationsState, event: ConversationsEvent): ConversationsStep {
  switch (event.type) {
    case 'load':
      return state.at === 'new' || state.at === 'failed' ? loadPage(state) : listUnchanged(state)
    case 'scroll':
      return scroll(state, event.distancePx)
    case 'rested':
      return state.at === 'resting' && event.generation === state.generation
        ? loadPage(state)
        : listUnchanged(state)
    case 'pageLoaded':
    case 'pageFailed':
      return pageAnswered(state, event)
    case 'started':
      return started(state, event)
    case 'rename':
      return rename(state, event)
    case 'renamed':
      return renamed(state, event)
    case 'askRemove':
      return askRemove(state, event.conversationId)
    case 'confirmRemove':
      return confirmRemove(state)
    case 'cancelRemove':
      return state.confirming === null
        ? listUnchanged(state)
        : { state: { ...state, confirming: null }, effects: [] }
    case 'removeAnswered':
      return removeAnswered(state, event)
    case 'loggedOut':
      return { state: { ...NO_CONVERSATIONS, generation: state.generation }, effects: [] }
    default:
      return listUnchanged(state)
  }
}

/** The page after the last conversation that is to stay: the server may have forgotten the others. */
function loadPage(state: ConversationsState): ConversationsStep {
  const generation = state.generation + 1
  const lastId = keptConversations(state).at(-1)?.conversation.id ?? null
  return {
    state: { ...state, at: 'loading', generation },
    effects: [{ type: 'loadPage', afterMs: 0, generation, lastId, limit: CONVERSATION_PAGE_SIZE }],
  }
}

/** Each scroll near the end begins the wait anew, one away from it ends the wait (AI-04). */
function scroll(state: ConversationsState, distancePx: number): ConversationsStep {
  if (state.at === 'new' || state.at === 'loading' || !state.hasMore) return listUnchanged(state)
  if (!isNearEnd(distancePx)) {
    return state.at === 'resting' ? { state: { ...state, at: 'idle' }, effects: [] } : listUnchanged(state)
  }
  const generation = state.generation + 1
  return {
    state: { ...state, at: 'resting', generation },
    effects: [{ type: 'rest', afterMs: SCROLL_DEBOUNCE_MS, generation }],
  }
}

/** A page without anything new is the last one, whatever it says: asking on would ask the same again. */
function pageAnswered(state: ConversationsState, event: Of<'pageLoaded' | 'pageFailed'>): ConversationsStep {
  if (state.at !== 'loading' || event.generation !== state.generation) return listUnchanged(state)
  if (event.type === 'pageFailed') return { state: { ...state, at: 'failed' }, effects: [] }
  const items = [...state.items]
  for (const conversation of event.page.conversations) {
    const known = state.removed.includes(conversation.id) || find(items, conversation.id) !== undefined
    if (!known) items.push({ conversation, name: settledAt(conversation.name) })
  }
  const hasMore = event.page.hasMore && items.length > state.items.length
  return { state: { ...state, at: 'idle', items, hasMore }, effects: [] }
}

const find = (items: readonly ListedConversation[], id: string): ListedConversation | undefined =>
  items.find((one) => one.conversation.id === id)

/** A conversation begun in the chat stands on top and is named on the server (AI-02). */
function started(state: ConversationsState, { conversationId: id, name }: Of<'started'>): ConversationsStep {
  if (state.removed.includes(id) || state.removing.includes(id)) return listUnchanged(state)
  const item = find(state.items, id)
  if (item) return withName(state, item, want(item.name, name))
  const before = ASSISTANT_TEXTS.newConversation
  const conversation = { id, name: before, createdAt: null, updatedAt: null }
  const first = { conversation, name: { saved: before, wanted: name, sending: name } }
  return {
    state: { ...state, items: [first, ...state.items] },
    effects: [{ type: 'rename', afterMs: 0, conversationId: id, name }],
  }
}

/** A new name shows at once; one without anything in it is none. */
function rename(state: ConversationsState, { conversationId, name }: Of<'rename'>): ConversationsStep {
  const item = find(keptConversations(state), conversationId)
  const trimmed = name.trim()
  if (item === undefined || trimmed === '') return listUnchanged(state)
  return withName(state, item, want(item.name, trimmed))
}

/** A failed name is put back. An answer to another call than the one under way is none. */
function renamed(state: ConversationsState, { conversationId, name, ok }: Of<'renamed'>): ConversationsStep {
  const item = find(state.items, conversationId)
  if (item?.name.sending !== name) return listUnchanged(state)
  const step = withName(state, item, answered(item.name, ok))
  return ok ? step : { ...step, effects: [BUSY, ...step.effects] }
}

function withName(
  state: ConversationsState,
  item: ListedConversation,
  name: Optimistic<string>,
): ConversationsStep {
  if (name === item.name) return listUnchanged(state)
  const items = state.items.map((one) => (one === item ? { ...one, name } : one))
  const send = toSend(item.name, name)
  const { id } = item.conversation
  return {
    state: { ...state, items },
    effects: send === null ? [] : [{ type: 'rename', afterMs: 0, conversationId: id, name: send }],
  }
}

/** 确认删除当前对话？ is asked of a conversation that is there (AI-05). */
function askRemove(state: ConversationsState, id: string): ConversationsStep {
  const there = find(keptConversations(state), id) !== undefined
  if (!there || state.confirming === id) return listUnchanged(state)
  return { state: { ...state, confirming: id }, effects: [] }
}

/** Hidden at once, so that it cannot be deleted twice; gone when the server says so (AI-05). */
function confirmRemove(state: ConversationsState): ConversationsStep {
  const { confirming: id } = state
  if (id === null) return listUnchanged(state)
  return {
    state: { ...state, confirming: null, removing: [...state.removing, id] },
    effects: [{ type: 'remove', afterMs: 0, conversationId: id }],
  }
}

function removeAnswered(
  state: ConversationsState,
  { conversationId: id, ok }: Of<'removeAnswered'>,
): ConversationsStep {
  if (!state.removing.includes(id)) return listUnchanged(state)
  const removing = state.removing.filter((one) => one !== id)
  if (!ok) return { state: { ...state, removing }, effects: [BUSY] }
  const items = state.items.filter((one) => one.conversation.id !== id)
  return {
    state: { ...state, items, removing, removed: [...state.removed, id] },
    effects: [{ type: 'removed', afterMs: 0, conversationId: id }],
  }
}
