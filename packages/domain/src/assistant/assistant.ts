import { firstCharacters } from '../formatting'
import { createOptimistic, type Optimistic } from './optimistic'
import { parseRating, type Rating } from './rating'

/** The exact texts of the assistant (AI-01, AI-02, AI-05). */
export const ASSISTANT_TEXTS = {
  busy: '服务器繁忙，请稍后重试',
  terminated: '业务异常终止',
  newConversation: '新建对话',
  confirmRemove: '确认删除当前对话？',
  copied: '复制成功',
  copyFailed: '复制失败，请手动复制',
} as const

/** The drawer's default width in px (AI-04). */
export const DRAWER_WIDTH_PX = 900

/** A conversation is named after this many characters of its first query (AI-02). */
export const NAME_LENGTH = 10

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

/** `whole` is an answer with content; `busy` and `terminated` are the two failures (AI-01, AI-05). */
export type MessageStatus = 'loading' | 'whole' | 'busy' | 'terminated'

/** A query with its answer. The ids are null until the stream delivers them. */
export interface Message {
  readonly query: string
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
}

/** The status of a complete answer: one without visible content failed (AI-01). */
export function answerStatus(answer: string): MessageStatus {
  return answer.trim() === '' ? 'busy' : 'whole'
}

/** The message of a new query: nothing answered yet (AI-01). */
export function createMessage(query: string): Message {
  return {
    query,
    answer: '',
    messageId: null,
    taskId: null,
    rating: createOptimistic<Rating>('none'),
    status: 'loading',
  }
}

/** An earlier message as the chat shows it (AI-01, AI-03). */
export function restoreMessage({ messageId, query, answer, rating }: PastMessage): Message {
  return {
    query,
    answer,
    messageId,
    taskId: null,
    rating: createOptimistic(parseRating(rating)),
    status: answerStatus(answer),
  }
}

/** How an answer is shown: `dots` are the three loading dots, `notice` is shown below the text so far. */
export interface AnswerView {
  readonly dots: boolean
  readonly answer: string
  readonly notice: string | null
}

const NOTICES: Readonly<Record<MessageStatus, string | null>> = {
  loading: null,
  whole: null,
  busy: ASSISTANT_TEXTS.busy,
  terminated: ASSISTANT_TEXTS.terminated,
}

/** Three dots until content comes; 服务器繁忙 or 业务异常终止 where the answer failed (AI-01, AI-05). */
export function buildAnswerView({ answer, status }: Message): AnswerView {
  return {
    dots: status === 'loading' && answer.trim() === '',
    answer,
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
