import type { RouteName } from '@zhushutong/domain/portal/navigation'

export type TopicQuestion = readonly [question: string, answer: string, basis?: string]

/** Facts about a subject; several articles are generated from them. */
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
  /** The section of the first question; the other questions are among the newest. */
  readonly section: RouteName
  readonly questions: readonly TopicQuestion[]
}
