import { readFileSync } from 'node:fs'

/** A question of the set, with the reading that a person who knows the trade expects. */
export interface KnownQuestion {
  readonly of: string
  /**
   * known: visible while the rules were written; held: not visible; later: added after the rules, and the
   * kinds of question that were misread were then fixed.
   */
  readonly set: 'known' | 'held' | 'later'
  /** The previous question of the conversation; empty if there is none. */
  readonly before: string
  readonly question: string
  /** In the format of `describeReading`. */
  readonly reading: string
  /** Part of the answer's first link if the reading does not contain it: a title or an address. */
  readonly first: string
}

/** The questions with their right readings, stored apart from the rules that read them. */
export function readQuestionSet(): readonly KnownQuestion[] {
  const [, ...lines] = readFileSync(new URL('./questions.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [of = '', set, before = '', question = '', reading = '', first = ''] = line.split('\t')
    return { of, set: set === 'held' || set === 'later' ? set : 'known', before, question, reading, first }
  })
}
