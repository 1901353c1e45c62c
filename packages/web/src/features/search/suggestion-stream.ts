import type { Suggestion } from '@zhushutong/domain/records'
import { type KindSuggestions, MAX_SUGGESTIONS, SUGGESTION_DEBOUNCE_MS } from '@zhushutong/domain/search'
import { concat, concatMap, map, type Observable, type OperatorFunction, of } from 'rxjs'
import { abortable, latestStream } from '@/streams/latest'

/** What the search box asks for while one types. Null is answered where it could not be had. */
export interface Suggest {
  names(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null>
  /** For those who are logged in only. */
  byType(text: string, type: string, signal: AbortSignal): Promise<KindSuggestions | null>
}

/** What stands in the box. */
export interface Typed {
  readonly keyword: string
  /** Key of the category that is searched. */
  readonly type: string
  /** Whether other kinds than companies may be asked. */
  readonly asksKinds: boolean
}

export interface Suggestions {
  /** What was typed for it; something else is still on its way. */
  readonly typed: Typed
  /** Null where they could not be had. */
  readonly companies: readonly Suggestion[] | null
  /** Null where they were not asked or could not be had. */
  readonly kinds: KindSuggestions | null
  /** Whether more is on its way. */
  readonly isWhole: boolean
}

export const NO_SUGGESTIONS: Suggestions = {
  typed: { keyword: '', type: '', asksKinds: false },
  companies: [],
  kinds: null,
  isWhole: true,
}

const ask = (typed: Typed, suggest: Suggest): Observable<Suggestions> => {
  const { keyword, type, asksKinds } = typed
  if (keyword === '') return of(NO_SUGGESTIONS)
  return abortable((signal) => suggest.names(keyword, signal)).pipe(
    concatMap((names) => {
      const companies = names?.slice(0, MAX_SUGGESTIONS) ?? null
      const named = { typed, companies, kinds: null, isWhole: !asksKinds }
      if (!asksKinds) return of(named)
      // Names are shown at once; what the kinds have takes longer to count.
      const counted = abortable((signal) => suggest.byType(keyword, type, signal))
      return concat(of(named), counted.pipe(map((kinds) => ({ ...named, kinds, isWhole: true }))))
    }),
  )
}

/** What is suggested for the last text, asked for once typing rests 200 ms; what is typed on aborts it (SHL-08). */
export const suggestions = (suggest: Suggest): OperatorFunction<Typed, Suggestions> =>
  latestStream(SUGGESTION_DEBOUNCE_MS, (typed) => ask(typed, suggest))
