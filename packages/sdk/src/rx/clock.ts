import {
  asyncScheduler,
  combineLatest,
  filter,
  firstValueFrom,
  map,
  NEVER,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  takeUntil,
  timer,
} from 'rxjs'

export interface ClockOptions {
  readonly scheduler?: SchedulerLike
  /**
   * Prevents every sleep from ending while its latest value is false: pass the visibility of a page to
   * pause polling.
   */
  readonly awake?: Observable<boolean>
  /** Ends every sleep when it emits. */
  readonly until?: Observable<unknown>
}

/**
 * A clock on an rxjs scheduler: `now` in ms since epoch, and a sleep in ms. A sleep that ended while the page was
 * hidden continues at once when it becomes visible.
 */
export function rxClock({ scheduler = asyncScheduler, awake = of(true), until = NEVER }: ClockOptions = {}) {
  return {
    now: (): number => scheduler.now(),
    sleep: async (ms: number): Promise<void> => {
      const due = scheduler.now() + ms
      const rung = timer(ms, scheduler).pipe(
        map(() => true),
        startWith(false),
      )
      const over = combineLatest([rung, awake]).pipe(
        filter(([hasRung, isAwake]) => isAwake && (hasRung || scheduler.now() >= due)),
        takeUntil(until),
      )
      await firstValueFrom(over, { defaultValue: undefined })
    },
  }
}
