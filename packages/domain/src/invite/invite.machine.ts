import { ERROR_TEXTS, errorText } from '../errors'
import { goTo, noChange } from '../machine'
import type { InviteFailure } from './invite.ports'
import type { Gift, InviteEvent, InviteState, InviteStep } from './invite.state'
import { cleanFriendName, INVITE_TEXTS } from './texts'

/** Delay before an invalid code leads to the home page, in ms (INV-01). */
const INVALID_HOME_MS = 150

const INVALID = '60000'

/** A possible code: printable ASCII without spaces. Anything else is invalid without a call. */
const CODE = /^[!-~]{1,256}$/

/**
 * One step of the share page (INV-01): the code is checked, then claimed by the logged-in user; a visitor logs in
 * first, and the claim follows automatically. An event that does not apply to this state, and an unknown event,
 * return the same state object and no effects.
 */
export function inviteStep(state: InviteState, event: InviteEvent): InviteStep {
  switch (event.type) {
    case 'open':
      return state.at === 'closed' ? check(state, event.code.trim(), event.loggedIn) : noChange(state)
    case 'checked':
      return checked(state, event)
    case 'checkFailed':
      return checkFailed(state, event)
    case 'loggedIn':
      return loggedIn(state)
    case 'claim':
      return state.at === 'offer' ? claim(state, state.gift) : noChange(state)
    case 'claimAnswered':
      return claimAnswered(state, event)
    case 'claimFailed':
      return claimFailed(state, event)
    case 'retry':
      return state.at === 'unchecked' ? check(state, state.code, state.loggedIn) : noChange(state)
    case 'close':
      return state.at === 'checking' || state.at === 'invalid' ? noChange(state) : close(state)
    case 'leave':
      return close(state)
    default:
      return noChange(state)
  }
}

type Answer<T extends InviteEvent['type']> = Extract<InviteEvent, { type: T }>

const REFRESH_MEMBER = { type: 'refreshMember', afterMs: 0 } as const

function check(state: InviteState, code: string, isIn: boolean): InviteStep {
  if (!CODE.test(code)) return invalid(state)
  const generation = state.generation + 1
  return {
    state: { at: 'checking', generation, code, loggedIn: isIn },
    effects: [{ type: 'check', afterMs: 0, generation, code }],
  }
}

function invalid(state: InviteState): InviteStep {
  const generation = state.generation + 1
  return {
    state: { at: 'invalid', generation, text: ERROR_TEXTS[INVALID] },
    effects: [{ type: 'goHome', afterMs: INVALID_HOME_MS, generation }],
  }
}

function checked(state: InviteState, event: Answer<'checked'>): InviteStep {
  if (state.at !== 'checking' || event.generation !== state.generation) return noChange(state)
  const { generation, code } = state
  const { scopeName, days } = event.gift
  const inviter = cleanFriendName(event.gift.inviter)
  const gift = { code, inviter, scopeName, days }
  if (state.loggedIn) return goTo({ at: 'offer', generation, gift, error: null })
  return { state: { at: 'login', generation, gift }, effects: [{ type: 'openLogin', afterMs: 0, inviter }] }
}

/** A rejected code is invalid; any other failure is shown and can be retried. */
function checkFailed(state: InviteState, event: Answer<'checkFailed'>): InviteStep {
  if (state.at !== 'checking' || event.generation !== state.generation) return noChange(state)
  const { failure } = event
  return failure.error === INVALID
    ? invalid(state)
    : goTo({ ...state, at: 'unchecked', text: textOf(failure) })
}

/** After the login the claim runs automatically; before the check is answered the login is only recorded. */
function loggedIn(state: InviteState): InviteStep {
  if (state.at === 'login') return claim(state, state.gift)
  const waits = (state.at === 'checking' || state.at === 'unchecked') && !state.loggedIn
  return goTo(waits ? { ...state, loggedIn: true } : state)
}

function claim(state: InviteState, gift: Gift): InviteStep {
  const generation = state.generation + 1
  return {
    state: { at: 'claiming', generation, gift },
    effects: [{ type: 'claim', afterMs: 0, generation, code: gift.code }],
  }
}

/** Step 0 is a success, any other step shows its msg as an error; the user is refreshed in both cases. */
function claimAnswered(state: InviteState, event: Answer<'claimAnswered'>): InviteStep {
  // Closed meanwhile, but the claim was made: the page must still refresh.
  if (event.generation < state.generation) return { state, effects: [REFRESH_MEMBER] }
  if (state.at !== 'claiming' || event.generation !== state.generation) return noChange(state)
  const { generation, gift } = state
  const { step, msg } = event.claim
  if (step === 0) {
    return {
      state: { at: 'claimed', generation, gift, text: INVITE_TEXTS.claimed },
      effects: [REFRESH_MEMBER],
    }
  }
  const text = msg?.trim() || INVITE_TEXTS.refused
  return { state: { at: 'refused', generation, text }, effects: [REFRESH_MEMBER] }
}

function claimFailed(state: InviteState, event: Answer<'claimFailed'>): InviteStep {
  if (state.at !== 'claiming' || event.generation !== state.generation) return noChange(state)
  const { failure } = event
  if (failure.error === INVALID) return invalid(state)
  return goTo({ ...state, at: 'offer', error: textOf(failure) })
}

const textOf = ({ error, message }: InviteFailure): string =>
  errorText(error, message) ?? ERROR_TEXTS['00001']

const close = (state: InviteState): InviteStep =>
  goTo(state.at === 'closed' ? state : { at: 'closed', generation: state.generation + 1 })
