import { firstCharacters } from '../formatting'
import { type Optimistic, settledAt } from './optimistic'
import { type Rating, ratingOf } from './rating'

/** What the assistant says to the person, word for word (AI-01, AI-02, AI-05). */
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

/** A conversation takes this many characters of its first query as its name (AI-02). */
export const NAME_LENGTH = 10

/** A conversation that the server knows; times in ms, null where the server does not tell (A 3). */
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

/** `whole` is an answer with content; `busy` and `terminated` are the two ways to fail (AI-01, AI-05). */
export type MessageStatus = 'loading' | 'whole' | 'busy' | 'terminated'

/** A query with its answer. The ids are null until the stream brings them. */
export interface Message {
  readonly query: string
  readonly answer: string
  readonly messageId: string | null
  readonly taskId: string | null
  readonly rating: Optimistic<Rating>
  readonly status: MessageStatus
}

/** A message of an earlier visit, as the server keeps it. */
export interface PastMessage {
  readonly messageId: string
  readonly query: string
  readonly answer: string
  /** like, dislike, or empty; anything else counts as none. */
  readonly rating: string | null
}

/** How an answer that is complete stands: one without visible content failed (AI-01). */
export const statusOf = (answer: string): MessageStatus => (answer.trim() === '' ? 'busy' : 'whole')

/** The message that a query begins: nothing answered yet (AI-01). */
export const newMessage = (query: string): Message => ({
  query,
  answer: '',
  messageId: null,
  taskId: null,
  rating: settledAt<Rating>('none'),
  status: 'loading',
})

/** An earlier message as the chat shows it (AI-01, AI-03). */
export const pastMessage = ({ messageId, query, answer, rating }: PastMessage): Message => ({
  query,
  answer,
  messageId,
  taskId: null,
  rating: settledAt(ratingOf(rating)),
  status: statusOf(answer),
})

/** How an answer looks: `dots` are the three loading dots, `notice` stands below what has come. */
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
export const answerView = ({ answer, status }: Message): AnswerView => ({
  dots: status === 'loading' && answer.trim() === '',
  answer,
  notice: NOTICES[status],
})

/** The first 10 characters of the query, by code point (AI-02). */
export const conversationName = (query: string): string => firstCharacters(query, NAME_LENGTH)

/** What copying an answer says: 复制成功, or that the person must do it (AI-05). */
export const copyNotice = (copied: boolean): string =>
  copied ? ASSISTANT_TEXTS.copied : ASSISTANT_TEXTS.copyFailed
