import { goTo, noChange } from '../machine'
import type { Star, StarEvent, StarStep } from './star.state'

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
 * refusal restores the true state. A press before the state is known adds the favourite; adding an existing favourite
 * changes nothing. An event that does not apply to this state, and an unknown event, return the same state object. The
 * machine has no flow here: its effects are messages and buttons, and the star board of the page runs it.
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
