import type { Step } from '../machine'
import type { TrackingRecord } from './record'

/** Maximum number of records in a batch; of the records waiting for a token only the latest remain. */
export const MAX_WAITING = 200

export interface Waiting {
  readonly record: TrackingRecord
  /** The time of the last update, in ms: clicks and exposures wait 300 ms for further records of the same id. */
  readonly since: number
}

/** The collected records, until the page unloads (TRK-01). `lastSentAt` in ms. */
export interface TrackingState {
  readonly at: 'collecting' | 'unloaded'
  readonly waiting: readonly Waiting[]
  /** Exposures sent before their end; the end is sent at the unload, if not earlier. */
  readonly open: readonly TrackingRecord[]
  readonly lastSentAt: number | null
}

/** Every `now` in ms (TRK-01, TRK-02). `closingSince` is the time at which the page started to close. */
export type TrackingEvent =
  | { readonly type: 'record'; readonly record: TrackingRecord; readonly now: number }
  | { readonly type: 'interval'; readonly hasToken: boolean; readonly now: number }
  | {
      readonly type: 'unload'
      readonly hasToken: boolean
      readonly closingSince: number
      readonly now: number
    }

/** A batch to send; `withinMs` is the time that an unloading page waits for it, null without an unload (TRK-02). */
export interface TrackingEffect {
  readonly type: 'sendRecords'
  readonly records: readonly TrackingRecord[]
  readonly withinMs: number | null
}

export type TrackingStep = Step<TrackingState, TrackingEffect>

/** Empty state: nothing collected, nothing sent. */
export const TRACKING_START: TrackingState = { at: 'collecting', waiting: [], open: [], lastSentAt: null }
