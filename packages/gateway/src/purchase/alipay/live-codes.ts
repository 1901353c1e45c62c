import { MINUTE_MS } from '@zhushutong/domain/formatting'

/** The longest that a code of an order is shown. */
const LONGEST = 30 * MINUTE_MS

/**
 * Which codes may still be scanned. Alipay knows no trade before the scan, so that nothing can be closed until then:
 * the code ends by its own expiry only. Codes of an earlier process count as live until they must be over.
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
