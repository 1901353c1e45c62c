import {
  TRACKING_MS,
  TRACKING_START,
  type TrackingEvent,
  type TrackingRecord,
  type TrackingStep,
  trackingStep,
} from '@zhushutong/domain/tracking'
import {
  asyncScheduler,
  EMPTY,
  from,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  type SchedulerLike,
  Subject,
  scan,
  takeWhile,
} from 'rxjs'
import type { PortalClient } from '../client'
import { isPortalError, type PortalError } from '../errors'

export interface TrackerOptions {
  /** Records are sent only while this returns true (TRK-01): a token cookie exists, or a token is known. */
  readonly hasToken: () => boolean
  /** Called for a batch that could not be sent; it is not retried. */
  readonly onLost?: (error: PortalError, records: readonly TrackingRecord[]) => void
  readonly scheduler?: SchedulerLike
}

export interface Tracker {
  /** Adds a record, or merges it into the waiting one of the same id. */
  readonly record: (record: TrackingRecord) => void
  /** The page unloads: exposures are closed and everything is sent; `closingSince` in ms (TRK-02). */
  readonly unload: (closingSince: number) => void
  /** Stops without sending. */
  readonly stop: () => void
}

type Upload = Parameters<PortalClient['tracking']['upload']>[0]['records'][number]

/** What sends a batch: a portal client, or for the smallest pages one call of the fetch client. */
export interface TrackingClient {
  readonly tracking: {
    readonly upload: (
      input: { readonly records: Upload[] },
      options?: { readonly timeout?: number },
    ) => Promise<unknown>
  }
}

/** `kind` and `endTime` are only for the page; the gateway receives the stay in ms. */
const uploadOf = ({ kind: _, endTime: __, subModuleArray, ...record }: TrackingRecord): Upload => ({
  ...record,
  subModuleArray: subModuleArray && [...subModuleArray],
})

/** Records as they arrive, and a check every 300 ms (the shortest delay of a record) whether a batch is due. */
const eventsOf = (
  records: Observable<TrackingEvent>,
  { hasToken, scheduler = asyncScheduler }: TrackerOptions,
): Observable<TrackingEvent> =>
  merge(
    records,
    interval(TRACKING_MS.clickDelay, scheduler).pipe(
      map((): TrackingEvent => ({ type: 'interval', hasToken: hasToken(), now: scheduler.now() })),
    ),
  )

/** Collects records and sends them in batches by the domain's rules (TRK-01, TRK-02). */
export function createTracker(client: TrackingClient, options: TrackerOptions): Tracker {
  const { hasToken, onLost, scheduler = asyncScheduler } = options
  const events = new Subject<TrackingEvent>()

  const send = ({ batch, withinMs }: TrackingStep): Observable<unknown> => {
    if (batch.length === 0) return EMPTY
    const timeout = withinMs ?? undefined
    return from(
      client.tracking.upload({ records: batch.map(uploadOf) }, { timeout }).catch((error: unknown) => {
        if (!isPortalError(error)) throw error
        onLost?.(error, batch)
      }),
    )
  }

  const start: TrackingStep = { state: TRACKING_START, batch: [], withinMs: null }
  const running = eventsOf(events, options)
    .pipe(
      scan((step: TrackingStep, event) => trackingStep(step.state, event), start),
      takeWhile(({ state }) => state.at === 'collecting', true),
      // Not one after the other: a page that closes does not wait for the batch before.
      mergeMap(send),
    )
    .subscribe()

  return {
    record: (record) => events.next({ type: 'record', record, now: scheduler.now() }),
    unload: (closingSince) =>
      events.next({ type: 'unload', hasToken: hasToken(), closingSince, now: scheduler.now() }),
    stop: () => running.unsubscribe(),
  }
}
