import type { AnsweredBy } from '@zhushutong/domain/assistant'
import type { Asker } from '../records'
import type { Upload } from './uploads.store'

export interface Question {
  readonly query: string
  readonly files: readonly Upload[]
  /** The asker's access rights: fields masked for them stay masked. */
  readonly asker: Asker
  /** The company that the asker chose as their own; null for none. */
  readonly own: { readonly id: string; readonly name: string } | null
  /** A pseudonym of the user for other services; reveals neither user id nor mobile. */
  readonly pseudonym: string
  /** The stored memory of the conversation; null in a new one. */
  readonly memory: unknown
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal
}

/** A record whose content a text contains: the name of its kind, and its id. */
export interface CitedRecord {
  readonly module: string
  readonly moduleId: string
}

/**
 * One step of an answer: text to append, text that replaces everything before, or memory to store for the
 * conversation. An error ends the answer: a code of the error catalogue and the text shown to the user.
 */
export type Step =
  | { readonly type: 'add' | 'replace'; readonly text: string; readonly records?: readonly CitedRecord[] }
  | { readonly type: 'keep'; readonly memory: unknown }
  | { readonly type: 'error'; readonly code: string; readonly message: string }

/** Answers questions as a stream of steps. Ends or throws soon after the question's signal aborts. */
export interface Answerer {
  readonly by: AnsweredBy
  readonly answer: (question: Question) => AsyncIterable<Step>
}
