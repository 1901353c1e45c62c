import type { Step } from '../machine'
import type { PopupPage } from './home-modal'
import type { PopupMark, PopupMemory } from './memory'

/** The popups over the page, one at a time. */
export type PopupDialog = 'home-modal' | LaterDialog

/** Dialogs that may be requested while another is open; they wait until it is closed. */
export type LaterDialog = RequestedDialog | 'anniversary'

/** Dialogs requested by the page: the browser check, the owners' pages. */
export type RequestedDialog = 'browser-type' | 'owner-svip'

interface Common {
  /** Incremented with every page entered; popups scheduled by an earlier page are dropped. */
  readonly generation: number
  /** From the page, in ms. */
  readonly anniversaryUntil: number | null
}

export type DialogState = Common &
  (
    | { readonly at: 'quiet' }
    | { readonly at: 'open'; readonly dialog: PopupDialog; readonly waiting: readonly LaterDialog[] }
  )

/** Part of every event: the time in ms, and what the device has stored by then. */
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

/** A mark to store at once, `at` in ms. */
export interface Remember {
  readonly type: 'remember'
  readonly afterMs: 0
  readonly mark: PopupMark
  readonly at: number
}

/** What the machine asks its caller to do, `afterMs` from now. */
export type DialogEffect =
  | Remember
  | { readonly type: 'anniversaryDue'; readonly afterMs: number; readonly generation: number }

export type DialogStep = Step<DialogState, DialogEffect>

export const NO_DIALOG: DialogState = { at: 'quiet', generation: 0, anniversaryUntil: null }
