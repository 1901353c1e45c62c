import { MAX_SUGGESTIONS, SUGGESTION_DEBOUNCE_MS, trimKeyword } from '@zhushutong/domain/search'
import { useEffect, useState } from 'react'

export interface Suggestion {
  readonly id: string
  readonly name: string
  /** Code of the area it is registered in. */
  readonly region: string | null
  /** Where a name that was typed by its sound meets it. */
  readonly hits?: ReadonlyArray<readonly [number, number]>
}

export type Suggest = (text: string) => Promise<readonly Suggestion[]>

export interface Suggestions {
  /** The keyword that the list answers; another one is still on its way. */
  readonly keyword: string
  readonly list: readonly Suggestion[]
}

const NONE: Suggestions = { keyword: '', list: [] }

/** The first five companies for a text, asked for once typing rests 200 ms (SHL-08). */
export const useSuggestions = (text: string, suggest: Suggest): Suggestions => {
  const [found, setFound] = useState<Suggestions>(NONE)
  const keyword = trimKeyword(text)

  useEffect(() => {
    if (keyword === '') return setFound(NONE)
    let wanted = true
    const timer = setTimeout(async () => {
      const list = await suggest(keyword)
      if (wanted) setFound({ keyword, list: list.slice(0, MAX_SUGGESTIONS) })
    }, SUGGESTION_DEBOUNCE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [keyword, suggest])

  return found
}
