import {
  asyncScheduler,
  firstValueFrom,
  fromEvent,
  Observable,
  type SchedulerLike,
  takeUntil,
  timer,
} from 'rxjs'
import type { PortalClient } from '../client'
import { abortReason } from '../errors'
import { type ScanLoginState, scanStates } from '../login/scan-states'

/** As `scanLogin` of @zhushutong/sdk/login, as an Observable. Unsubscribing stops the polls. */
export const scanLogin$ = (
  client: Pick<PortalClient, 'login'>,
  { scheduler = asyncScheduler }: { readonly scheduler?: SchedulerLike } = {},
): Observable<ScanLoginState> =>
  new Observable((subscriber) => {
    const left = new AbortController()
    const { signal } = left
    const sleep = async (ms: number) => {
      const waiting = timer(ms, scheduler).pipe(takeUntil(fromEvent(signal, 'abort')))
      await firstValueFrom(waiting, { defaultValue: 0 })
      if (signal.aborted) throw abortReason(signal)
    }
    const run = async () => {
      for await (const state of scanStates(client, sleep, signal)) subscriber.next(state)
      subscriber.complete()
    }
    // Who has left hears of nothing any more, the end of it included.
    run().catch((error: unknown) => subscriber.error(error))
    return () => left.abort()
  })
