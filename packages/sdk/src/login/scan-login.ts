import type { PortalClient } from '../client'
import { pause } from '../transport/deadline'
import { type ScanLoginState, scanStates } from './scan-states'

export interface ScanLoginOptions {
  /** Ends the waiting; the loop then throws the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Logs in by a code that is scanned with WeChat, as states: code (its `url` is to be shown), scanned, then loggedIn,
 * toBind, cancelled or expired. The gateway is asked every 2 s, 30 times (LOG-04); for another code, call it again.
 * Leaving the loop stops the polls.
 * @throws PortalError when there is no code, or the account may not log in; the signal's reason when it aborts
 * @example
 * for await (const state of scanLogin(client)) {
 *   if (state.at === 'code') show(state.url)
 *   if (state.at === 'loggedIn') keep(state.access_token)
 * }
 */
export function scanLogin(
  client: Pick<PortalClient, 'login'>,
  { signal = new AbortController().signal }: ScanLoginOptions = {},
): AsyncGenerator<ScanLoginState, void, void> {
  return scanStates(client, (ms) => pause(ms, signal), signal)
}
