import { goTo, noChange } from '../machine'
import { finishStream, receiveChunk, sendQuery, stopAnswer } from './answering'
import { ASSISTANT_TEXTS, type Message, restoreMessage } from './assistant'
import {
  type ChatEffect,
  type ChatEvent,
  type ChatState,
  type ChatStep,
  isChatBusy,
  listChatMessages,
  NEW_CONVERSATION,
  SETTLE_MS,
} from './chat.state'
import { confirmOptimistic, type Optimistic, valueToSend } from './optimistic'
import { pressRating, type Rating } from './rating'

type Of<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

/**
 * One step of the chat (AI-02): the next state and its effects. An event that does not apply to
 * this state, and an unknown event, return the same state object and no effects.
 */
export function chatStep(state: ChatState, event: ChatEvent): ChatStep {
  switch (event.type) {
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
      return beginNew(state)
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

type Resting = Exclude<ChatState, { at: 'loading' }>

/** Stops an answer in progress; the next transition continues from the settled state. */
function rest(state: ChatState): { state: Resting; effects: readonly ChatEffect[] } {
  return state.at === 'loading' ? stopAnswer(state) : noChange(state)
}

/** A new conversation is local: the server receives it with its first query (AI-02). */
function beginNew(state: ChatState): ChatStep {
  if (state.conversation.id === null && listChatMessages(state).length === 0) return noChange(state)
  const { state: left, effects } = rest(state)
  // The new generation ends the polling of an earlier conversation.
  const generation = left.generation + 1
  return { state: { at: 'idle', generation, conversation: NEW_CONVERSATION, messages: [] }, effects }
}

const fetchHistory = (generation: number, conversationId: string, afterMs: number): ChatEffect => ({
  type: 'fetchHistory',
  afterMs,
  generation,
  conversationId,
})

/** Opens another conversation, or the current one again if loading its messages failed. */
function choose(state: ChatState, { conversationId, name }: Of<'choose'>): ChatStep {
  const shown = state.conversation.id === conversationId && state.at !== 'unavailable'
  if (shown) return noChange(state)
  const { effects } = rest(state)
  const generation = state.generation + 1
  const conversation = { id: conversationId, name }
  return {
    state: { at: 'fetching', generation, conversation },
    effects: [...effects, fetchHistory(generation, conversationId, 0)],
  }
}

/** An answer in progress is polled until it is whole or failed (AI-01). */
function history(state: ChatState, event: Of<'historyLoaded' | 'historyFailed'>): ChatStep {
  const { generation, conversation } = state
  const isAwaited = state.at === 'fetching' || (state.at === 'idle' && isChatBusy(state))
  if (!isAwaited || event.generation !== generation || conversation.id === null) return noChange(state)
  const again = fetchHistory(generation, conversation.id, SETTLE_MS)
  if (event.type === 'historyFailed')
    return state.at === 'fetching' ? goTo({ ...state, at: 'unavailable' }) : { state, effects: [again] }
  const read: ChatState = {
    at: 'idle',
    generation,
    conversation,
    messages: event.messages.map(restoreMessage),
  }
  return { state: read, effects: isChatBusy(read) ? [again] : [] }
}

/** A complete answer can be rated, also while the next one is streamed (AI-03). */
function rate(state: ChatState, { messageId, pressed }: Of<'rate'>): ChatStep {
  return withRating(state, messageId, ({ rating }) => pressRating(rating, pressed))
}

/** A failed rating is rolled back with a notice (AI-03). The result of an outdated call is ignored. */
function rated(state: ChatState, { messageId, rating: sent, ok }: Of<'rated'>): ChatStep {
  const step = withRating(state, messageId, ({ rating }) =>
    rating.sending === sent ? confirmOptimistic(rating, ok) : rating,
  )
  if (ok || step.state === state) return step
  return { ...step, effects: [{ type: 'notify', text: ASSISTANT_TEXTS.busy }, ...step.effects] }
}

const canRate = ({ status }: Message) => status === 'whole' || status === 'stopped'

function withRating(
  state: ChatState,
  messageId: string,
  next: (message: Message) => Optimistic<Rating>,
): ChatStep {
  if (!('messages' in state)) return noChange(state)
  const message = state.messages.find((message) => message.messageId === messageId && canRate(message))
  if (message === undefined) return noChange(state)
  const rating = next(message)
  if (rating === message.rating) return noChange(state)
  const messages = state.messages.map((item) => (item === message ? { ...item, rating } : item))
  const send = valueToSend(message.rating, rating)
  return {
    state: { ...state, messages },
    effects: send === null ? [] : [{ type: 'rate', messageId, rating: send }],
  }
}
