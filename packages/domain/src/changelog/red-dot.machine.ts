import { goTo, noChange, type Step } from '../machine'
import { CHANGELOG_COOKIE, hasRedDot, type LatestEntry } from './red-dot'

/**
 * `seenUntil`: until when, in ms, opening the log on this page counts as seen, even if the browser rejects the
 * cookie.
 */
export interface RedDotState {
  readonly at: 'hidden' | 'shown'
  readonly releaseTime: number | null
  readonly seenUntil: number | null
}

/** Every `now` in ms. `loaded` brings the latest entry; `dayPassed` may be sent at any time to check again. */
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

export type RedDotStep = Step<RedDotState, RedDotEffect>

/** Nothing is known of the log yet (CHG-01). */
export const RED_DOT_START: RedDotState = { at: 'hidden', releaseTime: null, seenUntil: null }

/**
 * One step of the red dot (CHG-01). Opening the log hides the dot and renews the cookie. An unknown event, and a
 * check without a change return the same state and no effects.
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
      return noChange(state)
  }
}

function look(state: RedDotState, { releaseTime, now, hasCookie }: LatestEntry): RedDotStep {
  const seen = hasCookie || (state.seenUntil !== null && now < state.seenUntil)
  const at = hasRedDot({ releaseTime, now, hasCookie: seen }) ? 'shown' : 'hidden'
  const isSame = at === state.at && releaseTime === state.releaseTime
  return goTo(isSame ? state : { ...state, at, releaseTime })
}

function open(state: RedDotState, now: number): RedDotStep {
  const { name, maxAge } = CHANGELOG_COOKIE
  return {
    state: { ...state, at: 'hidden', seenUntil: now + maxAge * 1000 },
    effects: [{ type: 'setCookie', afterMs: 0, name, maxAge }],
  }
}
