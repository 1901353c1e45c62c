import { abortReason, kindText, portalError } from '../errors'
import type { Clock } from '../transport/clock'
import { onSignalAbort } from '../transport/deadline'

const CANCELLED = Symbol('cancelled')

/** Everything that can end an answer of unlimited length: the caller's signal, a renewable time limit, `cancel`. */
export interface Guard {
  readonly signal: AbortSignal
  /** Follows the caller's signal from now on. */
  readonly begin: () => void
  readonly cancel: () => void
  /** True after `cancel`. */
  readonly isCancelled: () => boolean
  /** Begins the time limit again, in ms. */
  readonly arm: (ms: number) => void
  readonly disarm: () => void
  /** Closes the connection and leaves the caller's signal. */
  readonly end: () => void
}

/** @param outer the caller's signal */
export function createGuard(outer: AbortSignal | undefined, requestId: string, clock: Clock): Guard {
  const inner = new AbortController()
  const onAbort = () => outer && inner.abort(abortReason(outer))
  let leave = () => {}
  let disarm = () => {}
  return {
    signal: inner.signal,
    begin: () => {
      if (outer?.aborted) onAbort()
      else if (outer) leave = onSignalAbort(outer, onAbort)
    },
    cancel: () => inner.abort(CANCELLED),
    isCancelled: () => inner.signal.reason === CANCELLED,
    disarm: () => disarm(),
    arm: (ms) => {
      disarm()
      disarm = clock.after(ms, () =>
        inner.abort(portalError({ kind: 'timeout', message: kindText('timeout'), requestId })),
      )
    },
    end: () => {
      disarm()
      leave()
      inner.abort(CANCELLED)
    },
  }
}
