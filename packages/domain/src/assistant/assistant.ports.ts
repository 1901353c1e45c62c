import type { AnsweredBy } from './answered-by'
import type { Conversation, PastMessage } from './assistant'
import type { Rating } from './rating'

interface Refusal {
  readonly error: string
}

/** A call that succeeded without a result. */
interface Done {
  readonly done: true
}

/** A question: `conversationId` is null for a new conversation, `files` are the ids of uploads. */
export interface ChatRequest {
  readonly query: string
  readonly conversationId: string | null
  readonly files: readonly string[]
}

/** One piece of the stream. Ids and code are null in a piece without them. */
export interface ChatPiece {
  readonly answer: string
  /** The text replaces everything before it (message_replace). */
  readonly replaces: boolean
  readonly conversationId: string | null
  readonly messageId: string | null
  readonly taskId: string | null
  /** A business error: the stream is over (AI-05). */
  readonly errorCode: string | null
}

export interface ChatStream {
  /** Ends after the complete answer; throws if the answer breaks off. */
  readonly pieces: AsyncIterable<ChatPiece>
  /** Stops reading, also while waiting for the next piece. Does nothing if already ended. */
  readonly cancel: () => void
}

/**
 * The reason a stream did not open: a business error code, or any other failure, such as an HTTP status other than 200
 * (AI-05).
 */
export interface ChatRefusal {
  readonly error: 'business' | 'broken'
  /** The server's text if it helps, such as the limit of questions per minute. */
  readonly reason: string | null
}

/** Newest first; `hasMore` is true when there is another page. */
export interface ConversationPage {
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
  /** Absent if the gateway does not send it. */
  readonly answeredBy?: AnsweredBy | undefined
}

/** An image to attach, read into memory (VAL-17). */
export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly bytes: Uint8Array
}

/** The calls the assistant needs; a failed call is returned as a value, never thrown. */
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
  /** Stops generating an answer on the server (AI-01). */
  readonly stop: (taskId: string) => Promise<Done | Refusal>
  readonly chat: (request: ChatRequest) => Promise<ChatStream | ChatRefusal>
}
