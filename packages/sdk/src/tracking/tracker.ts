import {
  TRACKING_MS,
  type TrackingPort,
  type TrackingRecord,
  trackingFlow,
} from '@zhushutong/domain/tracking'
import type { PortalClient } from '../api'
import { runHook } from '../client/report'
import { isPortalError, type PortalError } from '../errors'

/** The time that batches are collected by. */
export interface TrackerClock {
  /** ms since epoch. */
  readonly now: () => number
  /** Runs a function every `ms`; returns a function that ends this. */
  readonly every: (ms: number, run: () => void) => () => void
}

const systemClock: TrackerClock = {
  now: Date.now,
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}

export interface TrackerOptions {
  /** Decides if records are sent (TRK-01): true while a token cookie exists, or a token is known. */
  readonly hasToken: () => boolean
  /** Called for a batch that could not be sent; it is not retried. */
  readonly onLost?: (error: PortalError, records: readonly TrackingRecord[]) => void
  /** By default that of the machine. */
  readonly clock?: TrackerClock
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
  const { hasToken, onLost, clock = systemClock } = options

  const send: TrackingPort['send'] = async (records, withinMs) => {
    try {
      await client.tracking.upload({ records: records.map(uploadOf) }, { timeout: withinMs ?? undefined })
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (onLost) runHook(() => onLost(error, records))
    }
  }

  const flow = trackingFlow({ send })(({ at }) => {
    if (at === 'unloaded') endChecks()
  })
  // Batches are checked as often as the shortest delay of a record.
  const endChecks = clock.every(TRACKING_MS.clickDelay, () =>
    flow.send({ type: 'interval', hasToken: hasToken(), now: clock.now() }),
  )

  return {
    record: (record) => flow.send({ type: 'record', record, now: clock.now() }),
    unload: (closingSince) =>
      flow.send({ type: 'unload', hasToken: hasToken(), closingSince, now: clock.now() }),
    stop: () => {
      endChecks()
      flow.stop()
    },
  }
}
