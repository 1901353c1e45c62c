import type { ContentSuggestions } from '@zhushutong/domain/content'
import {
  type KindSuggestions,
  MAX_SUGGESTIONS,
  SUGGESTION_DEBOUNCE_MS,
} from '@zhushutong/domain/portal/search'
import type { Suggestion } from '@zhushutong/domain/records'
import { concat, concatMap, map, type Observable, type OperatorFunction, of } from 'rxjs'
import { abortable, latestStream } from '@/streams/latest'

/** The calls of the search box while typing. null if a call failed. */
interface Suggest {
  names(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null>
  /** Articles, for all users. */
  content(text: string, signal: AbortSignal): Promise<ContentSuggestions | null>
  /** For logged-in users only. */
  byType(text: string, type: string, signal: AbortSignal): Promise<KindSuggestions | null>
}

export interface Typed {
  readonly keyword: string
  readonly type: string
  /** True if kinds other than companies may be searched. */
  readonly asksKinds: boolean
}

export interface Suggestions {
  /** The text of these suggestions; suggestions for a newer text may still be loading. */
  readonly typed: Typed
  /** null: loading failed. */
  readonly companies: readonly Suggestion[] | null
  /** null: not searched, or loading failed. */
  readonly kinds: KindSuggestions | null
  /** null: not yet searched, or loading failed. */
  readonly content: ContentSuggestions | null
  /** True after all calls have ended. */
  readonly isWhole: boolean
}

export const NO_SUGGESTIONS: Suggestions = {
  typed: { keyword: '', type: '', asksKinds: false },
  companies: [],
  kinds: null,
  content: null,
  isWhole: true,
}

const ask = (typed: Typed, suggest: Suggest): Observable<Suggestions> => {
  const { keyword, type, asksKinds } = typed
  if (keyword === '') return of(NO_SUGGESTIONS)
  return abortable((signal) => suggest.names(keyword, signal)).pipe(
    concatMap((names) => {
      const companies = names?.slice(0, MAX_SUGGESTIONS) ?? null
      const named = { typed, companies, kinds: null, content: null, isWhole: false }
      // Names are shown at once; counting the kinds and articles takes longer.
      const counted = abortable((signal) =>
        Promise.all([
          asksKinds ? suggest.byType(keyword, type, signal) : null,
          suggest.content(keyword, signal),
        ]),
      )
      const whole = counted.pipe(map(([kinds, content]) => ({ ...named, kinds, content, isWhole: true })))
      return concat(of(named), whole)
    }),
  )
}

/**
 * Suggestions for the latest text, loaded when typing pauses for 200 ms; further typing aborts the calls
 * (SHL-08).
 */
export function suggestions(suggest: Suggest): OperatorFunction<Typed, Suggestions> {
  return latestStream(SUGGESTION_DEBOUNCE_MS, (typed) => ask(typed, suggest))
}
