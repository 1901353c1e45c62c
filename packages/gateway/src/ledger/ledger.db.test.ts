import { postPayment, postRevenue } from '@zhushutong/domain/ledger'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { postEntry } from './index'
import { ledgerPostings } from './ledger.table'

describeOnPostgres('the ledger', (database) => {
  const post = (reference: string, fen = 100) =>
    database().orm.transaction((tx) =>
      postEntry(
        tx,
        { at: NOW, kind: 'payment', reference, orderId: null },
        postPayment({ source: 'wechat', amount: fen, points: 0, wallet: 0, paidFor: 'service' }),
      ),
    )
  const sums = async () => {
    const { account, amount } = ledgerPostings
    const sum = sql<number>`sum(${amount})`.mapWith(Number)
    const rows = await database().orm.select({ account, sum }).from(ledgerPostings).groupBy(account)
    return Object.fromEntries(rows.map((row) => [row.account, row.sum]))
  }
  const refused = async (statement: string) => {
    const failure = await database()
      .sql.raw(statement)
      .then(
        () => null,
        (error: unknown) => error,
      )
    return String((failure as { cause?: unknown })?.cause ?? failure)
  }

  it('LED-03 posts a document once', async () => {
    await post('p1')
    await post('p1')
    expect(await sums()).toEqual({ 'cash-wechat': 100, 'deferred-revenue': -100 })
  })

  it('LED-02 nothing that was written is changed, deleted or truncated', async () => {
    for (const statement of [
      "update ledger_entries set reference = 'x'",
      "update ledger_postings set account = 'x'",
      'delete from ledger_entries',
      'delete from ledger_postings',
      'truncate ledger_entries cascade',
      'truncate ledger_postings',
      'truncate order_events',
    ])
      expect(await refused(statement), statement).toContain('new rows only')
    expect(await sums()).toEqual({ 'cash-wechat': 100, 'deferred-revenue': -100 })
  })

  it('LED-02 an entry that does not balance is refused by the rule, and by the database at the commit', async () => {
    const entry = { at: NOW, kind: 'revenue', reference: 'r1', orderId: null } as const
    const [first] = postRevenue(5)
    await expect(database().orm.transaction((tx) => postEntry(tx, entry, [first!]))).rejects.toThrow(
      'does not balance',
    )
    expect(
      await refused(
        `insert into ledger_postings (entry_id, account, amount) select id, 'bank', 1 from ledger_entries`,
      ),
    ).toContain('does not balance')
    expect(await sums()).toEqual({ 'cash-wechat': 100, 'deferred-revenue': -100 })
  })
})
