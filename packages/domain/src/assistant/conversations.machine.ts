import { goTo, noChange } from '../machine'
import { ASSISTANT_TEXTS } from './assistant'
import {
  CONVERSATION_PAGE_SIZE,
  type ConversationsEffect,
  type ConversationsEvent,
  type ConversationsState,
  type ConversationsStep,
  isNearEnd,
  type ListedConversation,
  listRemainingConversations,
  SCROLL_DEBOUNCE_MS,
} from './conversations.state'
import {
  confirmOptimistic,
  createOptimistic,
  type Optimistic,
  setOptimistic,
  valueToSend,
} from './optimistic'

type Of<T extends ConversationsEvent['type']> = Extract<ConversationsEvent, { type: T }>

const BUSY: ConversationsEffect = { type: 'notify', afterMs: 0, text: ASSISTANT_TEXTS.busy }

/**
 * One step of the list of conversations (AI-05): the next state and its effects. An event that does not
 * apply to this state, and an unknown event, return the same state object and no effects.
 */
export function conversationsStep(state: ConversationsState, event: ConversationsEvent): ConversationsStep {
  switch (event.type) {
    case 'load':
      return state.at === 'new' || state.at === 'failed' ? loadPage(state) : noChange(state)
    case 'scroll':
      return scroll(state, event.distancePx)
    case 'rested':
      return state.at === 'resting' && event.generation === state.generation
        ? loadPage(state)
        : noChange(state)
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
      return state.confirming === null ? noChange(state) : goTo({ ...state, confirming: null })
    case 'removeAnswered':
      return removeAnswered(state, event)
    default:
      return noChange(state)
  }
}

/**
 * Requests the page after the last conversation that is not being deleted: the others may already be unknown to the
 * server.
 */
function loadPage(state: ConversationsState): ConversationsStep {
  const generation = state.generation + 1
  const lastId = listRemainingConversations(state).at(-1)?.conversation.id ?? null
  return {
    state: { ...state, at: 'loading', generation },
    effects: [{ type: 'loadPage', afterMs: 0, generation, lastId, limit: CONVERSATION_PAGE_SIZE }],
  }
}

/** Each scroll near the end restarts the wait; scrolling away ends it (AI-04). */
function scroll(state: ConversationsState, distancePx: number): ConversationsStep {
  if (state.at === 'new' || state.at === 'loading' || !state.hasMore) return noChange(state)
  if (!isNearEnd(distancePx)) {
    return state.at === 'resting' ? goTo({ ...state, at: 'idle' }) : noChange(state)
  }
  const generation = state.generation + 1
  return {
    state: { ...state, at: 'resting', generation },
    effects: [{ type: 'rest', afterMs: SCROLL_DEBOUNCE_MS, generation }],
  }
}

/**
 * A page without new conversations is the last one, regardless of its `hasMore`: the next request would be the same.
 */
function pageAnswered(state: ConversationsState, event: Of<'pageLoaded' | 'pageFailed'>): ConversationsStep {
  if (state.at !== 'loading' || event.generation !== state.generation) return noChange(state)
  if (event.type === 'pageFailed') return goTo({ ...state, at: 'failed' })
  const items = [...state.items]
  for (const conversation of event.page.conversations) {
    const known = state.removed.includes(conversation.id) || find(items, conversation.id) !== undefined
    if (!known) items.push({ conversation, name: createOptimistic(conversation.name) })
  }
  const hasMore = event.page.hasMore && items.length > state.items.length
  const answeredBy = event.page.answeredBy ?? state.answeredBy
  return goTo({ ...state, at: 'idle', items, hasMore, answeredBy })
}

const find = (items: readonly ListedConversation[], id: string): ListedConversation | undefined =>
  items.find((item) => item.conversation.id === id)

/** A conversation started in the chat is listed first; the server gave it the same name (AI-02). */
function started(state: ConversationsState, { conversationId: id, name }: Of<'started'>): ConversationsStep {
  if (state.removed.includes(id) || state.removing.includes(id)) return noChange(state)
  if (find(state.items, id)) return noChange(state)
  const conversation = { id, name, createdAt: null, updatedAt: null }
  return goTo({ ...state, items: [{ conversation, name: createOptimistic(name) }, ...state.items] })
}

/** A new name is shown at once; a blank name is ignored. */
function rename(state: ConversationsState, { conversationId, name }: Of<'rename'>): ConversationsStep {
  const item = find(listRemainingConversations(state), conversationId)
  const trimmed = name.trim()
  if (item === undefined || trimmed === '') return noChange(state)
  return withName(state, item, setOptimistic(item.name, trimmed))
}

/** A failed rename is rolled back. The result of an outdated call is ignored. */
function renamed(state: ConversationsState, { conversationId, name, ok }: Of<'renamed'>): ConversationsStep {
  const item = find(state.items, conversationId)
  if (item?.name.sending !== name) return noChange(state)
  const step = withName(state, item, confirmOptimistic(item.name, ok))
  return ok ? step : { ...step, effects: [BUSY, ...step.effects] }
}

function withName(
  state: ConversationsState,
  item: ListedConversation,
  name: Optimistic<string>,
): ConversationsStep {
  if (name === item.name) return noChange(state)
  const items = state.items.map((conversation) =>
    conversation === item ? { ...conversation, name } : conversation,
  )
  const send = valueToSend(item.name, name)
  const { id } = item.conversation
  return {
    state: { ...state, items },
    effects: send === null ? [] : [{ type: 'rename', afterMs: 0, conversationId: id, name: send }],
  }
}

/** Asks 确认删除当前对话？ if the conversation is in the list (AI-05). */
function askRemove(state: ConversationsState, id: string): ConversationsStep {
  const there = find(listRemainingConversations(state), id) !== undefined
  if (!there || state.confirming === id) return noChange(state)
  return goTo({ ...state, confirming: id })
}

/** Hides the conversation at once, so that it cannot be deleted twice; removes it when the server confirms (AI-05). */
function confirmRemove(state: ConversationsState): ConversationsStep {
  const { confirming: id } = state
  if (id === null) return noChange(state)
  return {
    state: { ...state, confirming: null, removing: [...state.removing, id] },
    effects: [{ type: 'remove', afterMs: 0, conversationId: id }],
  }
}

function removeAnswered(
  state: ConversationsState,
  { conversationId: id, ok }: Of<'removeAnswered'>,
): ConversationsStep {
  if (!state.removing.includes(id)) return noChange(state)
  const removing = state.removing.filter((text) => text !== id)
  if (!ok) return { state: { ...state, removing }, effects: [BUSY] }
  const items = state.items.filter((item) => item.conversation.id !== id)
  return {
    state: { ...state, items, removing, removed: [...state.removed, id] },
    effects: [{ type: 'removed', afterMs: 0, conversationId: id }],
  }
}
