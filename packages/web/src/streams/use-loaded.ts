import { useMemo } from 'react'
import { concat, NEVER, of, Subject, startWith, switchMap } from 'rxjs'
import { abortable } from './latest'
import { useStream } from './use-stream'

/**
 * The result of a call, null until then, and a function to reload. The call is aborted by a reload, by a
 * new function or on unmount. Pass the same function at each render; null calls nothing.
 */
export function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | null) {
  const again = useMemo(() => new Subject<void>(), [])
  const stream = useMemo(
    () =>
      load === null
        ? NEVER
        : again.pipe(
            startWith(undefined),
            switchMap(() => concat(of(null), abortable(load))),
          ),
    [again, load],
  )
  return { loaded: useStream<T | null>(stream, null), reload: () => again.next() }
}
