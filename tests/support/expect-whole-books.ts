import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { checkBooks } from '../../packages/gateway/src/purchase'
import type { TestDatabase } from '../../packages/gateway/test-support/databases'
import { BOOKS } from './payment-books'
import type { noAcknowledgements } from './payment-history'

const SETTLED_WITHIN_MS = 60_000

type BooksDatabase = Pick<TestDatabase, 'orm' | 'sql'>

/** Waits for refunds and notices of payments that are on their way. Refunds of transfers wait for the staff. */
async function waitUntilSettled({ sql }: BooksDatabase) {
  const isSettled = async () => {
    const [open] = await sql`
      select count(*)::int as n from refunds r join payments p on p.id = r.payment_id
      where r.state in ('approved', 'sent') and p.provider <> 'transfer'`
    return open?.n === 0 && (await sql.raw(BOOKS.paidButNotSettled)).length === 0
  }
  const until = performance.now() + SETTLED_WITHIN_MS
  while (!(await isSettled()) && performance.now() < until) await pause(200)
}

/**
 * Asserts that nothing acknowledged is missing, nothing was done twice or by half, and the books balance.
 * @returns the number of orders
 */
export async function expectWholeBooks(
  database: BooksDatabase,
  noted: ReturnType<typeof noAcknowledgements>,
): Promise<number> {
  await waitUntilSettled(database)
  const idsOf = async (statement: string) =>
    new Set((await database.sql.raw<{ id: string }[]>(statement)).map(({ id }) => id))
  const missing = (acknowledged: ReadonlySet<string>, stored: ReadonlySet<string>) =>
    [...acknowledged].filter((id) => !stored.has(id))
  const stored = await idsOf('select id from orders')
  expect(missing(noted.orders, stored)).toEqual([])
  const settled = `status in ('paid', 'refund-due', 'refunding', 'refunded')`
  expect(missing(noted.paid, await idsOf(`select id from orders where ${settled}`))).toEqual([])
  expect(missing(noted.refunds, await idsOf('select refund_code as id from refunds'))).toEqual([])
  expect(missing(noted.seats, await idsOf('select id from seats'))).toEqual([])
  const back = await idsOf('select id from seats where taken_back_at is not null')
  expect(missing(noted.takenBack, back)).toEqual([])
  for (const name of Object.keys(BOOKS) as (keyof typeof BOOKS)[])
    expect([name, await database.sql.raw(BOOKS[name])]).toEqual([name, []])
  const { accounts, unbalanced } = await checkBooks(database.orm)
  expect([unbalanced, accounts.filter(({ difference }) => difference !== 0)]).toEqual([0, []])
  return stored.size
}
