import type { ParsedQuestion } from './parse-question'
import type { QuestionQuery } from './question-query'
import type { NamedRecord, Reading } from './reading'

/** The context of a question: the records that it names, and the records of the previous answer. */
export interface ReadingContext {
  readonly question: string
  readonly parsed: ParsedQuestion
  /** The records named in the question, in its order. */
  readonly named: readonly NamedRecord[]
  /** The company that the asker chose as their own; null for none. */
  readonly mine: NamedRecord | null
  /** The record of the last answer. */
  readonly last: NamedRecord | null
  /** The record of the question that this question continues; null for none. */
  readonly about: NamedRecord | null
  /** The records listed in the last answer, in its order. */
  readonly shown: readonly NamedRecord[]
}

/** The question back when a question about a company does not name it. */
export const WHICH_COMPANY = '您问的是哪一家企业？请写出它的名称'

/** A question back. */
export function ask(reasons: readonly string[], lists: readonly QuestionQuery[] = []): Reading {
  return {
    is: 'ask',
    reasons,
    lists: lists.map((list) => ({ ...list, problems: [] })),
  }
}
