import { conversationName, type Message, type MessageStatus, newMessage, statusOf } from './assistant'
import type { ChatPiece } from './assistant.ports'
import {
  type ChatEffect,
  type ChatEvent,
  type ChatState,
  type ChatStep,
  chatUnchanged,
  type Stopping,
} from './chat.state'
import { canSend } from './send-rule'

/** From a query to the end of its answer (AI-01, AI-02, AI-05). */

type Of<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>
type Loading = Extract<ChatState, { at: 'loading' }>
type Settled = Extract<ChatState, { at: 'closed' | 'idle' }>

/** A query is sent when it says something and nothing is under way (VAL-18). */
export function ask(state: ChatState, { text, files }: Of<'send'>): ChatStep {
  if (state.at !== 'idle' || !canSend(text, false)) return chatUnchanged(state)
  const query = text.trim()
  const generation = state.generation + 1
  const request = { query, conversationId: state.conversation.id, files }
  return {
    state: { ...state, at: 'loading', generation, current: newMessage(query) },
    effects: [{ type: 'openStream', generation, request }],
  }
}

/** A piece of the answer awaited, or the first that tells which task a given-up stream has (AI-01). */
export function piece(state: ChatState, event: Of<'piece'>): ChatStep {
  const given = state.stopping.find((one) => one.generation === event.generation)
  if (given) return stopLate(state, given, event.piece)
  if (state.at !== 'loading' || event.generation !== state.generation) return chatUnchanged(state)
  const taken = take(state, event.piece)
  return event.piece.errorCode === null ? { state: taken, effects: [] } : over(taken, 'terminated')
}

/** A piece that tells nothing new leaves the very same state. */
function take(state: Loading, told: ChatPiece): Loading {
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

function stopLate(state: ChatState, { generation, name }: Stopping, told: ChatPiece): ChatStep {
  if (told.taskId === null) return chatUnchanged(state)
  const effects: ChatEffect[] = [{ type: 'stopTask', taskId: told.taskId }]
  if (name !== null && told.conversationId !== null) {
    effects.push({ type: 'renameConversation', conversationId: told.conversationId, name })
  }
  return { state: forget(state, generation), effects }
}

const forget = (state: ChatState, generation: number): ChatState => ({
  ...state,
  stopping: state.stopping.filter((one) => one.generation !== generation),
})

/** The stream has ended with the whole answer, or failed on the way (AI-01, AI-05). */
export function streamOver(state: ChatState, event: Of<'ended' | 'failed'>): ChatStep {
  const { generation } = event
  if (state.stopping.some((one) => one.generation === generation)) {
    return { state: forget(state, generation), effects: [] }
  }
  if (state.at !== 'loading' || generation !== state.generation) return chatUnchanged(state)
  if (event.type === 'ended') return over(state, statusOf(state.current.answer))
  return over(state, event.error === 'business' ? 'terminated' : 'busy')
}

/** The stream is closed: the answer is settled, and a conversation without a name gets it (AI-02). */
function over(state: Loading, status: MessageStatus): { state: Settled; effects: readonly ChatEffect[] } {
  const { current, conversation, generation, stopping } = state
  const settled: Message = { ...current, status }
  const messages = [...state.messages, settled]
  const { id } = conversation
  if (id === null || conversation.name !== null) {
    return { state: { at: 'idle', generation, stopping, conversation, messages }, effects: [] }
  }
  const name = conversationName(current.query)
  return {
    state: { at: 'idle', generation, stopping, conversation: { id, name }, messages },
    effects: [{ type: 'renameConversation', conversationId: id, name }],
  }
}

/**
 * The person ends the answer: what has come of it is the answer, as it is on the server. A task that is not
 * known yet is stopped as soon as it is (AI-01).
 */
export function halt(state: Loading): { state: Settled; effects: readonly ChatEffect[] } {
  const { taskId, answer, query } = state.current
  const { state: settled, effects } = over(state, statusOf(answer))
  if (taskId !== null) return { state: settled, effects: [{ type: 'stopTask', taskId }, ...effects] }
  const name = settled.conversation.name === null ? conversationName(query) : null
  const stopping = [...settled.stopping, { generation: state.generation, name }]
  return { state: { ...settled, stopping }, effects }
}
