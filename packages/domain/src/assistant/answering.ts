import { goTo, noChange } from '../machine'
import {
  answerStatus,
  buildConversationName,
  createMessage,
  failureStatus,
  type Message,
  type MessageStatus,
} from './assistant'
import type { ChatPiece } from './assistant.ports'
import { type ChatEffect, type ChatEvent, type ChatState, type ChatStep, isChatBusy } from './chat.state'
import { canSend } from './send-rule'

/** The transitions from sending a query to the end of its answer (AI-01, AI-02, AI-05). */

type Of<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>
type Loading = Extract<ChatState, { at: 'loading' }>
type Settled = Extract<ChatState, { at: 'idle' }>

/** Sends a query if it is not blank and no answer is in progress. */
export function sendQuery(state: ChatState, { text, files }: Of<'send'>): ChatStep {
  if (state.at !== 'idle' || !canSend(text, isChatBusy(state))) return noChange(state)
  const query = text.trim()
  const generation = state.generation + 1
  const request = { query, conversationId: state.conversation.id, files }
  return {
    state: { ...state, at: 'loading', generation, current: createMessage(query, files.length) },
    effects: [{ type: 'openStream', generation, request }],
  }
}

/** Adds a chunk of the awaited answer. */
export function receiveChunk(state: ChatState, event: Of<'piece'>): ChatStep {
  if (state.at !== 'loading' || event.generation !== state.generation) return noChange(state)
  const appended = appendChunk(state, event.piece)
  const { errorCode } = event.piece
  return errorCode === null ? goTo(appended) : settleAnswer(appended, failureStatus(errorCode))
}

/** A chunk without anything new leaves the same state. */
function appendChunk(state: Loading, piece: ChatPiece): Loading {
  const { conversation, current } = state
  const answer = piece.replaces ? piece.answer : current.answer + piece.answer
  const messageId = current.messageId ?? piece.messageId
  const taskId = current.taskId ?? piece.taskId
  const id = conversation.id ?? piece.conversationId
  const same =
    answer === current.answer &&
    messageId === current.messageId &&
    taskId === current.taskId &&
    id === conversation.id
  if (same) return state
  return {
    ...state,
    conversation: { ...conversation, id },
    current: { ...current, answer, messageId, taskId },
  }
}

/** The end of the stream, with the whole answer or a failure; a refusal may contain a reason (AI-05). */
export function finishStream(state: ChatState, event: Of<'ended' | 'failed'>): ChatStep {
  if (state.at !== 'loading' || event.generation !== state.generation) return noChange(state)
  if (event.type === 'ended') return settleAnswer(state, answerStatus(state.current.answer))
  const settled = settleAnswer(state, event.error === 'business' ? 'terminated' : 'busy')
  const { reason } = event
  if (reason === null) return settled
  return { ...settled, effects: [...settled.effects, { type: 'notify', text: reason }] }
}

/** Settles the answer of a closed stream; a conversation without a name gets its name (AI-02). */
function settleAnswer(
  state: Loading,
  status: MessageStatus,
): { state: Settled; effects: readonly ChatEffect[] } {
  const { current, conversation, generation } = state
  const settled: Message = { ...current, status }
  const messages = [...state.messages, settled]
  const { id } = conversation
  if (id === null || conversation.name !== null) {
    return goTo({ at: 'idle', generation, conversation, messages })
  }
  const name = buildConversationName(current.query)
  return {
    state: { at: 'idle', generation, conversation: { id, name }, messages },
    effects: [{ type: 'conversationStarted', conversationId: id, name }],
  }
}

/** Stops the answer on the user's request: the received part is the answer, as on the server (AI-01). */
export function stopAnswer(state: Loading): { state: Settled; effects: readonly ChatEffect[] } {
  const { taskId, answer } = state.current
  const { state: settled, effects } = settleAnswer(state, answerStatus(answer, 'stopped'))
  const leave = { type: 'leaveStream', stream: state.generation, taskId } as const
  return { state: settled, effects: [leave, ...effects] }
}
