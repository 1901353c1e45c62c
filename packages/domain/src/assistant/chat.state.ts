import type { Step } from '../machine'
import type { ChatConversation, Message, PastMessage } from './assistant'
import type { ChatPiece, ChatRefusal, ChatRequest } from './assistant.ports'
import type { Rating, RatingButton } from './rating'

/** A stream abandoned before its task id was known: it is read until the id arrives, then the task is stopped. */
export interface AbandonedStream {
  readonly generation: number
  /** The name its conversation will get, null if it has one. */
  readonly name: string | null
}

interface Common {
  /** Incremented with every request; an answer with another number is out of date. */
  readonly generation: number
  readonly conversation: ChatConversation
  readonly stopping: readonly AbandonedStream[]
}

/** Only `loading` holds an incomplete answer, its `current`; `messages` are oldest first (AI-01). */
export type ChatState = Common &
  (
    | { readonly at: 'closed' | 'idle'; readonly messages: readonly Message[] }
    | { readonly at: 'loading'; readonly messages: readonly Message[]; readonly current: Message }
    /** An earlier conversation: its messages are being fetched, or fetching failed. */
    | { readonly at: 'fetching' | 'unavailable' }
  )

/** Chunks and ends of a stream carry the generation of the effect that opened it. */
export type ChatEvent =
  | { readonly type: 'open'; readonly loggedIn: boolean }
  | { readonly type: 'close' | 'loggedOut' | 'stop' | 'newConversation' }
  | { readonly type: 'send'; readonly text: string; readonly files: readonly string[] }
  | { readonly type: 'piece'; readonly generation: number; readonly piece: ChatPiece }
  | { readonly type: 'ended'; readonly generation: number }
  | { readonly type: 'failed'; readonly generation: number; readonly error: ChatRefusal['error'] }
  | { readonly type: 'choose'; readonly conversationId: string; readonly name: string }
  | {
      readonly type: 'historyLoaded'
      readonly generation: number
      readonly messages: readonly PastMessage[]
    }
  | { readonly type: 'historyFailed'; readonly generation: number }
  /** A conversation is deleted. */
  | { readonly type: 'removed'; readonly conversationId: string }
  | { readonly type: 'rate'; readonly messageId: string; readonly pressed: RatingButton }
  | { readonly type: 'rated'; readonly messageId: string; readonly rating: Rating; readonly ok: boolean }

/** What the machine asks its caller to do at once. */
export type ChatEffect =
  | { readonly type: 'openLogin' }
  | { readonly type: 'notify'; readonly text: string }
  | { readonly type: 'renameConversation'; readonly conversationId: string; readonly name: string }
  | { readonly type: 'openStream'; readonly generation: number; readonly request: ChatRequest }
  | { readonly type: 'stopTask'; readonly taskId: string }
  | { readonly type: 'fetchHistory'; readonly generation: number; readonly conversationId: string }
  | { readonly type: 'rate'; readonly messageId: string; readonly rating: Rating }

export type ChatStep = Step<ChatState, ChatEffect>

/** Neither an id nor a name: shown as 新建对话 (AI-02). */
export const NEW_CONVERSATION: ChatConversation = { id: null, name: null }

export const CHAT_CLOSED: ChatState = {
  at: 'closed',
  generation: 0,
  conversation: NEW_CONVERSATION,
  stopping: [],
  messages: [],
}

/** All messages on screen, the one being answered last (AI-01). */
export function listChatMessages(state: ChatState): readonly Message[] {
  if (state.at === 'loading') return [...state.messages, state.current]
  return 'messages' in state ? state.messages : []
}

/** Whether to keep reading a stream: its answer is awaited, or its task is still to be stopped (AI-01). */
export function isStreamWanted(state: ChatState, generation: number): boolean {
  return (
    (state.at === 'loading' && state.generation === generation) ||
    state.stopping.some((one) => one.generation === generation)
  )
}
