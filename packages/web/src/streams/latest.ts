import { concatMap, Observable, type OperatorFunction, switchMap, timer } from 'rxjs'

/** The answer of one call as a stream. Whoever unsubscribes aborts the call. */
export const abortable = <O>(call: (signal: AbortSignal) => Promise<O>): Observable<O> =>
  new Observable((subscriber) => {
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

/**
 * Calls for the last input once inputs rest `restMs`. A newer input aborts the call of the one before it at once, so
 * that no answer comes late. An error of the call ends the stream: a call that may fail answers what stands for that.
 */
export const latest = <I, O>(
  restMs: number,
  call: (input: I, signal: AbortSignal) => Promise<O>,
): OperatorFunction<I, O> =>
  switchMap((input) => timer(restMs).pipe(concatMap(() => abortable((signal) => call(input, signal)))))
