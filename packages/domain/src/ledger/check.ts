import { LEDGER_ACCOUNT_NAMES, type LedgerAccount, readBalance } from './accounts'

/**
 * Balances in fen that the documents (payments, refunds, wallets, grants) require of an account; absent for accounts
 * without documents.
 */
type DocumentSums = Readonly<Partial<Record<LedgerAccount, number>>>

/** An account with its balance and the sum of its documents, both in fen on the account's own side. */
export interface CheckedAccount {
  readonly account: LedgerAccount
  readonly balance: number
  /** null: no document counts this account */
  readonly documents: number | null
  /** 0 if they agree, or if there is nothing to compare */
  readonly difference: number
}

/** Compares each account of the ledger with the documents (LED-05). `sums` are debits less credits. */
export function checkAccounts(
  sums: Readonly<Partial<Record<LedgerAccount, number>>>,
  documents: DocumentSums,
): readonly CheckedAccount[] {
  return LEDGER_ACCOUNT_NAMES.map((account) => {
    const balance = readBalance(account, sums[account] ?? 0)
    const stated = documents[account] ?? null
    return { account, balance, documents: stated, difference: stated === null ? 0 : balance - stated }
  })
}
