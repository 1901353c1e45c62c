import { SCAN_INTERVAL_MS, SCAN_POLLS } from '@zhushutong/domain/login'
import type { PortalClient } from '../api'
import type { contract, ResultOf } from '../contract'
import { isPortalError } from '../errors'

/** The states of a login by QR code. The last four are final. */
export type ScanLoginState =
  /**
   * `url`: open it in a window, or draw it as a QR code unless it is a page with its own code. `expiresAt`:
   * in ms.
   */
  | { readonly at: 'code'; readonly url: string; readonly isPage: boolean; readonly expiresAt: number }
  /** Scanned, not yet confirmed. Not every provider reports this. */
  | { readonly at: 'scanned' }
  | {
      readonly at: 'loggedIn'
      readonly userId: string
      /** Absent if the portal keeps it in its HttpOnly cookie. */
      readonly access_token?: string
      /** A seven-day trial of SVIP started with this login. */
      readonly isSeven: boolean
    }
  /** The WeChat user has no account: `login.bindScan` binds it to a mobile. Valid for 10 minutes. */
  | { readonly at: 'toBind'; readonly loginTaskId: string }
  | { readonly at: 'cancelled' }
  /** Not scanned in time, or already used; for a new code call again. */
  | { readonly at: 'expired' }

type Polled = ResultOf<typeof contract.login.byScan>

/** A retryable failure counts as one poll (LOG-04); any other ends the login. */
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
 * Yields a QR code and then its states: polled every 2 s, 30 times (LOG-04), each state once.
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
