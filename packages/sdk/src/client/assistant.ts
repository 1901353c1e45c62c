import { type AnsweredBy, checkUpload, UPLOAD_TEXTS } from '@zhushutong/domain/assistant'
import type * as z from 'zod/mini'
import { buildInputError } from '../checks/checks'
import type { contract } from '../contract/calls'
import type { conversationList } from '../contract/services/assistant.contract'
import type { ResultOf } from '../contract/shape/endpoint'
import type { UploadPart } from '../contract/shape/upload-part'
import { kindText, portalError } from '../errors'
import type { ClientCall } from './call'
import { type Caller, mapCall } from './caller'
import { type Chat, createChat } from './chat'
import type { Call, CallOptions, ClientOptions } from './options'
import type { Platform } from './platform'
import { createStreamer, type StreamOptions } from './streamer'
import { createUploader, type UploadOptions } from './uploader'

type Wire = typeof contract.assistant

/** The assistant's calls of the contract. */
export type AssistantCalls = { readonly [Name in keyof Wire]: ClientCall }

export interface ChatInput {
  /** At most 1000 characters. */
  readonly query: string
  /** Continues a conversation; absent or null: starts a new one. */
  readonly conversationId?: string | null
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
  readonly state: 'answering' | 'whole' | 'stopped' | 'failed'
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

/** An input as a program without types passes it: its check names the fields that are missing. */
type Maybe<Name extends 'chat' | 'rename' | 'rate'> = Partial<Parameters<AssistantResource[Name]>[0]>

type ConversationText = z.output<ReturnType<typeof conversationList>>

/** The list is a JSON text, which the check of the result has not seen. */
const readConversations = (text: string): ConversationPage => {
  try {
    const { data, has_more: hasMore, answered_by: answeredBy } = JSON.parse(text) as ConversationText
    const conversations = data.map(({ id, name, created_at, updated_at }) => {
      if (typeof id !== 'string' || typeof name !== 'string')
        throw new TypeError('A conversation without name')
      return { id, name, createdAt: Number(created_at), updatedAt: Number(updated_at) }
    })
    return { conversations, hasMore: hasMore === true, answeredBy }
  } catch {
    throw portalError({ kind: 'decode', message: kindText('decode') })
  }
}

const readMessage = ({
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

/** The question with the field names of Dify's interface. */
const writeChat = ({ query, conversationId, files }: Maybe<'chat'> = {}) => ({
  query,
  conversation_id: conversationId ?? '',
  auto_generate_name: true,
  files: files?.map((id) => ({ transfer_method: 'local_file', type: 'image', upload_file_id: id })),
  inputs: {},
  response_mode: 'streaming',
})

const refusePicture = ({ file }: { readonly file?: unknown }) => {
  const { mimeType, bytes } = file as UploadPart
  const problem = checkUpload({ mimeType, size: bytes.length, head: bytes })
  if (problem) throw buildInputError([{ field: 'file', message: UPLOAD_TEXTS[problem], isOwn: true }])
}

/** The assistant's calls, streams and uploads over one client's caller. */
export function createAssistant(
  calls: AssistantCalls,
  caller: Caller,
  options: ClientOptions,
  platform: Platform,
): AssistantResource {
  const call = <Name extends keyof Wire>(name: Name, input: object, callOptions?: CallOptions) =>
    caller(calls[name], input, callOptions) as Call<ResultOf<Wire[Name]>>
  const stream = createStreamer(options, platform)
  const upload = createUploader(options, platform, refusePicture)
  const stop: AssistantResource['stop'] = (input, callOptions) => call('stop', input, callOptions)
  return {
    stop,
    chat: (input, streamOptions) => {
      const events = stream<ResultOf<Wire['chat']>>(calls.chat, writeChat(input), streamOptions)
      return createChat(events, (taskId) => stop({ taskId }))
    },
    upload: async (file, uploadOptions) => {
      const uploaded = (await upload(calls.upload, { file }, uploadOptions)) as ResultOf<Wire['upload']>
      const { mime_type, created_at, ...facts } = uploaded
      return { ...facts, mimeType: mime_type, createdAt: created_at }
    },
    conversations: ({ lastId, limit } = {}, callOptions) =>
      mapCall(call('conversations', { last_id: lastId, limit }, callOptions), readConversations),
    messages: (input, callOptions) =>
      mapCall(call('messages', input, callOptions), (messages) => messages.map(readMessage)),
    rename: ({ conversationId, name }: Maybe<'rename'> = {}, callOptions) =>
      call('rename', { conversation_id: conversationId, name }, callOptions),
    remove: (input, callOptions) => call('remove', input, callOptions),
    rate: ({ messageId, ...fields }: Maybe<'rate'> = {}, callOptions) =>
      call('rate', { message_id: messageId, ...fields }, callOptions),
  }
}
