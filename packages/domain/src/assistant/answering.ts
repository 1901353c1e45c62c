import { goTo, noChange } from '../machine'
import {
  answerStatus,
  buildConversationName,
  createMessage,
  type Message,
  type MessageStatus,
} from './assistant'
import type { ChatPiece } from './assistant.ports'
import type { AbandonedStream, ChatEffect, ChatEvent, ChatState, ChatStep } from './chat.state'
import { canSend } from './send-rule'

/** The transitions from sending a query to the end of its answer (AI-01, AI-02, AI-05). */

type Of<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>
type Loading = Extract<ChatState, { at: 'loading' }>
type Settled = Extract<ChatState, { at: 'closed' | 'idle' }>

/** A query is sent when it is not blank and no answer is in progress (VAL-18). */
export function sendQuery(state: ChatState, { text, files }: Of<'send'>): ChatStep {
  if (state.at !== 'idle' || !canSend(text, false)) return noChange(state)
  const query = text.trim()
  const generation = state.generation + 1
  const request = { query, conversationId: state.conversation.id, files }
  return {
    state: { ...state, at: 'loading', generation, current: createMessage(query) },
    effects: [{ type: 'openStream', generation, request }],
  }
}

/** A chunk of the awaited answer, or the first chunk that carries the task id of an abandoned stream (AI-01). */
export function receiveChunk(state: ChatState, event: Of<'piece'>): ChatStep {
  const given = state.stopping.find((one) => one.generation === event.generation)
  if (given) return stopAbandonedTask(state, given, event.piece)
  if (state.at !== 'loading' || event.generation !== state.generation) return noChange(state)
  const taken = appendChunk(state, event.piece)
  return event.piece.errorCode === null ? goTo(taken) : settleAnswer(taken, 'terminated')
}

/** A chunk without anything new leaves the same state. */
function appendChunk(state: Loading, told: ChatPiece): Loading {
  const { conversation, current } = state
  const answer = told.replaces ? told.answer : current.answer + told.answer
  const messageId = current.messageId ?? told.messageId
  const taskId = current.taskId ?? told.taskId
  const id = conversation.id ?? told.conversationId
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

function stopAbandonedTask(
  state: ChatState,
  { generation, name }: AbandonedStream,
  told: ChatPiece,
): ChatStep {
  if (told.taskId === null) return noChange(state)
  const effects: ChatEffect[] = [{ type: 'stopTask', taskId: told.taskId }]
  if (name !== null && told.conversationId !== null) {
    effects.push({ type: 'renameConversation', conversationId: told.conversationId, name })
  }
  return { state: dropAbandonedStream(state, generation), effects }
}

const dropAbandonedStream = (state: ChatState, generation: number): ChatState => ({
  ...state,
  stopping: state.stopping.filter((one) => one.generation !== generation),
})

/** The stream has ended with the whole answer, or failed on the way (AI-01, AI-05). */
export function finishStream(state: ChatState, event: Of<'ended' | 'failed'>): ChatStep {
  const { generation } = event
  if (state.stopping.some((one) => one.generation === generation)) {
    return goTo(dropAbandonedStream(state, generation))
  }
  if (state.at !== 'loading' || generation !== state.generation) return noChange(state)
  if (event.type === 'ended') return settleAnswer(state, answerStatus(state.current.answer))
  return settleAnswer(state, event.error === 'business' ? 'terminated' : 'busy')
}

/** The stream is closed: the answer is settled, and a conversation without a name gets it (AI-02). */
function settleAnswer(
  state: Loading,
  status: MessageStatus,
): { state: Settled; effects: readonly ChatEffect[] } {
  const { current, conversation, generation, stopping } = state
  const settled: Message = { ...current, status }
  const messages = [...state.messages, settled]
  const { id } = conversation
  if (id === null || conversation.name !== null) {
    return goTo({ at: 'idle', generation, stopping, conversation, messages })
  }
  const name = buildConversationName(current.query)
  return {
    state: { at: 'idle', generation, stopping, conversation: { id, name }, messages },
    effects: [{ type: 'renameConversation', conversationId: id, name }],
  }
}

/**
 * The user stops the answer: what has arrived is the answer, as on the server. A task whose id is not known yet is
 * stopped as soon as it is (AI-01).
 */
export function stopAnswer(state: Loading): { state: Settled; effects: readonly ChatEffect[] } {
  const { taskId, answer, query } = state.current
  const { state: settled, effects } = settleAnswer(state, answerStatus(answer))
  if (taskId !== null) return { state: settled, effects: [{ type: 'stopTask', taskId }, ...effects] }
  const name = settled.conversation.name === null ? buildConversationName(query) : null
  const stopping = [...settled.stopping, { generation: state.generation, name }]
  return { state: { ...settled, stopping }, effects }
}
