import type { Clock } from '@zhushutong/domain/session'

/**
 * The browser's time. Timers of a page in the background are put off, by minutes at times: a page that comes
 * back into view ends at once every sleep that is over by then.
 */
export const browserClock: Clock = {
  now: Date.now,
  sleep: (ms) =>
    new Promise((resolve) => {
      const due = Date.now() + ms
      const wake = () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
        resolve()
      }
      const look = () => {
        if (!document.hidden && Date.now() >= due) wake()
      }
      const timer = setTimeout(wake, ms)
      document.addEventListener('visibilitychange', look)
    }),
}
