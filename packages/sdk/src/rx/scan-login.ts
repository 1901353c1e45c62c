import { fromEvent, Observable } from 'rxjs'
import type { PortalClient } from '../api'
import { abortReason } from '../errors'
import { type ScanLoginState, scanStates } from '../login/scan-states'
import { type ClockOptions, rxClock } from './clock'

/**
 * As `scanLogin` of @zhushutong/sdk/login, as an Observable; polling pauses while `awake` is false. Unsubscribing
 * stops it.
 */
export function scanLogin$(
  client: Pick<PortalClient, 'login'>,
  options: Pick<ClockOptions, 'scheduler' | 'awake'> = {},
): Observable<ScanLoginState> {
  return new Observable((subscriber) => {
    const left = new AbortController()
    const { signal } = left
    const clock = rxClock({ ...options, until: fromEvent(signal, 'abort') })
    const sleep = async (ms: number) => {
      await clock.sleep(ms)
      if (signal.aborted) throw abortReason(signal)
    }
    const run = async () => {
      for await (const state of scanStates(client, sleep, signal)) subscriber.next(state)
      subscriber.complete()
    }
    // After unsubscribing nothing is emitted, not even completion.
    run().catch((error: unknown) => subscriber.error(error))
    return () => left.abort()
  })
}
