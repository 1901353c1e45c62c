import type { ContentSuggestions } from '@zhushutong/domain/content'
import type { KindSuggestions } from '@zhushutong/domain/portal/search'
import type { Suggestion } from '@zhushutong/domain/records'
import { orNull } from '@/wiring/browser/answers'
import type { Gateway } from '@/wiring/browser/gateway'

/** The search box's calls while typing; null on failure, as the search works without suggestions. */
export function suggestionsPort({ call }: Gateway) {
  return {
    content: (keyword: string, signal: AbortSignal) =>
      orNull<ContentSuggestions>(call(({ articles }) => articles.suggestion({ keyword }, { signal }))),
    names: async (text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> =>
      (await orNull(call(({ search }) => search.suggestion({ companyNames: text }, { signal }))))?.records ??
      null,
    byType: (keyword: string, type: string, signal: AbortSignal) =>
      orNull<KindSuggestions>(
        call(({ search }) => search.suggestionByType({ keyword, ...(type && { type }) }, { signal })),
      ),
  }
}
