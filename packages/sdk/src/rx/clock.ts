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
  /** No sleep ends while its newest value is false: give it the visibility of a page, and polls rest with it. */
  readonly awake?: Observable<boolean>
  /** Ends every sleep when it emits. */
  readonly until?: Observable<unknown>
}

/**
 * The time of an rxjs scheduler: `now` in ms since epoch, and a sleep in ms. Whoever wakes up after its end goes on at
 * once, however late the timers of a hidden page are.
 */
export const rxClock = ({
  scheduler = asyncScheduler,
  awake = of(true),
  until = NEVER,
}: ClockOptions = {}) => ({
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
})
