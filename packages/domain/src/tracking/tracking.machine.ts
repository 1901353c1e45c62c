import { goTo, noChange } from '../machine'
import {
  chooseEndType,
  endStay,
  isOpenExposure,
  isTracked,
  mergeRecords,
  TRACKING_MS,
  type TrackingRecord,
} from './record'
import {
  MAX_WAITING,
  type TrackingEffect,
  type TrackingEvent,
  type TrackingState,
  type TrackingStep,
  type Waiting,
} from './tracking.state'

/**
 * One step of the collection (TRK-01). The caller passes the time; an unknown event, and a record of an
 * untracked event, return the same state.
 */
export function trackingStep(state: TrackingState, event: TrackingEvent): TrackingStep {
  if (state.at === 'unloaded') return noChange(state)
  switch (event.type) {
    case 'record':
      return isTracked(event.record) ? goTo(collect(state, event.record, event.now)) : noChange(state)
    case 'interval':
      return event.hasToken && isDue(state, event.now) ? flush(state, event.now) : noChange(state)
    case 'unload':
      return unload(state, event)
    default:
      return noChange(state)
  }
}

const send = (records: readonly TrackingRecord[], withinMs: number | null): readonly TrackingEffect[] =>
  records.length === 0 ? [] : [{ type: 'sendRecords', records, withinMs }]

/** Merges a record by id, in the position of the first (TRK-01), also with an exposure that was sent while open. */
function collect(state: TrackingState, record: TrackingRecord, since: number): TrackingState {
  const isSame = (trackingRecord: TrackingRecord) => trackingRecord.id === record.id
  if (state.waiting.some((waiting) => isSame(waiting.record))) {
    const merged = (waiting: Waiting) => ({ record: mergeRecords(waiting.record, record), since })
    return {
      ...state,
      waiting: state.waiting.map((waiting) => (isSame(waiting.record) ? merged(waiting) : waiting)),
    }
  }
  const sent = state.open.find(isSame)
  const pending = { record: sent ? mergeRecords(sent, record) : record, since }
  return {
    ...state,
    waiting: [...state.waiting, pending].slice(-MAX_WAITING),
    open: state.open.filter((trackingRecord) => trackingRecord !== sent),
  }
}

/** True when less than `ms` have passed. A clock set back delays nothing. */
const isWithin = (since: number, ms: number, now: number): boolean => now >= since && now - since < ms

function delayOf(record: TrackingRecord): number {
  if (record.kind === 'exposure') return TRACKING_MS.exposureDebounce
  return record.eventName === 'click' ? TRACKING_MS.clickDelay : 0
}

/** True when a record is ready, at most once a second. */
function isDue({ waiting, lastSentAt }: TrackingState, now: number): boolean {
  const isPaused = lastSentAt !== null && isWithin(lastSentAt, TRACKING_MS.interval, now)
  return !isPaused && waiting.some(({ record, since }) => !isWithin(since, delayOf(record), now))
}

/** A batch contains every waiting record and clears the list (TRK-02); open exposures are stored until their end. */
function flush({ waiting, open }: TrackingState, now: number): TrackingStep {
  const records = waiting.map((waiting) => waiting.record)
  const stillOpen = [...open, ...records.filter(isOpenExposure)].slice(-MAX_WAITING)
  return goTo({ at: 'collecting', waiting: [], open: stillOpen, lastSentAt: now }, ...send(records, null))
}

/** Open exposures are closed with end time and stay-end type; all records are sent and removed (TRK-02). */
function unload(state: TrackingState, event: Extract<TrackingEvent, { type: 'unload' }>): TrackingStep {
  const endType = chooseEndType(event.now - event.closingSince)
  const all = [...state.open, ...state.waiting.map((waiting) => waiting.record)].slice(-MAX_WAITING)
  const ended = event.hasToken ? all.map((trackingRecord) => endStay(trackingRecord, event.now, endType)) : []
  return goTo(
    { at: 'unloaded', waiting: [], open: [], lastSentAt: event.now },
    ...send(ended, TRACKING_MS.unloadWait),
  )
}
