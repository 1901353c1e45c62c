import { abortReason, kindText, portalError } from '../errors'
import { type Clock, runtimeClock } from './clock'

interface Waiting {
  readonly tell: Set<() => void>
  readonly onAbort: () => void
}

const waiting = new WeakMap<AbortSignal, Waiting>()

const shareAbortListener = (signal: AbortSignal): Waiting => {
  const tell = new Set<() => void>()
  const deadline = {
    tell,
    onAbort: () => {
      for (const listener of [...tell]) listener()
    },
  }
  waiting.set(signal, deadline)
  return deadline
}

/**
 * Calls `tell` when the signal aborts; returns a function that cancels this. A signal shared by many calls gets only
 * one listener, since runtimes warn above ten, and none after the last call has ended.
 */
export function onSignalAbort(signal: AbortSignal, tell: () => void): () => void {
  const all = waiting.get(signal) ?? shareAbortListener(signal)
  if (all.tell.size === 0) signal.addEventListener('abort', all.onAbort)
  all.tell.add(tell)
  return () => {
    if (all.tell.delete(tell) && all.tell.size === 0) signal.removeEventListener('abort', all.onAbort)
  }
}

/**
 * Runs a call under one time limit for everything: key fetch, tries and the pauses between them. Open requests are
 * cancelled through the signal it passes on, and no listener stays on the caller's signal.
 * @param ms the limit; then a timeout error is thrown
 * @param outer the caller's signal; when it aborts, its reason is thrown
 */
export function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  requestId: string,
  run: (signal: AbortSignal) => Promise<T>,
  clock: Clock = runtimeClock,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController()
    let leave = () => {}
    const finish = () => {
      cancelTimer()
      leave()
    }
    const stop = (reason: unknown) => {
      finish()
      reject(reason)
      inner.abort(reason)
    }
    const onAbort = () => stop(abortReason(outer!))
    const cancelTimer = clock.after(ms, () =>
      stop(portalError({ kind: 'timeout', message: kindText('timeout'), requestId })),
    )
    if (outer?.aborted) return onAbort()
    if (outer) leave = onSignalAbort(outer, onAbort)
    run(inner.signal).then(
      (value) => {
        finish()
        resolve(value)
      },
      (error) => {
        finish()
        reject(error)
      },
    )
  })
}

/** A pause that ends early, by rejection, when the signal aborts. */
export function pause(ms: number, signal: AbortSignal, clock: Clock = runtimeClock): Promise<void> {
  return new Promise((resolve, reject) => {
    let leave = () => {}
    const cancelTimer = clock.after(ms, () => {
      leave()
      resolve()
    })
    const onAbort = () => {
      cancelTimer()
      leave()
      reject(abortReason(signal))
    }
    if (signal.aborted) return onAbort()
    leave = onSignalAbort(signal, onAbort)
  })
}
