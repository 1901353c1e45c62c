import {
  TRACKING_MS,
  type TrackingPort,
  type TrackingRecord,
  trackingFlow,
} from '@zhushutong/domain/tracking'
import { asyncScheduler, interval, type SchedulerLike } from 'rxjs'
import type { PortalClient } from '../client'
import { isPortalError, type PortalError } from '../errors'

export interface TrackerOptions {
  /** Decides if records are sent (TRK-01): true while a token cookie exists, or a token is known. */
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

/** The client that sends a batch: a portal client, or for the smallest pages one call of the fetch client. */
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

/** Collects records and sends them in batches by the domain's rules (TRK-01, TRK-02). */
export function createTracker(client: TrackingClient, options: TrackerOptions): Tracker {
  const { hasToken, onLost, scheduler = asyncScheduler } = options

  const send: TrackingPort['send'] = async (records, withinMs) => {
    try {
      await client.tracking.upload({ records: records.map(uploadOf) }, { timeout: withinMs ?? undefined })
    } catch (error) {
      if (!isPortalError(error)) throw error
      onLost?.(error, records)
    }
  }

  const flow = trackingFlow({ send })(({ at }) => {
    if (at === 'unloaded') checks.unsubscribe()
  })
  // Batches are checked as often as the shortest delay of a record.
  const checks = interval(TRACKING_MS.clickDelay, scheduler).subscribe(() =>
    flow.send({ type: 'interval', hasToken: hasToken(), now: scheduler.now() }),
  )

  return {
    record: (record) => flow.send({ type: 'record', record, now: scheduler.now() }),
    unload: (closingSince) =>
      flow.send({ type: 'unload', hasToken: hasToken(), closingSince, now: scheduler.now() }),
    stop: () => {
      checks.unsubscribe()
      flow.stop()
    },
  }
}
