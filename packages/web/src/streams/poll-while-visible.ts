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

/** The longest pause after looks that failed, in ms. */
const LONGEST_PAUSE_MS = 30_000

export interface Poll<T> {
  readonly everyMs: number
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** Whether an answer says that it did not work; the next look then waits, longer each time. */
  readonly hasFailed: (answer: T) => boolean
  /** Whether an answer is the last. */
  readonly isOver: (answer: T) => boolean
}

/**
 * Asks again and again until an answer is the last one, first after `everyMs`. Never twice at once, and never while
 * nobody sees the page: then what is under way is aborted, and asked at once when the page is back in view. Answers
 * that say of a failure come through like any other. Unsubscribing aborts.
 */
export const pollWhileVisible = <T>({ everyMs, ask, hasFailed, isOver }: Poll<T>): Observable<T> =>
  defer(() => {
    let failures = 0
    const pause = () => timer(Math.min(everyMs * 2 ** failures, LONGEST_PAUSE_MS)).pipe(ignoreElements())
    const look = () =>
      abortable(ask).pipe(
        concatMap((answer) => {
          failures = hasFailed(answer) ? failures + 1 : 0
          // Looks that come due during the pause are left out.
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
