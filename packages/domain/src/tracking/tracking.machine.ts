import {
  chooseEndType,
  endStay,
  isOpenExposure,
  isTracked,
  mergeRecords,
  TRACKING_MS,
  type TrackingRecord,
} from './record'

/** Maximum number of records in a batch; of the records waiting for a token the latest are kept (TRK-01). */
export const MAX_WAITING = 200

interface Waiting {
  readonly record: TrackingRecord
  /** When it was last updated, in ms: clicks and exposures wait 300 ms for further records of the same id. */
  readonly since: number
}

/** The collected records (TRK-01). `lastSentAt` in ms. */
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

/** The batch to send, or nothing; `withinMs` is how long an unloading page waits for it (TRK-02). */
export interface TrackingStep {
  readonly state: TrackingState
  readonly batch: readonly TrackingRecord[]
  readonly withinMs: number | null
}

/** Nothing collected, nothing sent (TRK-01). */
export const TRACKING_START: TrackingState = { at: 'collecting', waiting: [], open: [], lastSentAt: null }

/**
 * One step of the collection (TRK-01, TRK-02). The caller passes the time; an unknown event, and a record of an
 * untracked event, return the same state.
 */
export function trackingStep(state: TrackingState, event: TrackingEvent): TrackingStep {
  if (state.at === 'unloaded') return withoutBatch(state)
  switch (event.type) {
    case 'record':
      return withoutBatch(isTracked(event.record) ? collect(state, event.record, event.now) : state)
    case 'interval':
      return event.hasToken && isDue(state, event.now) ? flush(state, event.now) : withoutBatch(state)
    case 'unload':
      return unload(state, event)
    default:
      return withoutBatch(state)
  }
}

const withoutBatch = (state: TrackingState): TrackingStep => ({ state, batch: [], withinMs: null })

/** Merges a record by id, in the position of the first (TRK-01), also with an exposure sent while open. */
function collect(state: TrackingState, record: TrackingRecord, since: number): TrackingState {
  const isSame = (one: TrackingRecord) => one.id === record.id
  if (state.waiting.some((one) => isSame(one.record))) {
    const merged = (one: Waiting) => ({ record: mergeRecords(one.record, record), since })
    return { ...state, waiting: state.waiting.map((one) => (isSame(one.record) ? merged(one) : one)) }
  }
  const sent = state.open.find(isSame)
  const pending = { record: sent ? mergeRecords(sent, record) : record, since }
  return {
    ...state,
    waiting: [...state.waiting, pending].slice(-MAX_WAITING),
    open: state.open.filter((one) => one !== sent),
  }
}

/** Whether `ms` have not passed yet. A clock set back delays nothing. */
const isWithin = (since: number, ms: number, now: number): boolean => now >= since && now - since < ms

function delayOf(record: TrackingRecord): number {
  if (record.kind === 'exposure') return TRACKING_MS.exposureDebounce
  return record.eventName === 'click' ? TRACKING_MS.clickDelay : 0
}

/** At most one batch a second, once something is ready. */
function isDue({ waiting, lastSentAt }: TrackingState, now: number): boolean {
  const isPaused = lastSentAt !== null && isWithin(lastSentAt, TRACKING_MS.interval, now)
  return !isPaused && waiting.some(({ record, since }) => !isWithin(since, delayOf(record), now))
}

/** A batch takes every record and clears the list (TRK-02); exposures still open are kept for their end. */
function flush({ waiting, open }: TrackingState, now: number): TrackingStep {
  const batch = waiting.map((one) => one.record)
  const stillOpen = [...open, ...batch.filter(isOpenExposure)].slice(-MAX_WAITING)
  return {
    state: { at: 'collecting', waiting: [], open: stillOpen, lastSentAt: now },
    batch,
    withinMs: null,
  }
}

/** Open exposures are closed with end time and stay-end type, all is sent and removed (TRK-02). */
function unload(state: TrackingState, event: Extract<TrackingEvent, { type: 'unload' }>): TrackingStep {
  const endType = chooseEndType(event.now - event.closingSince)
  const all = [...state.open, ...state.waiting.map((one) => one.record)].slice(-MAX_WAITING)
  return {
    state: { at: 'unloaded', waiting: [], open: [], lastSentAt: event.now },
    batch: event.hasToken ? all.map((one) => endStay(one, event.now, endType)) : [],
    withinMs: TRACKING_MS.unloadWait,
  }
}
