import { abortReason, portalError, textOfKind } from '../errors'

interface Waiting {
  readonly tell: Set<() => void>
  readonly onAbort: () => void
}

const waiting = new WeakMap<AbortSignal, Waiting>()

const waitingFor = (signal: AbortSignal): Waiting => {
  const tell = new Set<() => void>()
  const made = {
    tell,
    onAbort: () => {
      for (const one of [...tell]) one()
    },
  }
  waiting.set(signal, made)
  return made
}

/**
 * Calls back when the signal aborts; answers how to give that up. However many calls share a signal, it is listened
 * to once, as runtimes warn of more than ten listeners, and no longer when the last of them is over.
 */
const whenAborted = (signal: AbortSignal, tell: () => void): (() => void) => {
  const all = waiting.get(signal) ?? waitingFor(signal)
  if (all.tell.size === 0) signal.addEventListener('abort', all.onAbort)
  all.tell.add(tell)
  return () => {
    if (all.tell.delete(tell) && all.tell.size === 0) signal.removeEventListener('abort', all.onAbort)
  }
}

/**
 * Runs a call under one limit for everything it does: key fetch, tries and the pauses between them. What the
 * call has open is cancelled through the signal it is given, and nothing stays attached to the caller's signal.
 * @param ms limit; then a timeout error is thrown
 * @param outer the caller's signal; when it aborts, its reason is thrown
 */
export const withDeadline = <T>(
  ms: number,
  outer: AbortSignal | undefined,
  requestId: string,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const inner = new AbortController()
    let leave = () => {}
    const finish = () => {
      clearTimeout(timer)
      leave()
    }
    const stop = (reason: unknown) => {
      finish()
      reject(reason)
      inner.abort(reason)
    }
    const onAbort = () => stop(abortReason(outer!))
    const timer = setTimeout(
      () => stop(portalError({ kind: 'timeout', message: textOfKind('timeout'), requestId })),
      ms,
    )
    if (outer?.aborted) return onAbort()
    if (outer) leave = whenAborted(outer, onAbort)
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

/** A pause that ends early, by rejection, when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    let leave = () => {}
    const timer = setTimeout(() => {
      leave()
      resolve()
    }, ms)
    const onAbort = () => {
      clearTimeout(timer)
      leave()
      reject(abortReason(signal))
    }
    if (signal.aborted) return onAbort()
    leave = whenAborted(signal, onAbort)
  })
