import type { Step } from '../machine'
import type { ChatConversation, Message, PastMessage } from './assistant'
import type { ChatPiece, ChatRefusal, ChatRequest } from './assistant.ports'
import type { Rating, RatingButton } from './rating'

/** The polling interval of a stored answer in progress, in ms. */
export const SETTLE_MS = 2000

interface Common {
  /** Incremented with every request; an answer with another number is out of date. */
  readonly generation: number
  readonly conversation: ChatConversation
}

/** Only `loading` has an incomplete answer, its `current`; `messages` are oldest first (AI-01). */
export type ChatState = Common &
  (
    | { readonly at: 'idle'; readonly messages: readonly Message[] }
    | { readonly at: 'loading'; readonly messages: readonly Message[]; readonly current: Message }
    /** An earlier conversation: its messages are being fetched, or fetching failed. */
    | { readonly at: 'fetching' | 'unavailable' }
  )

/** Chunks and ends of a stream carry the generation of the effect that opened it. */
export type ChatEvent =
  | { readonly type: 'stop' | 'newConversation' }
  | { readonly type: 'send'; readonly text: string; readonly files: readonly string[] }
  | { readonly type: 'piece'; readonly generation: number; readonly piece: ChatPiece }
  | { readonly type: 'ended'; readonly generation: number }
  | ({ readonly type: 'failed'; readonly generation: number } & ChatRefusal)
  | { readonly type: 'choose'; readonly conversationId: string; readonly name: string }
  | {
      readonly type: 'historyLoaded'
      readonly generation: number
      readonly messages: readonly PastMessage[]
    }
  | { readonly type: 'historyFailed'; readonly generation: number }
  | { readonly type: 'removed'; readonly conversationId: string }
  | { readonly type: 'rate'; readonly messageId: string; readonly pressed: RatingButton }
  | { readonly type: 'rated'; readonly messageId: string; readonly rating: Rating; readonly ok: boolean }

export type ChatEffect =
  | { readonly type: 'notify'; readonly text: string }
  /** A new conversation has its id and name: the list shows it (AI-02). */
  | { readonly type: 'conversationStarted'; readonly conversationId: string; readonly name: string }
  | { readonly type: 'openStream'; readonly generation: number; readonly request: ChatRequest }
  /** The abandoned answer's task is stopped, then its stream is closed. */
  | { readonly type: 'leaveStream'; readonly stream: number; readonly taskId: string | null }
  | {
      readonly type: 'fetchHistory'
      readonly afterMs: number
      readonly generation: number
      readonly conversationId: string
    }
  | { readonly type: 'rate'; readonly messageId: string; readonly rating: Rating }

export type ChatStep = Step<ChatState, ChatEffect>

/** A conversation without id and name, shown as 新建对话. */
export const NEW_CONVERSATION: ChatConversation = { id: null, name: null }

export const NEW_CHAT: ChatState = {
  at: 'idle',
  generation: 0,
  conversation: NEW_CONVERSATION,
  messages: [],
}

/** All messages on screen, the message in progress last (AI-01). */
export function listChatMessages(state: ChatState): readonly Message[] {
  if (state.at === 'loading') return [...state.messages, state.current]
  return 'messages' in state ? state.messages : []
}

/** True when a question has to wait: an answer is in progress, or the conversation is still loading (VAL-18). */
export function isChatBusy(state: ChatState): boolean {
  return state.at !== 'idle' || state.messages.some(({ status }) => status === 'loading')
}
