import {
  type CheckedAccount,
  cashAccount,
  checkAccounts,
  type LedgerAccount,
} from '@zhushutong/domain/ledger'
import { QR_METHODS } from '@zhushutong/domain/payment-methods'
import { sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../../platform/db'
import type { Log } from '../../platform/http'

/** Payments less completed refunds and the provider's fees. */
const cash = (provider: string) => sql`
  (select coalesce(sum(amount), 0) from payments where provider = ${provider})
  - (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
    where r.state = 'done' and p.provider = ${provider})
  - (select coalesce(sum(fee), 0) from provider_bill_lines where provider = ${provider})`

const CASH = sql.join(
  QR_METHODS.map((method) => sql`union all select ${cashAccount(method)}, ${cash(method)} `),
)

/**
 * The balance of each account according to the documents (LED-05). A single statement, so that all sums show the same
 * database state.
 */
const DOCUMENTS = sql`
  select 'bank' as account, ${cash('transfer')}
    - (select coalesce(sum(amount), 0) from payments where from_transfers)
    + (select coalesce(sum(amount), 0) from bank_transfers) as sum
  ${CASH}
  union all select 'transfers-held', (select coalesce(sum(amount), 0) from bank_transfers)
    - (select coalesce(sum(amount), 0) from payments where from_transfers)
  union all select 'provider-fees', (select coalesce(sum(fee), 0) from provider_bill_lines)
  union all select 'points', (select coalesce(sum(points), 0) from wallets)
  union all select 'points-reserved', (select coalesce(sum(points), 0) from orders where status = 'pending')
  union all select 'wallet', (select coalesce(sum(balance), 0) from wallets)
  union all select 'wallet-reserved',
    (select coalesce(sum(wallet), 0) from orders where status = 'pending')
    + (select coalesce(sum(amount), 0) from refunds where cause = 'wallet' and state = 'requested')
  union all select 'refunds-due',
    (select coalesce(sum(p.amount), 0) from payments p where p.outcome <> 'granted')
    + (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
      where p.outcome = 'granted' and r.state in ('approved', 'sent', 'failed', 'done'))
    - (select coalesce(sum(amount), 0) from refunds where state = 'done')
  union all select 'deferred-revenue',
    (select coalesce(sum(share - (share::bigint * earned_days / days)), 0)
      from grants where days > 0 and refunded_at is null)
  union all select 'sum of ' || account, sum(amount) from ledger_postings group by account
  union all select 'unbalanced', (select count(*) from (
    select 1 from ledger_postings group by entry_id having sum(amount) <> 0) as wrong)`

interface Books {
  readonly accounts: readonly CheckedAccount[]
  /** Number of entries whose debits differ from their credits; the database rejects such entries. */
  readonly unbalanced: number
  readonly agree: boolean
}

const SUM = 'sum of '

/** Compares the ledger with payments, refunds, wallets, orders and grants (LED-05). */
export async function checkBooks(orm: Queryable): Promise<Books> {
  const rows = await readRows<{ account: string; sum: string | number }>(orm, DOCUMENTS)
  const values = (isSum: boolean) =>
    Object.fromEntries(
      rows
        .filter(({ account }) => account.startsWith(SUM) === isSum)
        .map(({ account, sum: value }) => [account.replace(SUM, ''), Number(value)]),
    )
  const { unbalanced = 0, ...documents } = values(false)
  const accounts = checkAccounts(values(true) as Partial<Record<LedgerAccount, number>>, documents)
  const agree = unbalanced === 0 && accounts.every(({ difference }) => difference === 0)
  return { accounts, unbalanced, agree }
}

/** The job: logs each check, as an error when a balance differs. */
export async function watchBooks(orm: Queryable, log: Log): Promise<void> {
  const { accounts, unbalanced, agree } = await checkBooks(orm)
  const balances = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]))
  if (agree) return log.info({ balances }, 'the books agree')
  const differences = accounts.filter(({ difference }) => difference !== 0)
  log.error({ differences, unbalanced }, 'the books do not agree')
}
