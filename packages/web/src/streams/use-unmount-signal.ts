import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that gives each call a signal; it aborts on unmount. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    // React may unmount a component and mount it again.
    if (controller.current.signal.aborted) controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return useCallback(() => controller.current.signal, [])
}
