import { MINUTE_MS } from '@zhushutong/domain/formatting'

/** Longest lifetime of an order's QR code. */
const LONGEST = 30 * MINUTE_MS

/**
 * Tracks QR codes that can still be scanned. Alipay creates the trade at the scan, so an unscanned code cannot be
 * closed: it ends only by expiry. Codes of an earlier process count as live until the longest lifetime has passed
 * since the start.
 */
export function liveCodes(startedAt: number) {
  const ends = new Map<string, number>()
  return {
    give(orderCode: string, end: number, now: number) {
      for (const [code, until] of ends) if (until <= now) ends.delete(code)
      ends.set(orderCode, end)
    },
    isLive: (orderCode: string, now: number) => (ends.get(orderCode) ?? startedAt + LONGEST) > now,
  }
}
