import type { RouteName } from '@zhushutong/domain/navigation'

/** A question, its answer, and what the answer is based on. */
export type TopicQuestion = readonly [question: string, answer: string, basis?: string]

/** What is known of a subject; several articles are made of it. */
export interface Topic {
  readonly key: string
  readonly category: string
  readonly tags: readonly string[]
  /** Headline of the interpretation. */
  readonly reading: string
  readonly lead: string
  readonly facts: readonly string[]
  readonly steps: readonly string[]
  readonly mistakes: readonly string[]
  readonly checks: readonly string[]
  /** Where its first question stands; the others stand among the newest. */
  readonly section: RouteName
  readonly questions: readonly TopicQuestion[]
}
