import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/**
 * The newest value of a stream while the component is mounted; `initial` until the first value. Pass the
 * same stream at each render (useState, useMemo); a new stream replaces the old one. An error of the stream
 * goes to the nearest error boundary.
 */
export function useStream<T>(stream: Observable<T>, initial: T): T {
  const [value, setValue] = useState<T>(initial)

  useEffect(() => {
    const subscription = stream.subscribe({
      next: (next) => setValue(() => next),
      error: (error) =>
        setValue(() => {
          throw error
        }),
    })
    return () => subscription.unsubscribe()
  }, [stream])

  return value
}
