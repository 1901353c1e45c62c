/**
 * A value shown before the server has accepted it. Only one call is in flight at a time, so that results cannot
 * overtake each other: a change made meanwhile is sent after the result.
 */
export interface Optimistic<T> {
  /** The value on the server. */
  readonly saved: T
  /** The value on screen. */
  readonly wanted: T
  /** The value being sent, null if no call is in flight. */
  readonly sending: T | null
}

export function createOptimistic<T>(value: T): Optimistic<T> {
  return {
    saved: value,
    wanted: value,
    sending: null,
  }
}

const aimAt = <T>(saved: T, wanted: T): Optimistic<T> => ({
  saved,
  wanted,
  sending: wanted === saved ? null : wanted,
})

/** Shows another value at once; `valueToSend` returns it if it has to be sent. */
export function setOptimistic<T>(state: Optimistic<T>, value: T): Optimistic<T> {
  if (value === state.wanted) return state
  return state.sending === null ? aimAt(state.saved, value) : { ...state, wanted: value }
}

/**
 * The state after the call's result. A failure restores the old value, unless another value is wanted by now, which
 * then gets its own call.
 */
export function confirmOptimistic<T>(state: Optimistic<T>, ok: boolean): Optimistic<T> {
  if (state.sending === null) return state
  if (ok) return aimAt(state.sending, state.wanted)
  return aimAt(state.saved, state.wanted === state.sending ? state.saved : state.wanted)
}

/** The value to send after a change from `before` to `after`; null for nothing. */
export function valueToSend<T>(before: Optimistic<T>, after: Optimistic<T>): T | null {
  return after.sending === before.sending ? null : after.sending
}
