// biome-ignore-all lint/plugin: the use of any marked part is recorded, also of parts without scripts.
import {
  TRACKED_EVENTS,
  TRACKED_TYPES,
  type TrackingRecord,
  trackedAddress,
} from '@zhushutong/domain/tracking'
import { observeParts } from './observe-parts'

interface PageObserver {
  readonly record: (record: TrackingRecord) => void
  readonly now: () => number
  /** Returns a new id at every call. */
  readonly newId: () => string
}

/** The module of an address: its first folder; `home` for the home page. */
const parseModule = (path: string) => path.split('/')[1] || 'home'

/**
 * A mark may be on a group of controls, such as a filter bar; the space between the controls does not count.
 */
const CONTROLS = 'a, button, summary, input, select, textarea, label'

const stayFrom = (requestTime: number, endTime: number) => ({
  requestTime,
  endTime,
  stayTime: Math.max(0, endTime - requestTime),
})

export interface Observation {
  /** Called for a change of page: all exposures end now. */
  readonly leave: () => void
  readonly stop: () => void
}

/**
 * Records the use of the page (TRK-01): the page itself while shown, parts marked `data-track-view` when
 * seen, and events on controls that are marked `data-track` or inside a marked group. Only the mark's name is
 * recorded, never the content of an element or typed text (TRK-03).
 */
export function observePage({ record, now, newId }: PageObserver): Observation {
  const pageUrl = trackedAddress(location.pathname)
  const about = { module: parseModule(pageUrl).slice(0, 64), pageUrl }
  const page = { ...about, id: newId(), kind: 'exposure', type: TRACKED_TYPES.page } as const
  const shownAt = now()
  record({ ...page, requestTime: shownAt })

  const tell = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    const name = control?.closest<HTMLElement>('[data-track]')?.dataset.track
    const eventName = TRACKED_EVENTS.find((name) => name === event.type)
    if (!name || !eventName) return
    const seen = { ...about, id: newId(), requestTime: now(), eventParam: name, eventName }
    record({ ...seen, kind: 'event', type: TRACKED_TYPES.event })
  }
  // Captured, as focus and blur do not bubble.
  for (const name of TRACKED_EVENTS) document.addEventListener(name, tell, { capture: true, passive: true })
  const parts = observeParts((name) => {
    const part = {
      ...about,
      id: newId(),
      kind: 'exposure',
      type: TRACKED_TYPES.part,
      eventParam: name,
    } as const
    const requestTime = now()
    record({ ...part, requestTime })
    return () => record({ ...part, ...stayFrom(requestTime, now()) })
  })

  const stop = () => {
    for (const name of TRACKED_EVENTS) document.removeEventListener(name, tell, { capture: true })
    parts.stop()
  }
  const leave = () => {
    parts.endAll()
    stop()
    record({ ...page, ...stayFrom(shownAt, now()) })
  }
  return { leave, stop }
}
