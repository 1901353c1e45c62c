import type { Suggestion } from '@zhushutong/domain/records'
import { foundNothing, type KindSuggestion } from '@zhushutong/domain/search'
import type { Suggestions } from './suggestion-stream'

/** What the list shows of what was suggested. */
export interface Offers {
  readonly companies: readonly Suggestion[]
  /** The category of the box, with its titles. */
  readonly own: KindSuggestion | undefined
  readonly others: readonly KindSuggestion[]
  /** Nothing to show yet, and more on its way. */
  readonly isLoading: boolean
  /** Nothing to show, and nothing on its way. */
  readonly isEmpty: boolean
  /** What a screen reader is told: how many there are, or that there is nothing; 0 for nothing yet. */
  readonly said: number | 'nothing'
}

/** The last answer stays until the next one comes. */
export const offersOf = (found: Suggestions, keyword: string, type: string): Offers => {
  const companies = found.companies ?? []
  const kinds = found.kinds?.records ?? []
  const own = kinds.find((kind) => kind.type === type)
  const others = kinds.filter((kind) => kind !== own)
  const shown = companies.length + (own?.titles.length ?? 0) + others.length
  const isSettled = found.typed.keyword === keyword && found.typed.type === type && found.isWhole
  const isNothing = isSettled && foundNothing(found.companies, found.kinds)
  return {
    companies,
    own,
    others,
    isLoading: !isSettled && shown === 0,
    isEmpty: isSettled && shown === 0 && own === undefined,
    said: isNothing ? 'nothing' : isSettled ? shown : 0,
  }
}
