import { trimKeyword } from './keyword'
import { MAX_SUGGESTIONS, SUGGESTION_DEBOUNCE_MS } from './timing'

/** The suggestions at a search box (SHL-08): resting while typing may go on, asking once it rested. */
export interface SuggestionsState<T> {
  readonly at: 'idle' | 'resting' | 'asking' | 'answered' | 'failed'
  /** Grows with every keyword; timers and answers that carry another number are late. */
  readonly generation: number
  /** What was typed, as it is searched for; empty when idle. */
  readonly keyword: string
  /** What is shown, at most five; the last answer stays until the next one comes. */
  readonly list: readonly T[]
}

/** What happens at a search box (SHL-08). Timers and answers carry the generation of the effect they follow. */
export type SuggestionsEvent<T> =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'rested' | 'failed'; readonly generation: number }
  | { readonly type: 'answered'; readonly generation: number; readonly list: readonly T[] }

/** What the machine asks for, `afterMs` from now: a `rested` event, or an answer to a keyword (SHL-08). */
export type SuggestionsEffect =
  | { readonly type: 'rest'; readonly afterMs: number; readonly generation: number }
  | { readonly type: 'ask'; readonly afterMs: 0; readonly generation: number; readonly keyword: string }

/** The next state and what to do about it (SHL-08). */
export interface SuggestionsStep<T> {
  readonly state: SuggestionsState<T>
  readonly effects: readonly SuggestionsEffect[]
}

/** An empty search box: nothing is suggested (SHL-08). */
export const NO_SUGGESTIONS: SuggestionsState<never> = { at: 'idle', generation: 0, keyword: '', list: [] }

/**
 * One step of the suggestions: asked for once typing rests 200 ms, the first 5 shown, late answers dropped,
 * nothing asked for an empty text (SHL-08). An event that means nothing gives back the very same state.
 */
export function suggestionsStep<T>(
  state: SuggestionsState<T>,
  event: SuggestionsEvent<T>,
): SuggestionsStep<T> {
  switch (event.type) {
    case 'typed':
      return typed(state, trimKeyword(event.text))
    case 'rested':
      return isDue(state, 'resting', event.generation) ? ask(state) : quiet(state)
    case 'answered':
      return isDue(state, 'asking', event.generation)
        ? quiet({ ...state, at: 'answered', list: event.list.slice(0, MAX_SUGGESTIONS) })
        : quiet(state)
    case 'failed':
      return isDue(state, 'asking', event.generation)
        ? quiet({ ...state, at: 'failed', list: [] })
        : quiet(state)
    default:
      return quiet(state)
  }
}

/** Whether the answer was that there is none, so that the empty-result text is due (SHL-08). */
export const foundNothing = (state: SuggestionsState<unknown>): boolean =>
  state.at === 'answered' && state.list.length === 0

const quiet = <T>(state: SuggestionsState<T>): SuggestionsStep<T> => ({ state, effects: [] })

const isDue = (
  state: SuggestionsState<unknown>,
  at: SuggestionsState<unknown>['at'],
  generation: number,
): boolean => state.at === at && state.generation === generation

// A space more is no other keyword; one that failed is worth another try.
function typed<T>(state: SuggestionsState<T>, keyword: string): SuggestionsStep<T> {
  if (keyword === state.keyword && state.at !== 'failed') return quiet(state)
  const generation = state.generation + 1
  if (keyword === '') return quiet({ at: 'idle', generation, keyword, list: [] })
  return {
    state: { ...state, at: 'resting', generation, keyword },
    effects: [{ type: 'rest', afterMs: SUGGESTION_DEBOUNCE_MS, generation }],
  }
}

function ask<T>(state: SuggestionsState<T>): SuggestionsStep<T> {
  const { generation, keyword } = state
  return { state: { ...state, at: 'asking' }, effects: [{ type: 'ask', afterMs: 0, generation, keyword }] }
}
