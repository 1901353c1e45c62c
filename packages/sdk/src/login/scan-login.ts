import type { PortalClient } from '../api'
import { pause } from '../transport/deadline'
import { type ScanLoginState, scanStates } from './scan-states'

export interface ScanLoginOptions {
  /** Aborts waiting; the loop then throws the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Logs in by a QR code scanned with WeChat, as a sequence of states: code (show its `url`), scanned, then loggedIn,
 * toBind, cancelled or expired. The gateway is polled every 2 s, 30 times (LOG-04); for another code, call it again.
 * Leaving the loop stops polling.
 * @throws PortalError if there is no code, or the account may not log in; the signal's reason on abort
 * @example
 * for await (const state of scanLogin(client)) {
 *   if (state.at === 'code') show(state.url)
 *   if (state.at === 'loggedIn') keep(state.access_token)
 * }
 */
export function scanLogin(
  client: Pick<PortalClient, 'login'> & Partial<Pick<PortalClient, 'clock'>>,
  { signal = new AbortController().signal }: ScanLoginOptions = {},
): AsyncGenerator<ScanLoginState, void, void> {
  return scanStates(client, (ms) => pause(ms, signal, client.clock), signal)
}
