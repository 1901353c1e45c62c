/**
 * A value that is shown before the server has accepted it. Only one call is in flight at a time, so that answers
 * cannot overtake each other: a change made meanwhile is sent once the answer has arrived.
 */
export interface Optimistic<T> {
  /** The value on the server. */
  readonly saved: T
  /** The value on screen. */
  readonly wanted: T
  /** The value being sent, null if no call is in flight. */
  readonly sending: T | null
}

/** A value with no change pending. */
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

/** Shows another value at once; `toSend` says whether to send it (AI-03, AI-04). */
export function setOptimistic<T>(held: Optimistic<T>, value: T): Optimistic<T> {
  if (value === held.wanted) return held
  return held.sending === null ? aimAt(held.saved, value) : { ...held, wanted: value }
}

/**
 * The call was answered. A failure restores the old value, unless another is wanted by now, which then gets its own
 * call (AI-03, AI-04).
 */
export function confirmOptimistic<T>(held: Optimistic<T>, ok: boolean): Optimistic<T> {
  if (held.sending === null) return held
  if (ok) return aimAt(held.sending, held.wanted)
  return aimAt(held.saved, held.wanted === held.sending ? held.saved : held.wanted)
}

/** What to send after a change from `before` to `after`; null for nothing (AI-03, AI-04). */
export function valueToSend<T>(before: Optimistic<T>, after: Optimistic<T>): T | null {
  return after.sending === before.sending ? null : after.sending
}
