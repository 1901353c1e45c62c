import { SCAN_INTERVAL_MS, SCAN_POLLS } from '@zhushutong/domain/login'
import type { PortalClient } from '../client'
import type { contract, ResultOf } from '../contract'
import { isPortalError } from '../errors'

/** How far a login by a scanned code is. The last four are ends: nothing comes after them. */
export type ScanLoginState =
  /** To be opened in a window, or drawn as a code unless it is a page with a code of its own; `expiresAt` in ms. */
  | { readonly at: 'code'; readonly url: string; readonly isPage: boolean; readonly expiresAt: number }
  /** Someone is looking at it on the phone. Not every provider tells. */
  | { readonly at: 'scanned' }
  | {
      readonly at: 'loggedIn'
      readonly userId: string
      /** Absent where the portal keeps it in its HttpOnly cookie. */
      readonly access_token?: string
      /** A seven-day trial of SVIP began with this login. */
      readonly isSeven: boolean
    }
  /** The WeChat belongs to no account: `login.bindScan` binds it to a mobile. Good for 10 minutes. */
  | { readonly at: 'toBind'; readonly loginTaskId: string }
  | { readonly at: 'cancelled' }
  /** Not scanned in time, or taken by another; a new code is another call. */
  | { readonly at: 'expired' }

type Polled = ResultOf<typeof contract.login.byScan>

/** What may be better the next time is one poll spent (LOG-04); what is not ends the login. */
const unlessPassing = (error: unknown): null => {
  if (isPortalError(error) && error.retryable) return null
  throw error
}

const stateOf = (polled: Polled, loginTaskId: string): ScanLoginState | null => {
  const { state, userId, access_token, isSeven = false } = polled
  if (state === 'confirmed') {
    return userId === undefined
      ? { at: 'toBind', loginTaskId }
      : { at: 'loggedIn', userId, access_token, isSeven }
  }
  return state === 'scanned' || state === 'cancelled' || state === 'expired' ? { at: state } : null
}

/**
 * A code, and then what becomes of it: asked about every 2 s, 30 times (LOG-04), each state told once.
 * @param sleep ms; rejects when the signal aborts
 */
export async function* scanStates(
  { login }: Pick<PortalClient, 'login'>,
  sleep: (ms: number) => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<ScanLoginState, void, void> {
  const { url, isPage, loginTaskId, expiresAt } = await login.createScan({}, { signal })
  yield { at: 'code', url, isPage, expiresAt }
  let isScanned = false
  for (let polls = 0; polls < SCAN_POLLS; polls++) {
    await sleep(SCAN_INTERVAL_MS)
    const polled = await login.byScan({ loginTaskId }, { signal }).catch(unlessPassing)
    const state = polled && stateOf(polled, loginTaskId)
    if (!state || (state.at === 'scanned' && isScanned)) continue
    yield state
    if (state.at !== 'scanned') return
    isScanned = true
  }
  yield { at: 'expired' }
}
