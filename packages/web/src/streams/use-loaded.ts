import { useEffect, useReducer, useState } from 'react'

/**
 * The result of a call, null until then, and a function to reload. A reload, a new function or the unmount
 * aborts the call; an error of the call goes to the nearest error boundary. Pass the same function at each
 * render; null makes no call.
 */
export function useLoaded<T>(load: ((signal: AbortSignal) => Promise<T>) | null) {
  const [turn, reload] = useReducer((count: number) => count + 1, 0)
  const [loaded, setLoaded] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn loads again.
  useEffect(() => {
    if (load === null) return
    const controller = new AbortController()
    const settle = (read: () => T) => {
      if (!controller.signal.aborted) setLoaded(read)
    }
    setLoaded(null)
    load(controller.signal).then(
      (value) => settle(() => value),
      (error) =>
        settle(() => {
          throw error
        }),
    )
    return () => controller.abort()
  }, [load, turn])
  return { loaded, reload }
}
