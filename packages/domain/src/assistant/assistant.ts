import { firstCharacters } from '../formatting'
import { createOptimistic, type Optimistic } from './optimistic'
import { parseRating, type Rating } from './rating'

/** The exact texts of the assistant. */
export const ASSISTANT_TEXTS = {
  busy: '服务器繁忙，请稍后重试',
  terminated: '业务异常终止',
  stopped: '已停止回答',
  newConversation: '新建对话',
  confirmRemove: '确认删除当前对话？',
  copied: '复制成功',
  copyFailed: '复制失败，请手动复制',
} as const

/** The drawer's default width in px. */
export const DRAWER_WIDTH_PX = 900

/** The number of characters of the first query that name a conversation (AI-02). */
const NAME_LENGTH = 10

/** The longest name from a user. */
export const MAX_CONVERSATION_NAME = 50

/** A conversation on the server; times in ms, null where unknown. */
export interface Conversation {
  readonly id: string
  readonly name: string
  readonly createdAt: number | null
  readonly updatedAt: number | null
}

/**
 * The conversation on screen (AI-02): its `id` is null until the stream brings one, its `name` is null until
 * the stream has closed.
 */
export interface ChatConversation {
  readonly id: string | null
  readonly name: string | null
}

/**
 * `whole` and `stopped` are answers with content, `stopped` with its received part; `busy` and `terminated` are the two
 * failures, without text (AI-01, AI-05).
 */
export type MessageStatus = 'loading' | 'whole' | 'stopped' | 'busy' | 'terminated'

/** A query with its answer. The ids are null until the stream delivers them. */
export interface Message {
  readonly query: string
  readonly pictures: number
  readonly answer: string
  readonly messageId: string | null
  readonly taskId: string | null
  readonly rating: Optimistic<Rating>
  readonly status: MessageStatus
}

/** A message of an earlier visit, as stored on the server. */
export interface PastMessage {
  readonly messageId: string
  readonly query: string
  readonly answer: string
  /** like, dislike or empty; any other value counts as none. */
  readonly rating: string | null
  /** `answering`: still streamed elsewhere, or just abandoned; the server will settle it. */
  readonly state: 'answering' | 'whole' | 'stopped' | 'failed'
  /** Only for a failed message. */
  readonly errorCode: string | null
  /** Ids of the pictures. */
  readonly files: readonly string[]
}

/** The server's code for an answer that broke off: a lost connection, or a fault of the service. */
const BROKEN_OFF = '00001'

/** The status of a failed answer: 服务器繁忙 if a retry may help, 业务异常终止 for a refusal. */
export function failureStatus(errorCode: string | null): 'busy' | 'terminated' {
  return errorCode === null || errorCode === BROKEN_OFF ? 'busy' : 'terminated'
}

/** The status of a complete or stopped answer: an answer without visible content has failed. */
export function answerStatus(answer: string, end: 'whole' | 'stopped' = 'whole'): MessageStatus {
  return answer.trim() === '' ? 'busy' : end
}

/** The message of a new query, without an answer yet. */
export function createMessage(query: string, pictures = 0): Message {
  return {
    query,
    pictures,
    answer: '',
    messageId: null,
    taskId: null,
    rating: createOptimistic<Rating>('none'),
    status: 'loading',
  }
}

/** An earlier message for the chat: whole, stopped, failed, or still in progress. */
export function restoreMessage(past: PastMessage): Message {
  const { messageId, query, answer, rating, files } = past
  return {
    query,
    pictures: files.length,
    answer,
    messageId,
    taskId: null,
    rating: createOptimistic(parseRating(rating)),
    status: pastStatus(past),
  }
}

const pastStatus = ({ state, answer, errorCode }: PastMessage): MessageStatus => {
  if (state === 'answering') return 'loading'
  return state === 'failed' ? failureStatus(errorCode) : answerStatus(answer, state)
}

/** The display of an answer: `dots` are the three loading dots, `notice` names the failure or the stop. */
interface AnswerView {
  readonly dots: boolean
  readonly answer: string
  readonly notice: string | null
}

const NOTICES: Readonly<Record<MessageStatus, string | null>> = {
  loading: null,
  whole: null,
  stopped: ASSISTANT_TEXTS.stopped,
  busy: ASSISTANT_TEXTS.busy,
  terminated: ASSISTANT_TEXTS.terminated,
}

/** Three dots until content arrives; 服务器繁忙 or 业务异常终止 for a failed answer (AI-01). */
export function buildAnswerView({ answer, status }: Message): AnswerView {
  return {
    dots: status === 'loading' && answer.trim() === '',
    // The server stores no part of a failed answer: the display equals that of a reload.
    answer: status === 'busy' || status === 'terminated' ? '' : answer,
    notice: NOTICES[status],
  }
}

/** The first 10 characters of the query, by code point (AI-02). */
export function buildConversationName(query: string): string {
  return firstCharacters(query, NAME_LENGTH)
}

/** The message after copying an answer: 复制成功, or a hint to copy by hand (AI-05). */
export function formatCopyNotice(copied: boolean): string {
  return copied ? ASSISTANT_TEXTS.copied : ASSISTANT_TEXTS.copyFailed
}
