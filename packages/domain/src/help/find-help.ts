import type { HelpArticle } from './article'
import { HELP_ARTICLES } from './articles'

/** The address of an article on the help page. */
export function buildHelpHref({ topic }: Pick<HelpArticle, 'topic'>): string {
  return `/help.html#${topic}`
}

/** The articles that a question names by one of their words, in the order of the page (AI-12). */
export function findHelpArticles(question: string): readonly HelpArticle[] {
  const text = question.toLowerCase()
  return HELP_ARTICLES.filter(({ words }) => words.split(' ').some((word) => text.includes(word)))
}

/** A text that the help search reads: an article, or a part of an agreement. */
interface SearchedText {
  readonly title: string
  readonly text: readonly string[]
}

const IN_TITLE = 3
/** Minimum score as a share of the length of all words; a text below it is about something else. */
const ENOUGH = 0.5

/** The length of all words that a text contains; words in the title count threefold. */
const scoreOf = ({ title, text }: SearchedText, words: readonly string[]): number => {
  const whole = text.join('').toLowerCase()
  const heading = title.toLowerCase()
  return words.reduce((sum, word) => {
    const mine = word.toLowerCase()
    return sum + (heading.includes(mine) ? mine.length * IN_TITLE : whole.includes(mine) ? mine.length : 0)
  }, 0)
}

/** The texts that contain most of the words, the best first; empty if no text contains enough of them (AI-12). */
export function searchHelpTexts<T extends SearchedText>(
  texts: readonly T[],
  words: readonly string[],
  limit: number,
): readonly T[] {
  const length = words.reduce((sum, word) => sum + word.length, 0)
  return texts
    .map((text) => ({ one: text, score: scoreOf(text, words) }))
    .filter(({ score }) => length > 0 && score > length * ENOUGH)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ one: item }) => item)
}
