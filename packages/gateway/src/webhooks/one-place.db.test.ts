import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOn } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { users } from '../account/account.table'
import { type Database, openDatabase } from '../platform/db'
import { webhookLeases } from './webhook.runner'
import { webhooks } from './webhooks.table'

const ROUNDS = 20
const CLAIMS = 6

describeOn(['PostgreSQL'], 'the places among the addresses that are asked at once', (database) => {
  let gateways: readonly Database[]
  beforeAll(async () => {
    gateways = [database(), await openDatabase({ url: database().url })]
  })
  afterAll(() => gateways?.[1]?.close())

  /** A member with five due webhooks. */
  const addMember = async (mobile: string) => {
    const userId = randomUUID()
    await database().orm.insert(users).values({ id: userId, mobile, nickName: '会员', createdAt: NOW })
    const webhook = {
      userId,
      name: '系统',
      url: 'https://example.com/',
      secret: '',
      createdAt: NOW,
      isDue: true,
    }
    await database()
      .orm.insert(webhooks)
      .values(Array.from({ length: 5 }, () => ({ ...webhook, id: randomUUID() })))
    return userId
  }

  it('WHK-04 an account has one of them, however many gateways claim at once', async () => {
    const [first, second] = [await addMember('first'), await addMember('second')]
    for (let round = 0; round < ROUNDS; round++) {
      const claims = Array.from({ length: CLAIMS }, (_, n) => webhookLeases.claim(gateways[n % 2]!.orm))
      const claimed = (await Promise.all(claims)).flatMap((job) => job ?? [])
      expect(claimed.map(({ userId }) => userId).sort()).toEqual([first, second].sort())
      for (const job of claimed) await webhookLeases.release(database().orm, job, {})
    }
    expect(await database().orm.$count(webhooks, eq(webhooks.isDue, true))).toBe(10)
  })
})
