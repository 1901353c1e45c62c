import type { AnsweredBy } from '@zhushutong/domain/assistant'
import { contract, conversationList, type InputOf, type ResultOf, type UploadPart } from '../contract'
import { kindText, portalError } from '../errors'
import { type Caller, mapCall } from './caller'
import { type Chat, createChat } from './chat'
import type { Call, CallOptions, ClientOptions } from './options'
import type { Platform } from './platform'
import { createStreamer, type StreamOptions } from './streamer'
import { createUploader, type UploadOptions } from './uploader'

type Wire = typeof contract.assistant

export interface ChatInput {
  /** At most 1000 characters. */
  readonly query: string
  /** Continues a conversation; absent: starts a new one. */
  readonly conversationId?: string
  /** Ids of uploads, at most 5. */
  readonly files?: readonly string[]
}

/** Times in ms. */
export interface ChatConversation {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly updatedAt: number
}

export interface ConversationPage {
  /** The latest used first. */
  readonly conversations: readonly ChatConversation[]
  /** There are more; the id of the last one is the next page's `lastId`. */
  readonly hasMore: boolean
  /**
   * The source of the answers: rules or a language model; absent if the gateway does not report it (AI-13).
   */
  readonly answeredBy: AnsweredBy | undefined
}

/** A question with its answer, as stored by the gateway. */
export interface ChatMessage {
  readonly id: string
  readonly query: string
  /** Markdown; empty if the answer failed or is not finished. */
  readonly answer: string
  readonly rating: 'like' | 'dislike' | 'none'
  readonly state: ResultOf<Wire['messages']>[number]['state']
  readonly errorCode: string | null
  readonly files: readonly string[]
  readonly createdAt: number
}

export interface UploadedFile {
  readonly id: string
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  readonly mimeType: string
  readonly createdAt: number
}

/** The assistant: it answers from the portal's records, piece by piece. Every call needs a token. */
export interface AssistantResource {
  /**
   * Asks a question; iterate over the returned `Chat` to read the answer. At most 2 at once and 20 a minute
   * (rateLimited beyond).
   */
  readonly chat: (input: ChatInput, options?: StreamOptions) => Chat
  /** Stops an answer in progress, also one read by another process; the text so far is kept. */
  readonly stop: (input: { readonly taskId: string }, options?: CallOptions) => Call<true>
  /** Uploads an image of at most 1 MB (jpeg, png, gif, bmp, webp) as an attachment of a question. */
  readonly upload: (file: UploadPart, options?: UploadOptions) => Promise<UploadedFile>
  readonly conversations: (
    input?: { readonly lastId?: string; readonly limit?: number },
    options?: CallOptions,
  ) => Call<ConversationPage>
  /** Oldest first, the last 200. */
  readonly messages: (
    input: { readonly conversationId: string },
    options?: CallOptions,
  ) => Call<readonly ChatMessage[]>
  readonly rename: (
    input: { readonly conversationId: string; readonly name: string },
    options?: CallOptions,
  ) => Call<true>
  /** Removes a conversation with its messages. */
  readonly remove: (input: { readonly conversationId: string }, options?: CallOptions) => Call<true>
  readonly rate: (
    input: {
      readonly messageId: string
      readonly rating: ChatMessage['rating']
      /** A comment on the answer, at most 500 characters. */
      readonly content?: string
    },
    options?: CallOptions,
  ) => Call<true>
}

const pageIn = (text: string): ConversationPage => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {}
  const read = conversationList().safeParse(value)
  if (!read.success) throw portalError({ kind: 'decode', message: kindText('decode') })
  const conversations = read.data.data.map(({ id, name, created_at, updated_at }) => ({
    id,
    name,
    createdAt: created_at,
    updatedAt: updated_at,
  }))
  return { conversations, hasMore: read.data.has_more, answeredBy: read.data.answered_by }
}

const messageOf = ({
  rating,
  error_code,
  created_at,
  ...message
}: ResultOf<Wire['messages']>[number]): ChatMessage => ({
  ...message,
  rating: rating === 'like' || rating === 'dislike' ? rating : 'none',
  errorCode: error_code,
  createdAt: created_at,
})

/** The assistant's calls, streams and uploads over one client's caller. */
export function createAssistant(call: Caller, options: ClientOptions, platform: Platform): AssistantResource {
  const { assistant } = contract
  /** The question with the field names of Dify's interface. */
  const writeChat = (
    query: string,
    conversationId = '',
    files: readonly string[],
  ): InputOf<typeof contract.assistant.chat> => ({
    query,
    conversation_id: conversationId,
    auto_generate_name: true,
    files: files.map((id) => ({ transfer_method: 'local_file', type: 'image', upload_file_id: id })),
    inputs: {},
    response_mode: 'streaming',
  })
  const stream = createStreamer(options, platform)
  const upload = createUploader(options, platform)
  const stop: AssistantResource['stop'] = (input, callOptions) => call(assistant.stop, input, callOptions)
  return {
    stop,
    chat: ({ query, conversationId, files = [] }, streamOptions) =>
      createChat(stream(assistant.chat, writeChat(query, conversationId, files), streamOptions), (taskId) =>
        stop({ taskId }),
      ),
    upload: async (file, uploadOptions) => {
      const { mime_type, created_at, ...facts } = await upload(assistant.upload, { file }, uploadOptions)
      return { ...facts, mimeType: mime_type, createdAt: created_at }
    },
    conversations: ({ lastId, limit } = {}, callOptions) =>
      mapCall(call(assistant.conversations, { last_id: lastId, limit }, callOptions), pageIn),
    messages: (input, callOptions) =>
      mapCall(call(assistant.messages, input, callOptions), (messages) => messages.map(messageOf)),
    rename: ({ conversationId, name }, callOptions) =>
      call(assistant.rename, { conversation_id: conversationId, name }, callOptions),
    remove: (input, callOptions) => call(assistant.remove, input, callOptions),
    rate: ({ messageId, ...fields }, callOptions) =>
      call(assistant.rate, { message_id: messageId, ...fields }, callOptions),
  }
}
