import { ask, halt, piece, streamOver } from './answering'
import { ASSISTANT_TEXTS, type Message, pastMessage } from './assistant'
import {
  CHAT_CLOSED,
  type ChatEffect,
  type ChatEvent,
  type ChatState,
  type ChatStep,
  chatMessages,
  chatUnchanged,
  NEW_CONVERSATION,
} from './chat.state'
import { answered, type Optimistic, toSend } from './optimistic'
import { pressRating, type Rating } from './rating'

type Of<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

/**
 * One step of the chat (AI-01, AI-02, AI-03, AI-05, AI-06): the next state and what to do about it. An event
 * that means nothing in this state, or that nobody knows, gives back the very same state and no effects.
 */
export function chatStep(state: ChatState, event: ChatEvent): ChatStep {
  switch (event.type) {
    case 'open':
      return open(state, event.loggedIn)
    case 'close':
      return close(state)
    case 'loggedOut':
      return { state: { ...CHAT_CLOSED, generation: state.generation }, effects: [] }
    case 'send':
      return ask(state, event)
    case 'piece':
      return piece(state, event)
    case 'ended':
    case 'failed':
      return streamOver(state, event)
    case 'stop':
      return state.at === 'loading' ? halt(state) : chatUnchanged(state)
    case 'newConversation':
      return state.at === 'closed' ? chatUnchanged(state) : beginNew(state)
    case 'choose':
      return choose(state, event)
    case 'historyLoaded':
    case 'historyFailed':
      return history(state, event)
    case 'removed':
      return state.conversation.id === event.conversationId ? beginNew(state) : chatUnchanged(state)
    case 'rate':
      return rate(state, event)
    case 'rated':
      return rated(state, event)
    default:
      return chatUnchanged(state)
  }
}

/** Logged out there is only the login (AI-06). */
function open(state: ChatState, loggedIn: boolean): ChatStep {
  if (!loggedIn) return { state, effects: [{ type: 'openLogin' }] }
  return state.at === 'closed' ? { state: { ...state, at: 'idle' }, effects: [] } : chatUnchanged(state)
}

type Resting = Exclude<ChatState, { at: 'loading' }>

/** What is under way is given up; whatever else happens next happens to what is left. */
function rest(state: ChatState): { state: Resting; effects: readonly ChatEffect[] } {
  return state.at === 'loading' ? halt(state) : { state, effects: [] }
}

/** The conversation stays for the next opening, unless its messages never came. */
function close(state: ChatState): ChatStep {
  if (state.at === 'closed') return chatUnchanged(state)
  const { state: left, effects } = rest(state)
  if ('messages' in left) return { state: { ...left, at: 'closed' }, effects }
  return { state: { ...left, at: 'closed', conversation: NEW_CONVERSATION, messages: [] }, effects }
}

/** A new conversation is local: the server hears of it with its first query (AI-02). */
function beginNew(state: ChatState): ChatStep {
  if (state.conversation.id === null && chatMessages(state).length === 0) return chatUnchanged(state)
  const { state: left, effects } = rest(state)
  const at = left.at === 'closed' ? 'closed' : 'idle'
  return { state: { ...left, at, conversation: NEW_CONVERSATION, messages: [] }, effects }
}

/** Another conversation, or the one at hand again when its messages could not be had. */
function choose(state: ChatState, { conversationId, name }: Of<'choose'>): ChatStep {
  const shown = state.conversation.id === conversationId && state.at !== 'unavailable'
  if (state.at === 'closed' || shown) return chatUnchanged(state)
  const { state: left, effects } = rest(state)
  const generation = state.generation + 1
  const conversation = { id: conversationId, name }
  return {
    state: { at: 'fetching', generation, conversation, stopping: left.stopping },
    effects: [...effects, { type: 'fetchHistory', generation, conversationId }],
  }
}

function history(state: ChatState, event: Of<'historyLoaded' | 'historyFailed'>): ChatStep {
  if (state.at !== 'fetching' || event.generation !== state.generation) return chatUnchanged(state)
  if (event.type === 'historyFailed') return { state: { ...state, at: 'unavailable' }, effects: [] }
  return { state: { ...state, at: 'idle', messages: event.messages.map(pastMessage) }, effects: [] }
}

/** An answer that is whole can be rated, also while the next one comes (AI-03). */
function rate(state: ChatState, { messageId, pressed }: Of<'rate'>): ChatStep {
  if (state.at === 'closed') return chatUnchanged(state)
  return withRating(state, messageId, ({ rating }) => pressRating(rating, pressed))
}

/** A failed rating is put back and said (AI-03). An answer to another call than the one under way is none. */
function rated(state: ChatState, { messageId, rating: sent, ok }: Of<'rated'>): ChatStep {
  const step = withRating(state, messageId, ({ rating }) =>
    rating.sending === sent ? answered(rating, ok) : rating,
  )
  if (ok || step.state === state) return step
  return { ...step, effects: [{ type: 'notify', text: ASSISTANT_TEXTS.busy }, ...step.effects] }
}

function withRating(
  state: ChatState,
  messageId: string,
  next: (message: Message) => Optimistic<Rating>,
): ChatStep {
  if (!('messages' in state)) return chatUnchanged(state)
  const message = state.messages.find((one) => one.messageId === messageId && one.status === 'whole')
  if (message === undefined) return chatUnchanged(state)
  const rating = next(message)
  if (rating === message.rating) return chatUnchanged(state)
  const messages = state.messages.map((one) => (one === message ? { ...one, rating } : one))
  const send = toSend(message.rating, rating)
  return {
    state: { ...state, messages },
    effects: send === null ? [] : [{ type: 'rate', messageId, rating: send }],
  }
}
