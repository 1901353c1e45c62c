import type { PaymentSource } from '../payment-methods'

/**
 * The accounts of the ledger (LED-01). Assets and expenses have debit balances, the others credit balances; a debit is
 * a positive amount of fen. A point is worth one fen.
 */
export const LEDGER_ACCOUNTS = {
  'cash-wechat': { label: '微信支付账户', side: 'debit' },
  'cash-alipay': { label: '支付宝账户', side: 'debit' },
  bank: { label: '银行账户', side: 'debit' },
  'transfers-held': { label: '待入账的转账款', side: 'credit' },
  'provider-fees': { label: '支付手续费', side: 'debit' },
  'points-issued': { label: '赠送积分的成本', side: 'debit' },
  points: { label: '用户持有的积分', side: 'credit' },
  'points-reserved': { label: '待支付订单占用的积分', side: 'credit' },
  wallet: { label: '用户钱包余额', side: 'credit' },
  'wallet-reserved': { label: '占用的钱包余额', side: 'credit' },
  'deferred-revenue': { label: '待确认收入', side: 'credit' },
  revenue: { label: '已确认收入', side: 'credit' },
  'refunds-due': { label: '应退款', side: 'credit' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly side: 'debit' | 'credit' }>>

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS

/** The names of the accounts, in the order in which they are listed. */
export const LEDGER_ACCOUNT_NAMES = Object.keys(LEDGER_ACCOUNTS) as readonly LedgerAccount[]

/** The account that receives the money of a payment; null for points and the wallet (LED-01). */
export function cashAccount(source: PaymentSource): LedgerAccount | null {
  if (source === 'points' || source === 'wallet') return null
  return source === 'transfer' ? 'bank' : `cash-${source}`
}

/** A balance in fen for display: positive on the account's own side (LED-01). */
export function readBalance(account: LedgerAccount, sum: number): number {
  // Avoids -0, which differs from 0 in some comparisons.
  return LEDGER_ACCOUNTS[account].side === 'debit' ? sum : 0 - sum
}
