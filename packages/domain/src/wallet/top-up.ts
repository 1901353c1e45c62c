import { formatCount, toHalfWidth } from '../formatting'

/** The bounds of a top-up, the maximum balance of a wallet, and the offered amounts, all in fen. */
export const TOP_UP = {
  minFen: 100,
  maxFen: 2_000_000,
  mostHeldFen: 10_000_000,
  choicesFen: [10_000, 50_000, 100_000, 200_000],
} as const

/** Maximum number of closed, unpaid top-ups per member in an hour. */
export const UNPAID_TOP_UPS = 20

const yuan = (fen: number): string => formatCount(fen / 100)

/** Refusals of a top-up, as texts for the member. */
export const TOP_UP_REFUSALS = {
  amount: `请输入 ${yuan(TOP_UP.minFen)} 至 ${yuan(TOP_UP.maxFen)} 元的充值金额，最多两位小数`,
  full: `钱包余额最多 ${yuan(TOP_UP.mostHeldFen)} 元，请减少充值金额`,
} as const

/** The reason for refusing a top-up of a wallet with `balance` fen; null if it is allowed (WAL-01). */
export function refuseTopUp(fen: number, balance: number): keyof typeof TOP_UP_REFUSALS | null {
  if (!Number.isSafeInteger(fen) || fen < TOP_UP.minFen || fen > TOP_UP.maxFen) return 'amount'
  return balance + fen > TOP_UP.mostHeldFen ? 'full' : null
}

/** Parses typed yuan, with at most two decimals, full-width digits included, into fen; null if invalid (WAL-01). */
export function parseTopUp(input: string): number | null {
  const [, yuan, fen = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(toHalfWidth(input).trim()) ?? []
  if (yuan === undefined) return null
  const sum = Number(yuan) * 100 + Number(fen.padEnd(2, '0'))
  return refuseTopUp(sum, 0) === null ? sum : null
}

/** Problems of a typed amount, for a wallet with `balance` fen (WAL-01). */
export function checkTopUp(
  { yuan }: { readonly yuan: string },
  balance: number,
): readonly { readonly field: 'yuan'; readonly message: string }[] {
  const fen = parseTopUp(yuan)
  const refusal = fen === null ? 'amount' : refuseTopUp(fen, balance)
  return refusal === null ? [] : [{ field: 'yuan', message: TOP_UP_REFUSALS[refusal] }]
}

/** The product name of a top-up's order. */
export function formatTopUpName(fen: number): string {
  const yuan = (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `钱包充值 ${yuan} 元`
}
