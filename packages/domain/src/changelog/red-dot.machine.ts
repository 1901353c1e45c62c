import { CHANGELOG_COOKIE, hasRedDot, type LatestEntry } from './red-dot'

/** `seenUntil` is until when, in ms, an opening in this page counts, even where the browser takes no cookie. */
export interface RedDotState {
  readonly at: 'hidden' | 'shown'
  readonly releaseTime: number | null
  readonly seenUntil: number | null
}

/** Every `now` in ms. `loaded` brings the latest entry; `dayPassed` may be sent at any time to look again. */
export type RedDotEvent =
  | ({ readonly type: 'loaded' } & LatestEntry)
  | { readonly type: 'opened'; readonly now: number }
  | { readonly type: 'dayPassed'; readonly now: number; readonly hasCookie: boolean }

/** The cookie to set, `maxAge` in seconds. */
export interface RedDotEffect {
  readonly type: 'setCookie'
  readonly afterMs: 0
  readonly name: string
  readonly maxAge: number
}

export interface RedDotStep {
  readonly state: RedDotState
  readonly effects: readonly RedDotEffect[]
}

export const RED_DOT_START: RedDotState = { at: 'hidden', releaseTime: null, seenUntil: null }

/**
 * One step of the red dot (CHG-01). Opening the log hides the dot and sets the cookie anew each time. An event
 * that nobody knows, and a look that finds nothing changed, give back the very same state and no effects.
 */
export function redDotStep(state: RedDotState, event: RedDotEvent): RedDotStep {
  switch (event.type) {
    case 'loaded':
      return look(state, event)
    case 'dayPassed':
      return look(state, { ...event, releaseTime: state.releaseTime })
    case 'opened':
      return open(state, event.now)
    default:
      return { state, effects: [] }
  }
}

function look(state: RedDotState, { releaseTime, now, hasCookie }: LatestEntry): RedDotStep {
  const seen = hasCookie || (state.seenUntil !== null && now < state.seenUntil)
  const at = hasRedDot({ releaseTime, now, hasCookie: seen }) ? 'shown' : 'hidden'
  const isSame = at === state.at && releaseTime === state.releaseTime
  return { state: isSame ? state : { ...state, at, releaseTime }, effects: [] }
}

function open(state: RedDotState, now: number): RedDotStep {
  const { name, maxAge } = CHANGELOG_COOKIE
  return {
    state: { ...state, at: 'hidden', seenUntil: now + maxAge * 1000 },
    effects: [{ type: 'setCookie', afterMs: 0, name, maxAge }],
  }
}
