import {
  concat,
  concatMap,
  defer,
  exhaustMap,
  ignoreElements,
  NEVER,
  type Observable,
  of,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs'
import { abortable } from './latest'
import { visible } from './visible'

/** The longest pause after failed polls, in ms. */
const LONGEST_PAUSE_MS = 30_000

interface Poll<T> {
  readonly everyMs: number
  readonly poll: (signal: AbortSignal) => Promise<T>
  /** True when an answer is a failure; the pause before the next poll then doubles each time. */
  readonly hasFailed: (answer: T) => boolean
  /** True when an answer is the last one. */
  readonly isOver: (answer: T) => boolean
}

/**
 * Polls until an answer is the last one, first after `everyMs`; one poll at a time. While the page is
 * hidden, polling stops: a pending poll is aborted, and repeated at once when the page is visible again.
 * Failure answers are emitted like others. Unsubscribing aborts.
 */
export function pollWhileVisible<T>({ everyMs, poll: ask, hasFailed, isOver }: Poll<T>): Observable<T> {
  return defer(() => {
    let failures = 0
    const pause = () => timer(Math.min(everyMs * 2 ** failures, LONGEST_PAUSE_MS)).pipe(ignoreElements())
    const look = () =>
      abortable(ask).pipe(
        concatMap((answer) => {
          failures = hasFailed(answer) ? failures + 1 : 0
          // Polls due during the pause are skipped.
          return failures === 0 ? of(answer) : concat(of(answer), pause())
        }),
      )
    return visible().pipe(
      switchMap((isVisible, turn) =>
        isVisible ? timer(turn === 0 ? everyMs : 0, everyMs).pipe(exhaustMap(look)) : NEVER,
      ),
      takeWhile((answer) => !isOver(answer), true),
    )
  })
}
