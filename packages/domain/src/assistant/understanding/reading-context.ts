import type { ParsedQuestion } from './parse-question'
import type { QuestionQuery } from './question-query'
import type { NamedRecord, Reading } from './reading'

/** The context of a question: the records that it names, and the records of the previous answer. */
export interface ReadingContext {
  readonly question: string
  readonly parsed: ParsedQuestion
  /** Records whose names stand in the question, in its order. */
  readonly named: readonly NamedRecord[]
  /** The company that the asker chose as their own; null for none. */
  readonly mine: NamedRecord | null
  /** The record that the last answer was about. */
  readonly last: NamedRecord | null
  /** The record that the question which this one goes on with was about; null for none. */
  readonly about: NamedRecord | null
  /** The records that the last answer listed, in its order. */
  readonly shown: readonly NamedRecord[]
}

/** Asked back where a question is about a company that it does not name. */
export const WHICH_COMPANY = '您问的是哪一家企业？请写出它的名称'

/** A question back (AI-10). */
export function ask(reasons: readonly string[], lists: readonly QuestionQuery[] = []): Reading {
  return {
    is: 'ask',
    reasons,
    lists: lists.map((list) => ({ ...list, problems: [] })),
  }
}
