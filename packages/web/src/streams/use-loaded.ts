import { useMemo } from 'react'
import { concat, NEVER, of, Subject, startWith, switchMap } from 'rxjs'
import { abortable } from './latest'
import { useStream } from './use-stream'

/**
 * What a call brings, null until then, and the way to ask again. The call is aborted when it is asked again, when
 * another is given or when the component goes. Give the same function at each render; null asks nothing.
 */
export const useLoaded = <T>(load: ((signal: AbortSignal) => Promise<T>) | null) => {
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
