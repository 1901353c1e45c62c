import { postWallet } from '@zhushutong/domain/ledger'
import type { WalletCause } from '@zhushutong/domain/wallet'
import { and, eq } from 'drizzle-orm'
import { wallets } from '../../account/account.table'
import { postEntry } from '../../ledger'
import type { Queryable, Tx } from '../../platform/db'
import { walletMovements } from '../schema/wallet.table'

interface WalletMove {
  readonly userId: string
  /** fen; negative for an expense */
  readonly fen: number
  readonly cause: WalletCause
  /** Id of the order or the refund. */
  readonly reference: string
  readonly orderId: string
}

export async function readBalance(orm: Queryable, userId: string): Promise<number> {
  const [wallet] = await orm.select().from(wallets).where(eq(wallets.userId, userId))
  return wallet?.balance ?? 0
}

/**
 * Changes a balance once for each cause and reference, and posts the change (WAL-02, LED-03). Parallel changes wait
 * for each other.
 * @throws when the balance does not suffice: callers check it under the user's lock
 */
export async function moveWallet(tx: Tx, move: WalletMove, now: number): Promise<void> {
  const { userId, fen, cause, reference, orderId } = move
  if (fen === 0) return
  await tx.insert(wallets).values({ userId, points: 0 }).onConflictDoNothing()
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.userId, userId)).for('update')
  const isRepeated = and(eq(walletMovements.cause, cause), eq(walletMovements.reference, reference))
  if ((await tx.$count(walletMovements, isRepeated)) > 0) return
  const balance = (wallet?.balance ?? 0) + fen
  if (balance < 0) throw new Error(`The wallet of ${userId} holds ${-balance} fen too little`)
  const [moved] = await tx
    .insert(walletMovements)
    .values({ userId, at: now, cause, amount: fen, balance, reference, orderId })
    .returning({ id: walletMovements.id })
  if (!moved) throw new Error('A movement was not stored')
  await tx.update(wallets).set({ balance }).where(eq(wallets.userId, userId))
  const entry = { at: now, kind: 'wallet', reference: String(moved.id), orderId } as const
  await postEntry(tx, entry, postWallet(fen, cause))
}
