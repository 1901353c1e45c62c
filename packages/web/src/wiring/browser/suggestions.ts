import type { Suggestion } from '@zhushutong/domain/records'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'

/** What the search box suggests. */
export const createSuggestions = ({ search }: BrowserClient) => ({
  /** Suggestions are a help: without them the search goes on. */
  find: async (text: string): Promise<readonly Suggestion[]> => {
    try {
      return (await search.suggestion({ companyNames: text })).records
    } catch (error) {
      if (isPortalError(error)) return []
      throw error
    }
  },
})

export type Suggestions = ReturnType<typeof createSuggestions>
