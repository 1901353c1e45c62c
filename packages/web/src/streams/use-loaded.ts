import { useMemo } from 'react'
import { concat, NEVER, of, Subject, startWith, switchMap } from 'rxjs'
import { abortable } from './latest'
import { useStream } from './use-stream'

/**
 * The result of a call, null until then, and a function to reload. A reload, a new function or the unmount
 * aborts the call. Pass the same function at each render; null makes no call.
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
