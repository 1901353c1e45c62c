import { type EntryKind, isBalanced, type Posting } from '@zhushutong/domain/ledger'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { ledgerEntries, ledgerPostings } from './ledger.table'

interface NewEntry {
  readonly at: number
  readonly kind: EntryKind
  /** The document; unique within a kind. */
  readonly reference: string
  readonly orderId: string | null
}

/**
 * Adds an entry in the transaction of the event that it records (LED-03). A kind and reference is posted once
 * only. An entry without lines is not stored.
 * @throws when it does not balance
 */
export async function postEntry(tx: Tx, entry: NewEntry, postings: readonly Posting[]): Promise<void> {
  if (!isBalanced(postings)) throw new Error(`Entry ${entry.kind} ${entry.reference} does not balance`)
  if (postings.length === 0) return
  const [added] = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id })
  if (!added) return
  await tx.insert(ledgerPostings).values(postings.map((line) => ({ ...line, entryId: added.id })))
}

interface EntryView {
  readonly at: number
  readonly kind: EntryKind
  readonly postings: readonly Posting[]
}

/** The entries of an order, the oldest first. */
export async function findEntriesOfOrder(orm: Queryable, orderId: string): Promise<readonly EntryView[]> {
  const rows = await orm
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.at,
      kind: ledgerEntries.kind,
      account: ledgerPostings.account,
      amount: ledgerPostings.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(ledgerEntries.id, sql`${ledgerPostings.amount} desc`)
  const entries = new Map<number, EntryView & { postings: Posting[] }>()
  for (const { id, at, kind, account, amount } of rows) {
    const entry = entries.get(id) ?? { at, kind, postings: [] }
    entry.postings.push({ account, amount })
    entries.set(id, entry)
  }
  return [...entries.values()]
}
