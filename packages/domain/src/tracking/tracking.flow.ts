import { type RunningMachine, runMachine } from '../machine'
import type { TrackingRecord } from './record'
import { trackingStep } from './tracking.machine'
import { TRACKING_START, type TrackingEffect, type TrackingEvent, type TrackingState } from './tracking.state'

export interface TrackingPort {
  /** Sends a batch, once; `withinMs` is its timeout, null for the default. The port itself reports a failure. */
  readonly send: (records: readonly TrackingRecord[], withinMs: number | null) => Promise<void>
}

/**
 * Runs the collection over its port (TRK-01). Batches are not sent one after the other: a closing page does not
 * wait for the batch before.
 */
export function trackingFlow({ send }: TrackingPort) {
  return (onState: (state: TrackingState) => void): RunningMachine<TrackingState, TrackingEvent> =>
    runMachine<TrackingState, TrackingEvent, TrackingEffect>({
      initial: TRACKING_START,
      step: trackingStep,
      onState,
      perform: { sendRecords: ({ records, withinMs }) => send(records, withinMs) },
    })
}
