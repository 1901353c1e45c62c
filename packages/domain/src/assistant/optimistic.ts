/**
 * A value that is shown before the server has taken it. One call is under way at a time, so that answers
 * cannot overtake each other: what is wanted meanwhile is sent once the answer is there.
 */
export interface Optimistic<T> {
  /** What the server holds. */
  readonly saved: T
  /** What the person sees. */
  readonly wanted: T
  /** What the call under way asks for, null when there is none. */
  readonly sending: T | null
}

/** A value that the server holds. */
export const settledAt = <T>(value: T): Optimistic<T> => ({ saved: value, wanted: value, sending: null })

const aimAt = <T>(saved: T, wanted: T): Optimistic<T> => ({
  saved,
  wanted,
  sending: wanted === saved ? null : wanted,
})

/** Shows another value at once; it is to be sent when `toSend` says so (AI-03, AI-04). */
export function want<T>(held: Optimistic<T>, value: T): Optimistic<T> {
  if (value === held.wanted) return held
  return held.sending === null ? aimAt(held.saved, value) : { ...held, wanted: value }
}

/**
 * The call under way was answered. A failed one puts the old value back, unless another is wanted by now,
 * which then has its own try (AI-03, AI-04).
 */
export function answered<T>(held: Optimistic<T>, ok: boolean): Optimistic<T> {
  if (held.sending === null) return held
  if (ok) return aimAt(held.sending, held.wanted)
  return aimAt(held.saved, held.wanted === held.sending ? held.saved : held.wanted)
}

/** What has to be sent after a step from `before` to `after`: null when nothing has (AI-03, AI-04). */
export const toSend = <T>(before: Optimistic<T>, after: Optimistic<T>): T | null =>
  after.sending === before.sending ? null : after.sending
