/** Value added tax on information services, in percent: the only place that says it (BIL-04). */
export const INVOICE_TAX_PERCENT = 6

/** What stands on an invoice as the thing sold: the tax authority's class, then our own words (BIL-04). */
export const INVOICE_ITEM = '*信息技术服务*会员服务费'

/** A sum that includes its tax, in fen. */
export interface TaxedSum {
  readonly amount: number
  readonly net: number
  readonly tax: number
}

/** Splits a sum with tax into net and tax; the net is rounded to a whole fen, the tax is the rest (BIL-04). */
export function splitTax(amount: number, percent: number = INVOICE_TAX_PERCENT): TaxedSum {
  const divisor = BigInt(100 + percent)
  // In whole numbers: half a fen is rounded up, and no float decides.
  const net = Number((BigInt(amount) * 200n + divisor) / (divisor * 2n))
  return { amount, net, tax: amount - net }
}
