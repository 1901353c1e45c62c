import { postPayment, postRevenue } from '@zhushutong/domain/ledger'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { postEntry } from './index'
import { loadSums } from './ledger.store'

describeOnBoth('the ledger', (database) => {
  const post = (reference: string, fen = 100) =>
    database().orm.transaction((tx) =>
      postEntry(
        tx,
        { at: NOW, kind: 'payment', reference, orderId: null },
        postPayment({ source: 'wechat', amount: fen, points: 0, wallet: 0, paidFor: 'service' }),
      ),
    )
  const sums = () => loadSums(database().orm)
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
    for (const table of ['ledger_entries', 'ledger_postings', 'order_events']) {
      if (table === 'order_events') {
        expect(await refused(`truncate ${table}`)).toContain('new rows only')
        continue
      }
      const column = table === 'ledger_entries' ? 'reference' : 'account'
      expect(await refused(`update ${table} set ${column} = 'x'`)).toContain('new rows only')
      expect(await refused(`delete from ${table}`)).toContain('new rows only')
      expect(await refused(`truncate ${table} cascade`)).toContain('new rows only')
    }
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
