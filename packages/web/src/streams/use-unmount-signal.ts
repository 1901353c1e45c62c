import { useCallback, useEffect, useRef } from 'react'

/** Gives, to each call that is made, a signal that aborts when the component goes. */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const controller = useRef(new AbortController())
  useEffect(() => {
    // React may take a component away and bring it back.
    if (controller.current.signal.aborted) controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return useCallback(() => controller.current.signal, [])
}
