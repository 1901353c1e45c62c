/** Time limits of calls, in ms. Recommendations and invoice files have their own. */
export const CALL_LIMITS_MS = {
  browser: 30_000,
  server: 3_000,
  recommendation: 500,
  invoiceFiles: 10_000,
} as const

type CallSide = 'browser' | 'server'

/**
 * The limit of one call in ms (NET-01): in a browser always 30 s, on a server the call's own limit or 3 s.
 * @param limitMs the limit in the contract for this call, in ms
 */
export function callLimitMs(side: CallSide, limitMs?: number): number {
  return side === 'browser' ? CALL_LIMITS_MS.browser : (limitMs ?? CALL_LIMITS_MS.server)
}
