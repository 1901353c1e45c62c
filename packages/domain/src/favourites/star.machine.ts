/**
 * The star of one record. `known` is what the gateway last said, null before it said anything; `wanted` is what the
 * button shows; `saving` while a change is under way.
 */
export interface Star {
  readonly known: boolean | null
  readonly wanted: boolean
  readonly saving: boolean
}

/** A star nobody has asked about yet (FAV-02). */
export const UNKNOWN_STAR: Star = { known: null, wanted: false, saving: false }

export type StarEvent =
  /** The gateway told the record's state. */
  | { readonly type: 'known'; readonly collected: boolean }
  | { readonly type: 'pressed' }
  /** The change under way is kept: the record is a favourite now, or is none. */
  | { readonly type: 'saved'; readonly collected: boolean }
  | { readonly type: 'refused'; readonly message: string | null }

export type StarEffect =
  | { readonly type: 'save'; readonly collected: boolean }
  | { readonly type: 'tell'; readonly collected: boolean }
  | { readonly type: 'tell-refused'; readonly message: string | null }

export interface StarStep {
  readonly state: Star
  readonly effects: readonly StarEffect[]
}

const stay = (state: Star): StarStep => ({ state, effects: [] })

const save = (state: Star): StarStep => ({
  state: { ...state, saving: true },
  effects: [{ type: 'save', collected: state.wanted }],
})

const saved = (state: Star, collected: boolean): StarStep => {
  const next = { ...state, known: collected, saving: false }
  if (next.wanted !== collected) return save(next)
  return { state: next, effects: [{ type: 'tell', collected }] }
}

const refused = (state: Star, message: string | null): StarStep => {
  const known = state.known ?? false
  const changedBack = state.wanted === known
  return {
    state: { ...state, wanted: known, saving: false },
    effects: changedBack ? [] : [{ type: 'tell-refused', message }],
  }
}

/**
 * One step of a star (FAV-02): a press shows at once, one change travels at a time, the last press wins, and a refusal
 * brings back what is true. Pressed before its state is known it collects: that harms nothing where it was collected.
 * An event that means nothing in this state, or that nobody knows, gives back the very same state.
 */
export function starStep(state: Star, event: StarEvent): StarStep {
  switch (event.type) {
    case 'known':
      if (state.known !== null || state.saving) return stay(state)
      return stay({ known: event.collected, wanted: event.collected, saving: false })
    case 'pressed': {
      const pressed = { ...state, wanted: !state.wanted }
      return state.saving ? stay(pressed) : save(pressed)
    }
    case 'saved':
      return state.saving ? saved(state, event.collected) : stay(state)
    case 'refused':
      return state.saving ? refused(state, event.message) : stay(state)
    default:
      return stay(state)
  }
}
