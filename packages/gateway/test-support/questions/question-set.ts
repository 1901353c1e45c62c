import { readFileSync } from 'node:fs'

/** One question of the set, with the reading that a person who knows the trade expects. */
export interface KnownQuestion {
  readonly of: string
  /**
   * known: rules are written with it in view; held: they are not; later: written after the rules, the kinds of question
   * that it showed to be misread were mended.
   */
  readonly set: 'known' | 'held' | 'later'
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
    const [of = '', set, before = '', question = '', reading = '', first = ''] = line.split('\t')
    return { of, set: set === 'held' || set === 'later' ? set : 'known', before, question, reading, first }
  })
}
