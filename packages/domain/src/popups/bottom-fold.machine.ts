import { goTo, noChange, type Step } from '../machine'
import type { Remember } from './dialogs.state'
import { type PopupMemory, REOPEN_MS, remainingHiddenMs } from './memory'

/** How long the bottom-fold banner stays open, in ms (POP-04). */
export const BOTTOM_FOLD_OPEN_MS = 8000

export interface BottomFoldState {
  readonly at: 'closed' | 'open'
  /** Incremented whenever the banner opens, closes or a page is entered; earlier timers are ignored. */
  readonly generation: number
}

/** Every `now` in ms; `memory` is what the device has stored by then. */
export type BottomFoldEvent =
  | {
      readonly type: 'entered'
      readonly offered: boolean
      readonly memory: PopupMemory
      readonly now: number
    }
  | {
      readonly type: 'reopen'
      readonly generation: number
      readonly memory: PopupMemory
      readonly now: number
    }
  | { readonly type: 'fold'; readonly generation: number; readonly now: number }
  | { readonly type: 'closed'; readonly now: number }

/** What the machine asks its caller to do, `afterMs` from now. */
export type BottomFoldEffect =
  | Remember
  | { readonly type: 'reopen' | 'fold'; readonly afterMs: number; readonly generation: number }

export type BottomFoldStep = Step<BottomFoldState, BottomFoldEffect>

export const BOTTOM_FOLD_CLOSED: BottomFoldState = { at: 'closed', generation: 0 }

/**
 * One step of the bottom-fold banner (POP-04): it closes after 8 s or by hand, and opens again 24 h after that, on
 * this page or a later one. It lies beside the page, so a dialog may be open at the same time. An event that does not
 * apply to this state, and an unknown event, return the same state object.
 */
export function bottomFoldStep(state: BottomFoldState, event: BottomFoldEvent): BottomFoldStep {
  switch (event.type) {
    case 'entered': {
      const generation = state.generation + 1
      return event.offered ? openOrWait(generation, event) : goTo({ at: 'closed', generation })
    }
    case 'reopen':
      if (state.at !== 'closed' || event.generation !== state.generation) return noChange(state)
      return openOrWait(state.generation + 1, event)
    case 'fold':
      return event.generation === state.generation ? close(state, event.now) : noChange(state)
    case 'closed':
      return close(state, event.now)
    default:
      return noChange(state)
  }
}

function openOrWait(
  generation: number,
  { memory, now }: { readonly memory: PopupMemory; readonly now: number },
): BottomFoldStep {
  const hidden = remainingHiddenMs(memory.bottomFoldClosed, now)
  return hidden > 0
    ? { state: { at: 'closed', generation }, effects: [{ type: 'reopen', afterMs: hidden, generation }] }
    : {
        state: { at: 'open', generation },
        effects: [{ type: 'fold', afterMs: BOTTOM_FOLD_OPEN_MS, generation }],
      }
}

function close(state: BottomFoldState, now: number): BottomFoldStep {
  if (state.at === 'closed') return noChange(state)
  const generation = state.generation + 1
  return {
    state: { at: 'closed', generation },
    effects: [
      { type: 'remember', afterMs: 0, mark: 'bottomFoldClosed', at: now },
      { type: 'reopen', afterMs: REOPEN_MS, generation },
    ],
  }
}
