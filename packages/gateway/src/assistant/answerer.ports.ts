import type { Asker } from '../records'
import type { Upload } from './uploads.store'

/** A question as an answerer gets it. */
export interface Question {
  readonly query: string
  readonly files: readonly Upload[]
  /** Who asks: what is masked for them stays masked. */
  readonly asker: Asker
  /** Stands for the user with others; tells neither their id nor their mobile. */
  readonly pseudonym: string
  /** What was kept of the conversation so far; null in a new one. */
  readonly memory: unknown
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal
}

/**
 * One step of an answer: text to add, text that stands for all before, or what to keep of the conversation. An error
 * ends it: a code of the error catalogue, and what the user reads.
 */
export type Step =
  | { readonly type: 'add' | 'replace'; readonly text: string }
  | { readonly type: 'keep'; readonly memory: unknown }
  | { readonly type: 'error'; readonly code: string; readonly message: string }

/** Answers questions piece by piece. Ends soon after the question's signal has aborted, or throws. */
export interface Answerer {
  readonly answer: (question: Question) => AsyncIterable<Step>
}
