import { goTo, noChange } from '../machine'
import { finishStream, receiveChunk, sendQuery, stopAnswer } from './answering'
import { ASSISTANT_TEXTS, type Message, restoreMessage } from './assistant'
import {
  CHAT_CLOSED,
  type ChatEffect,
  type ChatEvent,
  type ChatState,
  type ChatStep,
  listChatMessages,
  NEW_CONVERSATION,
} from './chat.state'
import { confirmOptimistic, type Optimistic, valueToSend } from './optimistic'
import { pressRating, type Rating } from './rating'

type Of<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

/**
 * One step of the chat (AI-01, AI-02, AI-03, AI-05, AI-06): the next state and what to do about it. An event that
 * does not apply to this state, and an unknown event, return the same state object and no effects.
 */
export function chatStep(state: ChatState, event: ChatEvent): ChatStep {
  switch (event.type) {
    case 'open':
      return open(state, event.loggedIn)
    case 'close':
      return close(state)
    case 'loggedOut':
      return goTo({ ...CHAT_CLOSED, generation: state.generation })
    case 'send':
      return sendQuery(state, event)
    case 'piece':
      return receiveChunk(state, event)
    case 'ended':
    case 'failed':
      return finishStream(state, event)
    case 'stop':
      return state.at === 'loading' ? stopAnswer(state) : noChange(state)
    case 'newConversation':
      return state.at === 'closed' ? noChange(state) : beginNew(state)
    case 'choose':
      return choose(state, event)
    case 'historyLoaded':
    case 'historyFailed':
      return history(state, event)
    case 'removed':
      return state.conversation.id === event.conversationId ? beginNew(state) : noChange(state)
    case 'rate':
      return rate(state, event)
    case 'rated':
      return rated(state, event)
    default:
      return noChange(state)
  }
}

/** Logged out, only the login opens (AI-06). */
function open(state: ChatState, loggedIn: boolean): ChatStep {
  if (!loggedIn) return { state, effects: [{ type: 'openLogin' }] }
  return state.at === 'closed' ? goTo({ ...state, at: 'idle' }) : noChange(state)
}

type Resting = Exclude<ChatState, { at: 'loading' }>

/** Abandons what is in progress; the next transition continues from the rest. */
function rest(state: ChatState): { state: Resting; effects: readonly ChatEffect[] } {
  return state.at === 'loading' ? stopAnswer(state) : noChange(state)
}

/** Keeps the conversation for the next opening, unless its messages were never loaded. */
function close(state: ChatState): ChatStep {
  if (state.at === 'closed') return noChange(state)
  const { state: left, effects } = rest(state)
  if ('messages' in left) return { state: { ...left, at: 'closed' }, effects }
  return { state: { ...left, at: 'closed', conversation: NEW_CONVERSATION, messages: [] }, effects }
}

/** A new conversation is local: the server learns of it with its first query (AI-02). */
function beginNew(state: ChatState): ChatStep {
  if (state.conversation.id === null && listChatMessages(state).length === 0) return noChange(state)
  const { state: left, effects } = rest(state)
  const at = left.at === 'closed' ? 'closed' : 'idle'
  return { state: { ...left, at, conversation: NEW_CONVERSATION, messages: [] }, effects }
}

/** Opens another conversation, or the current one again if loading its messages failed. */
function choose(state: ChatState, { conversationId, name }: Of<'choose'>): ChatStep {
  const shown = state.conversation.id === conversationId && state.at !== 'unavailable'
  if (state.at === 'closed' || shown) return noChange(state)
  const { state: left, effects } = rest(state)
  const generation = state.generation + 1
  const conversation = { id: conversationId, name }
  return {
    state: { at: 'fetching', generation, conversation, stopping: left.stopping },
    effects: [...effects, { type: 'fetchHistory', generation, conversationId }],
  }
}

function history(state: ChatState, event: Of<'historyLoaded' | 'historyFailed'>): ChatStep {
  if (state.at !== 'fetching' || event.generation !== state.generation) return noChange(state)
  if (event.type === 'historyFailed') return goTo({ ...state, at: 'unavailable' })
  return goTo({ ...state, at: 'idle', messages: event.messages.map(restoreMessage) })
}

/** A complete answer can be rated, also while the next one is streamed (AI-03). */
function rate(state: ChatState, { messageId, pressed }: Of<'rate'>): ChatStep {
  if (state.at === 'closed') return noChange(state)
  return withRating(state, messageId, ({ rating }) => pressRating(rating, pressed))
}

/** A failed rating is rolled back with a notice (AI-03). Ignores an answer to another call than the current one. */
function rated(state: ChatState, { messageId, rating: sent, ok }: Of<'rated'>): ChatStep {
  const step = withRating(state, messageId, ({ rating }) =>
    rating.sending === sent ? confirmOptimistic(rating, ok) : rating,
  )
  if (ok || step.state === state) return step
  return { ...step, effects: [{ type: 'notify', text: ASSISTANT_TEXTS.busy }, ...step.effects] }
}

function withRating(
  state: ChatState,
  messageId: string,
  next: (message: Message) => Optimistic<Rating>,
): ChatStep {
  if (!('messages' in state)) return noChange(state)
  const message = state.messages.find((one) => one.messageId === messageId && one.status === 'whole')
  if (message === undefined) return noChange(state)
  const rating = next(message)
  if (rating === message.rating) return noChange(state)
  const messages = state.messages.map((one) => (one === message ? { ...one, rating } : one))
  const send = valueToSend(message.rating, rating)
  return {
    state: { ...state, messages },
    effects: send === null ? [] : [{ type: 'rate', messageId, rating: send }],
  }
}
