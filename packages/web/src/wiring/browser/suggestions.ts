import type { ContentSuggestions } from '@zhushutong/domain/content'
import type { KindSuggestions } from '@zhushutong/domain/portal/search'
import type { Suggestion } from '@zhushutong/domain/records'
import { isPortalError } from '@zhushutong/sdk/portal'
import type { BrowserClient } from './client'

/** The search box's calls while typing; null on failure, as the search works without suggestions. */
export interface Suggestions {
  content(keyword: string, signal: AbortSignal): Promise<ContentSuggestions | null>
  names(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null>
  byType(keyword: string, type: string, signal: AbortSignal): Promise<KindSuggestions | null>
}

const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return null
    throw error
  }
}

export function createSuggestions({ articles, search }: BrowserClient): Suggestions {
  return {
    content: (keyword, signal) => orNull(articles.suggestion({ keyword }, { signal })),
    names: async (text, signal) =>
      (await orNull(search.suggestion({ companyNames: text }, { signal })))?.records ?? null,
    byType: (keyword, type, signal) =>
      orNull(search.suggestionByType({ keyword, ...(type && { type }) }, { signal })),
  }
}
