// biome-ignore-all lint/plugin: the tracker outlives the pages of its document.
import { type Observation, observePage } from '@/features/tracking/observe-page'
import { createPageTracker } from '@/wiring/browser/tracker'

type Tracker = ReturnType<typeof createPageTracker>

/** One tracker for all addresses shown by the document; null before the first, and when tracking is off. */
let tracker: Tracker | null = null
let observation: Observation | null = null
/** The time when the document began to close, in ms. */
let closingSince: number | null = null

const newId = () =>
  crypto.getRandomValues(new Uint8Array(12)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '')

const observe = () => {
  observation = observePage({ record: (event) => tracker?.record(event), now: Date.now, newId })
}

const beginClosing = () => {
  closingSince = Date.now()
}

/** Ends the running visit and sends it with the rest (TRK-02). */
const close = () => {
  observation?.stop()
  observation = null
  tracker?.unload(closingSince ?? Date.now())
}

/** A document restored from the browser's back/forward cache starts a new tracker. */
const comeBack = ({ persisted }: PageTransitionEvent) => {
  if (!persisted || !tracker) return
  closingSince = null
  tracker = createPageTracker()
  observe()
}

const LISTENERS = [
  ['beforeunload', beginClosing],
  ['pagehide', close],
  ['pageshow', comeBack],
] as const

/** Records the use of the current address until the returned function is called (TRK-01). */
export function trackUse(): () => void {
  if (!tracker) {
    tracker = createPageTracker()
    for (const [name, listen] of LISTENERS) addEventListener(name, listen as EventListener)
  }
  observe()
  const current = observation
  return () => {
    if (observation !== current) return
    current?.leave()
    observation = null
  }
}

/** Stops tracking and discards unsent records (TRK-03). */
export function dropUse(): void {
  observation?.stop()
  observation = null
  tracker?.stop()
  tracker = null
  for (const [name, listen] of LISTENERS) removeEventListener(name, listen as EventListener)
}
