import { goTo, noChange, type Step } from '../machine'
/**
 * The star button of one record. `known` is the last state from the gateway, null before the first; `wanted` is what
 * the button shows; `saving` is true while a change is being saved.
 */
export interface Star {
  readonly known: boolean | null
  readonly wanted: boolean
  readonly saving: boolean
}

/** A star whose state is not known yet (FAV-02). */
export const UNKNOWN_STAR: Star = { known: null, wanted: false, saving: false }

export type StarEvent =
  /** The gateway sent the record's state. */
  | { readonly type: 'known'; readonly collected: boolean }
  | { readonly type: 'pressed' }
  /** The change was saved: the record is a favourite now, or no longer one. */
  | { readonly type: 'saved'; readonly collected: boolean }
  | { readonly type: 'refused'; readonly message: string | null }

export type StarEffect =
  | { readonly type: 'save'; readonly collected: boolean }
  | { readonly type: 'tell'; readonly collected: boolean }
  | { readonly type: 'tell-refused'; readonly message: string | null }

export type StarStep = Step<Star, StarEffect>

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
 * One step of a star (FAV-02): a press is shown at once, one change is sent at a time, the last press wins, and a
 * refusal restores the true state. Pressed before its state is known it adds the favourite, which is harmless if it
 * was one already. An event that does not apply to this state, and an unknown event, return the same state object.
 */
export function starStep(state: Star, event: StarEvent): StarStep {
  switch (event.type) {
    case 'known':
      if (state.known !== null || state.saving) return noChange(state)
      return goTo({ known: event.collected, wanted: event.collected, saving: false })
    case 'pressed': {
      const pressed = { ...state, wanted: !state.wanted }
      return state.saving ? goTo(pressed) : save(pressed)
    }
    case 'saved':
      return state.saving ? saved(state, event.collected) : noChange(state)
    case 'refused':
      return state.saving ? refused(state, event.message) : noChange(state)
    default:
      return noChange(state)
  }
}
