import { abortReason, portalError, textOfKind } from '../errors'

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
    const finish = () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', onAbort)
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
    outer?.addEventListener('abort', onAbort)
    run(inner.signal).then(resolve, reject).finally(finish)
  })

/** A pause that ends early, by rejection, when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(abortReason(signal))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
  })
