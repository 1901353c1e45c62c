import type { Step } from '../machine'
import type { TrackingRecord } from './record'

/** Maximum number of records in a batch; of the records waiting for a token the latest are kept (TRK-01). */
export const MAX_WAITING = 200

export interface Waiting {
  readonly record: TrackingRecord
  /** When it was last updated, in ms: clicks and exposures wait 300 ms for further records of the same id. */
  readonly since: number
}

/** The collected records, until the page unloads (TRK-01). `lastSentAt` in ms. */
export interface TrackingState {
  readonly at: 'collecting' | 'unloaded'
  readonly waiting: readonly Waiting[]
  /** Exposures sent before they ended: their end is sent at the unload, if not earlier. */
  readonly open: readonly TrackingRecord[]
  readonly lastSentAt: number | null
}

/** Every `now` in ms (TRK-01, TRK-02). `closingSince` is when the page started to close. */
export type TrackingEvent =
  | { readonly type: 'record'; readonly record: TrackingRecord; readonly now: number }
  | { readonly type: 'interval'; readonly hasToken: boolean; readonly now: number }
  | {
      readonly type: 'unload'
      readonly hasToken: boolean
      readonly closingSince: number
      readonly now: number
    }

/** A batch to send; `withinMs` is how long an unloading page waits for it, null if nothing waits (TRK-02). */
export interface TrackingEffect {
  readonly type: 'sendRecords'
  readonly records: readonly TrackingRecord[]
  readonly withinMs: number | null
}

export type TrackingStep = Step<TrackingState, TrackingEffect>

/** Nothing collected, nothing sent (TRK-01). */
export const TRACKING_START: TrackingState = { at: 'collecting', waiting: [], open: [], lastSentAt: null }
