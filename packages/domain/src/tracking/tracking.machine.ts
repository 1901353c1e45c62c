import { endStay, endTypeOf, mergeRecords, TRACKING_MS, type TrackingRecord } from './record'

/** Without a token nothing is sent; of what waits for one the latest records are kept. */
export const MAX_WAITING = 200

interface Waiting {
  readonly record: TrackingRecord
  /** When it may go, in ms: clicks and exposures wait 300 ms for what still belongs to them. */
  readonly readyAt: number
}

export interface TrackingState {
  readonly at: 'collecting' | 'unloaded'
  readonly waiting: readonly Waiting[]
  readonly lastSentAt: number | null
}

/** Every `now` in ms. `closingSince` is when the page began to close. */
export type TrackingEvent =
  | { readonly type: 'record'; readonly record: TrackingRecord; readonly now: number }
  | { readonly type: 'interval'; readonly hasToken: boolean; readonly now: number }
  | {
      readonly type: 'unload'
      readonly hasToken: boolean
      readonly closingSince: number
      readonly now: number
    }

/** The batch to send, whole, or nothing; `withinMs` is how long an unloading page may wait for it. */
export interface TrackingStep {
  readonly state: TrackingState
  readonly batch: readonly TrackingRecord[]
  readonly withinMs: number | null
}

export const TRACKING_START: TrackingState = { at: 'collecting', waiting: [], lastSentAt: null }

/** One step of the collection. The caller brings the time; an unknown event gives the very same state. */
export function trackingStep(state: TrackingState, event: TrackingEvent): TrackingStep {
  if (state.at === 'unloaded') return nothing(state)
  switch (event.type) {
    case 'record':
      return nothing({ ...state, waiting: collect(state.waiting, event.record, event.now) })
    case 'interval':
      return event.hasToken && isDue(state, event.now) ? flush(state, event.now) : nothing(state)
    case 'unload':
      return unload(state, event)
    default:
      return nothing(state)
  }
}

const nothing = (state: TrackingState): TrackingStep => ({ state, batch: [], withinMs: null })

/** Merged by id, in the place of the first (TRK-01). */
function collect(waiting: readonly Waiting[], record: TrackingRecord, now: number): readonly Waiting[] {
  const readyAt = now + delayOf(record)
  if (!waiting.some((one) => one.record.id === record.id)) {
    return [...waiting, { record, readyAt }].slice(-MAX_WAITING)
  }
  return waiting.map((one) =>
    one.record.id === record.id ? { record: mergeRecords(one.record, record), readyAt } : one,
  )
}

function delayOf(record: TrackingRecord): number {
  if (record.kind === 'exposure') return TRACKING_MS.exposureDebounce
  return record.eventName === 'click' ? TRACKING_MS.clickDelay : 0
}

/** At most one batch a second, once something is ready. A clock set back delays nothing further. */
function isDue({ waiting, lastSentAt }: TrackingState, now: number): boolean {
  const paused = lastSentAt !== null && now >= lastSentAt && now - lastSentAt < TRACKING_MS.interval
  return !paused && waiting.some((one) => one.readyAt <= now)
}

/** A batch takes every record and clears the list (TRK-02). */
const flush = ({ waiting }: TrackingState, now: number): TrackingStep => ({
  state: { at: 'collecting', waiting: [], lastSentAt: now },
  batch: waiting.map((one) => one.record),
  withinMs: null,
})

/** Open exposures are closed with end time and stay-end type, all is sent and removed (TRK-02). */
function unload(state: TrackingState, event: Extract<TrackingEvent, { type: 'unload' }>): TrackingStep {
  const endType = endTypeOf(event.now - event.closingSince)
  const ended = state.waiting.map((one) => endStay(one.record, event.now, endType))
  return {
    state: { at: 'unloaded', waiting: [], lastSentAt: event.now },
    batch: event.hasToken ? ended : [],
    withinMs: TRACKING_MS.unloadWait,
  }
}
