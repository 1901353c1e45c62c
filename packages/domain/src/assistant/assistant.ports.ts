import type { Conversation, PastMessage } from './assistant'
import type { Rating } from './rating'

/** A call that did not go well: its code. */
export interface Refusal {
  readonly error: string
}

/** A call that went well and has nothing to tell. */
export interface Done {
  readonly done: true
}

/** A question: `conversationId` is null for a new conversation, `files` are the ids of uploads. */
export interface ChatRequest {
  readonly query: string
  readonly conversationId: string | null
  readonly files: readonly string[]
}

/** One piece of the stream. Ids are null where the piece has none; so is the code where nothing failed. */
export interface ChatPiece {
  readonly answer: string
  /** The answer stands for all that came before it (message_replace). */
  readonly replaces: boolean
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly taskId: string | null
  /** A business error: the stream is over (AI-05). */
  readonly errorCode: string | null
}

/** An answer as it comes. */
export interface ChatStream {
  /** Ends with the whole answer; an answer that is cut short makes the iteration throw. */
  readonly pieces: AsyncIterable<ChatPiece>
  /** Ends the reading, also one that waits. Harmless when there is nothing to end. */
  readonly cancel: () => void
}

/** Why a stream did not open: a business code in its answer, or anything else, such as no HTTP 200 (AI-05). */
export interface ChatRefusal {
  readonly error: 'business' | 'broken'
}

/** Newest first; `hasMore` tells of a page after this one. */
export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
}

/** An image to send along, read whole (VAL-17). */
export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly bytes: Uint8Array
}

/** What the assistant needs from the world; a failed call is a value, never an exception. */
export interface AssistantGateway {
  /** The page after the conversation `lastId`, the first one for null (AI-04). */
  readonly conversations: (lastId: string | null, limit: number) => Promise<ConversationPage | Refusal>
  /** A conversation's messages, oldest first. */
  readonly messages: (
    conversationId: string,
  ) => Promise<{ readonly messages: readonly PastMessage[] } | Refusal>
  readonly rename: (conversationId: string, name: string) => Promise<Done | Refusal>
  readonly remove: (conversationId: string) => Promise<Done | Refusal>
  readonly rate: (messageId: string, rating: Rating) => Promise<Done | Refusal>
  readonly upload: (file: UploadFile) => Promise<{ readonly fileId: string } | Refusal>
  /** Ends the work on an answer on the server (AI-01). */
  readonly stop: (taskId: string) => Promise<Done | Refusal>
  readonly chat: (request: ChatRequest) => Promise<ChatStream | ChatRefusal>
}
