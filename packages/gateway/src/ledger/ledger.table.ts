import { ENTRY_KINDS, type LedgerAccount } from '@zhushutong/domain/ledger'
import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'

/**
 * Ledger entries, one row for each event (LED-02). Rows are only added: triggers of the migration refuse to
 * change, delete or truncate them and their postings, and to commit an entry that does not balance.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    /** The document, unique within a kind: a payment, a refund, a wallet entry, an order and a day. */
    reference: text().notNull(),
    orderId: uuid('order_id'),
  },
  (t) => [
    unique('ledger_entries_once').on(t.kind, t.reference),
    index('ledger_entries_by_order').on(t.orderId, t.id),
  ],
)

/** The lines of an entry: fen, a debit positive, a credit negative. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    account: text().$type<LedgerAccount>().notNull(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.account] }), index('ledger_postings_by_account').on(t.account)],
)
