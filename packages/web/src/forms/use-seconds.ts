import { useEffect, useState } from 'react'

/** The time in ms, updated each second while needed. */
export function useSeconds(now: () => number, running: boolean): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    if (!running) return
    setTime(now())
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [now, running])
  return time
}
