import type { Step } from '../machine'

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
