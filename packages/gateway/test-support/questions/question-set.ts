import { readFileSync } from 'node:fs'

/** One question of the set, with the reading that a person who knows the trade expects. */
export interface KnownQuestion {
  readonly of: string
  /** Held out: rules are not written with it in view. */
  readonly isHeld: boolean
  /** The question before it in the conversation; empty for none. */
  readonly before: string
  readonly question: string
  /** As `describeReading` writes it. */
  readonly reading: string
  /** Part of the first link of the answer, where the reading does not tell it: a title, an address. */
  readonly first: string
}

/** The questions with their right readings, apart from the rules that read them. */
export function readQuestionSet(): readonly KnownQuestion[] {
  const [, ...lines] = readFileSync(new URL('./questions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [of = '', set = '', before = '', question = '', reading = '', first = ''] = line.split('\t')
    return { of, isHeld: set === 'held', before, question, reading, first }
  })
}
