import { contract } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOn } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { comqueryFeature } from './comquery.feature'

const QUERY = { conditions: { status: [{ value: 'active' }] } }

// Only PostgreSQL shows the locks that its connections wait for.
describeOn(['PostgreSQL'], 'combined queries at once', (database) => {
  let gateway: TestGateway
  let other: TestGateway
  const FEATURES = [recordsFeature, accountFeature, comqueryFeature, sandboxFeature]
  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES)
    other = await startGateway(database(), FEATURES)
  })
  afterAll(async () => {
    await gateway?.close()
    await other?.close()
  })

  const login = async (mobile: string) => (await loginBySms(gateway, mobile)).access_token
  const ask = async (token: string, at = gateway) =>
    (
      await at.app.server.inject({
        method: 'POST',
        url: contract.comquery.search.path,
        headers: { authorization: `Bearer ${token}` },
        payload: QUERY,
      })
    ).statusCode

  /** Number of queries that wait for a lock: `relation` for a table, `advisory` for their turn. */
  const countWaiting = async (event: 'relation' | 'advisory' = 'relation') => {
    const [row] = await database().sql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${event}`
    return row?.n ?? 0
  }

  it('are one for an account, while another account and the health check go on', async () => {
    const [first, second] = [await login('12200400001'), await login('12200400002')]
    const answers = await database().orm.transaction(async (tx) => {
      // This lock blocks reads of companies until the transaction ends.
      await tx.execute('lock table record_company in access exclusive mode')
      const firstAnswers = [ask(first), ask(first), ask(first)]
      await expect.poll(() => countWaiting()).toBe(1)
      const others = ask(second)
      await expect.poll(() => countWaiting()).toBe(2)
      expect((await gateway.app.server.inject('/readyz')).statusCode).toBe(200)
      return [...firstAnswers, others]
    })
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
  })

  it('are one for an account at two gateways too', async () => {
    const [first, second] = [await login('12200400003'), await login('12200400004')]
    const answers = await database().orm.transaction(async (tx) => {
      await tx.execute('lock table record_company in access exclusive mode')
      const here = ask(first)
      await expect.poll(() => countWaiting()).toBe(1)
      const there = [ask(first, other), ask(first, other)]
      await expect.poll(() => countWaiting('advisory')).toBe(1)
      expect(await countWaiting()).toBe(1)
      const others = ask(second, other)
      await expect.poll(() => countWaiting()).toBe(2)
      return [here, ...there, others]
    })
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
  })
})
