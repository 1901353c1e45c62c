import type { ContentSuggestions } from '@zhushutong/domain/content'
import { isFoundNowhere, type KindSuggestion } from '@zhushutong/domain/portal/search'
import type { Suggestion } from '@zhushutong/domain/records'
import type { Suggestions } from './suggestion-stream'

interface VisibleSuggestions {
  readonly companies: readonly Suggestion[]
  /** The category of the box, with its titles. */
  readonly ownKind: KindSuggestion | undefined
  readonly others: readonly KindSuggestion[]
  readonly content: ContentSuggestions | null
  /** True if nothing can be shown yet and more is loading. */
  readonly isLoading: boolean
  /** True if no record was found and nothing is loading. */
  readonly isEmpty: boolean
  /** The count announced to screen readers; 'nothing' for no results, 0 before the first results. */
  readonly said: number | 'nothing'
}

/** The visible suggestions; the previous results remain until new results arrive. */
export function pickVisibleSuggestions(
  suggestions: Suggestions,
  keyword: string,
  type: string,
): VisibleSuggestions {
  const companies = suggestions.companies ?? []
  const kinds = suggestions.kinds?.records ?? []
  const ownKind = kinds.find((kind) => kind.type === type)
  const others = kinds.filter((kind) => kind !== ownKind)
  const { content } = suggestions
  const records = companies.length + (ownKind?.titles.length ?? 0) + others.length
  const shown = records + (content ? content.titles.length + content.groups.length : 0)
  const isSettled =
    suggestions.typed.keyword === keyword && suggestions.typed.type === type && suggestions.isWhole
  const isNothing = isSettled && shown === 0 && isFoundNowhere(suggestions.companies, suggestions.kinds)
  return {
    companies,
    ownKind,
    others,
    content,
    isLoading: !isSettled && shown === 0,
    isEmpty: isSettled && records === 0 && ownKind === undefined,
    said: isNothing ? 'nothing' : isSettled ? shown : 0,
  }
}
