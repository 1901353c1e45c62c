/** The events that are recorded. */
export const TRACKED_EVENTS = ['click', 'change', 'focus', 'blur'] as const
type TrackedEvent = (typeof TRACKED_EVENTS)[number]

/** Delays in ms. */
export const TRACKING_MS = {
  clickDelay: 300,
  exposureDebounce: 300,
  interval: 1000,
  unloadWait: 10_000,
  quickClose: 800,
} as const

/** Types of the end of a stay: by the unload of the page, or by a page that closed in under 800 ms (TRK-02). */
const END_TYPE = { unload: 2, quickClose: 4 } as const
type EndType = (typeof END_TYPE)[keyof typeof END_TYPE]

/**
 * A tracking record (TRK-01). An exposure stays open until its `endTime`, and is merged with later records of the
 * same id; an event is complete at once. Times and durations in ms.
 */
export interface TrackingRecord {
  readonly id: string
  readonly kind: 'event' | 'exposure'
  readonly module: string
  readonly pageUrl: string
  readonly requestTime: number
  readonly type: string
  readonly pageParam?: string
  readonly subModuleArray?: readonly string[]
  readonly searchValue?: string
  readonly eventName?: TrackedEvent
  readonly eventParam?: string
  readonly endTime?: number
  readonly stayTime?: number
  readonly stayEndType?: EndType
  readonly dataSource?: string
}

/** True for recorded events: the gateway rejects a whole batch for a single other one. */
export function isTracked({ eventName }: TrackingRecord): boolean {
  return eventName === undefined || TRACKED_EVENTS.includes(eventName)
}

/** Merges two records of one id: the later one's fields replace the earlier one's, except for the start (TRK-01). */
export function mergeRecords(earlier: TrackingRecord, later: TrackingRecord): TrackingRecord {
  const defined = Object.fromEntries(Object.entries(later).filter(([, value]) => value !== undefined))
  return { ...earlier, ...defined, requestTime: earlier.requestTime }
}

/** True for an exposure without a known end (TRK-02). */
export function isOpenExposure({ kind, endTime }: TrackingRecord): boolean {
  return kind === 'exposure' && endTime === undefined
}

/** Ends an open exposure; any other record is unchanged. With a clock set back the stay is 0 (TRK-02). */
export function endStay(record: TrackingRecord, endTime: number, stayEndType: EndType): TrackingRecord {
  return isOpenExposure(record)
    ? { ...record, endTime, stayTime: Math.max(0, endTime - record.requestTime), stayEndType }
    : record
}

/** The end type of a page by the time it took to close, in ms: 2, or 4 under 800 ms (TRK-02). */
export function chooseEndType(closingMs: number): EndType {
  return closingMs >= 0 && closingMs < TRACKING_MS.quickClose ? END_TYPE.quickClose : END_TYPE.unload
}
