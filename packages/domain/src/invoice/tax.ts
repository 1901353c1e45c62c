/** Value added tax on information services, in percent; defined only here (BIL-04). */
export const INVOICE_TAX_PERCENT = 6

/** The item name on an invoice: the tax authority's class, then our own words (BIL-04). */
export const INVOICE_ITEM = '*信息技术服务*会员服务费'

/** An amount that includes its tax, in fen. */
interface TaxedSum {
  readonly amount: number
  readonly net: number
  readonly tax: number
}

/** Splits an amount with tax into net and tax; the net is rounded to a whole fen, the tax is the rest (BIL-04). */
export function splitTax(amount: number, percent: number = INVOICE_TAX_PERCENT): TaxedSum {
  const divisor = BigInt(100 + percent)
  // Integer arithmetic: half a fen is rounded up, without float errors.
  const net = Number((BigInt(amount) * 200n + divisor) / (divisor * 2n))
  return { amount, net, tax: amount - net }
}
