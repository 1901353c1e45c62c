import type { Clock } from '@zhushutong/domain/session'
import { combineLatest, filter, firstValueFrom, map, startWith, timer } from 'rxjs'
import { visible } from '@/streams/visible'

/**
 * The browser's time. A sleep never ends while nobody sees the page, so that what polls rests there; a page that
 * comes back into view ends at once every sleep that is over by then, however late its timers are.
 */
export const browserClock: Clock = {
  now: Date.now,
  sleep: async (ms) => {
    const due = Date.now() + ms
    const rung = timer(ms).pipe(
      map(() => true),
      startWith(false),
    )
    const over = combineLatest([rung, visible()]).pipe(
      filter(([hasRung, isVisible]) => isVisible && (hasRung || Date.now() >= due)),
    )
    await firstValueFrom(over)
  },
}
