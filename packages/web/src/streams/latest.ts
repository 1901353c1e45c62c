import { concatMap, Observable, type OperatorFunction, switchMap, timer } from 'rxjs'

/** The result of one call as a stream. Unsubscribing aborts the call. */
export function abortable<O>(call: (signal: AbortSignal) => Promise<O>): Observable<O> {
  return new Observable((subscriber) => {
    const controller = new AbortController()
    call(controller.signal).then(
      (answer) => {
        subscriber.next(answer)
        subscriber.complete()
      },
      (error) => subscriber.error(error),
    )
    return () => controller.abort()
  })
}

/**
 * Opens a stream for the last input once inputs pause for `restMs`. A newer input ends the previous stream
 * at once, so that no late value arrives. An error ends the whole stream: calls that may fail should return
 * a value for it.
 */
export function latestStream<I, O>(
  restMs: number,
  open: (input: I) => Observable<O>,
): OperatorFunction<I, O> {
  return switchMap((input) => timer(restMs).pipe(concatMap(() => open(input))))
}

/** Like latestStream, with one call per input: a newer input aborts it. */
export function latest<I, O>(
  restMs: number,
  call: (input: I, signal: AbortSignal) => Promise<O>,
): OperatorFunction<I, O> {
  return latestStream(restMs, (input) => abortable((signal) => call(input, signal)))
}
