import { LEDGER_ACCOUNT_NAMES, type LedgerAccount, readBalance } from './accounts'

/** What the documents (payments, refunds, wallets, grants) say that an account must hold, in fen; null: nothing does. */
export type DocumentSums = Readonly<Partial<Record<LedgerAccount, number>>>

/** An account with its balance and what the documents say, both in fen on the account's own side. */
export interface CheckedAccount {
  readonly account: LedgerAccount
  readonly balance: number
  /** null: no document counts it */
  readonly documents: number | null
  /** 0 where they agree, and where there is nothing to compare */
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
