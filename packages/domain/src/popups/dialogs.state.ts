import type { PopupPage } from './home-modal'
import type { PopupMark, PopupMemory } from './memory'

/** The popups that lie over the page: one of them at a time. */
export type PopupDialog = 'home-modal' | LaterDialog

/** Dialogs that may come while another is open; they wait until it is closed. */
export type LaterDialog = RequestedDialog | 'anniversary'

/** Dialogs that something on the page asks for: the browser check, the owners' pages. */
export type RequestedDialog = 'browser-type' | 'owner-svip'

interface Common {
  /** Grows with every page entered; what an earlier page waited for is not shown any more. */
  readonly generation: number
  /** As the page said it, in ms. */
  readonly anniversaryUntil: number | null
}

export type DialogState = Common &
  (
    | { readonly at: 'quiet' }
    | { readonly at: 'open'; readonly dialog: PopupDialog; readonly waiting: readonly LaterDialog[] }
  )

/** What every event brings: the time in ms, and what the device remembers by then. */
interface Known {
  readonly memory: PopupMemory
  readonly now: number
}

export type DialogEvent = Known &
  (
    | { readonly type: 'entered'; readonly page: PopupPage }
    | { readonly type: 'requested'; readonly dialog: RequestedDialog }
    | { readonly type: 'anniversaryDue'; readonly generation: number }
    | { readonly type: 'closed'; readonly dialog: PopupDialog }
  )

/** A mark to be remembered at once, `at` in ms. */
export interface Remember {
  readonly type: 'remember'
  readonly afterMs: 0
  readonly mark: PopupMark
  readonly at: number
}

/** What the machine asks its surroundings to do, `afterMs` from now. */
export type DialogEffect =
  | Remember
  | { readonly type: 'anniversaryDue'; readonly afterMs: number; readonly generation: number }

export interface DialogStep {
  readonly state: DialogState
  readonly effects: readonly DialogEffect[]
}

export const NO_DIALOG: DialogState = { at: 'quiet', generation: 0, anniversaryUntil: null }
