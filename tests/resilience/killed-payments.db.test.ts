import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { contract } from '../../packages/sdk/src/contract'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'
import { BOOKS, FAULTS } from '../support/payment-books'

const KILLS = Number(process.env.KILLS ?? (process.env.DATABASES === 'all' ? 60 : 3))
const ROOM_MS = 120_000 + KILLS * 12_000
const ROLES = ['non-member', 'svip', 'expired-svip', 'owner-lookup', 'non-member-with-points']
const PRODUCTS = [
  { orderType: 'VIP', productId: 'svip-year' },
  { orderType: 'INCREMENT', productId: 'staff-vacancy-year', points: 1000 },
  { orderType: 'INCREMENT', productId: 'company-dynamic-year' },
]
/** Answers that buyers get before the next kill, so that it meets each step of a purchase. */
const answersBefore = (kill: number) => 20 + ((kill * 7) % 23)
const ANSWERS_WITHIN_MS = 15_000
const SETTLED_WITHIN_MS = 30_000

describe('a gateway that is killed while its users buy and pay', { timeout: ROOM_MS }, () => {
  let database: TestDatabase
  let gateway: GatewayProcess
  let folder: string
  const ordered = new Set<string>()
  const paid = new Set<string>()
  let round = 0
  let answers = 0

  const start = async () => {
    gateway = await gatewayProcess({
      PORTAL_DATA_DIR: folder,
      SEED_SIZE: '0',
      DATABASE_URL: database.url ?? '',
    })
  }

  /** The answer's body if the call succeeded, else null: the gateway may be dead. */
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
    }
    const answer = await fetch(gateway.url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }).catch(() => null)
    if (!answer?.ok) return null
    answers += 1
    return answer.json().catch(() => null)
  }

  /** Buys one product and pays, now and then at both providers: every step that was acknowledged is noted. */
  const buyOnce = async (token: string, turn: number) => {
    const { create, setPayType } = contract.orders
    const order = await post(create.path, PRODUCTS[turn % PRODUCTS.length]!, token)
    if (order?.statusCode !== '00000') return
    const orderId: string = order.data
    ordered.add(orderId)
    for (const payType of turn % 3 === 0 ? ['WeChat', 'AliPay'] : ['WeChat']) {
      await post(setPayType.path, { orderId, payType }, token)
      const decided = await post(`/sandbox/cashier/${orderId}`, { outcome: 'paid' })
      if (decided?.state === 'paid') paid.add(orderId)
    }
  }

  const buyUntilKilled = async (role: string, buyer: number) => {
    const { access_token: token } = (await post(`/sandbox/accounts/${role}/token`, {})) ?? {}
    for (let turn = buyer + round; token && gateway.isRunning(); turn++) await buyOnce(token, turn)
  }

  const waitForAnswers = async (count: number) => {
    const until = performance.now() + ANSWERS_WITHIN_MS
    while (answers < count && performance.now() < until) await pause(5)
  }

  beforeAll(async () => {
    database = await openMigratedDatabase('PostgreSQL')
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-payments-'))
    await start()
  }, ROOM_MS)
  afterAll(async () => {
    await gateway?.kill()
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it(`loses no acknowledged order or payment in ${KILLS} kills, and its books balance`, async () => {
    for (round = 0; round < KILLS; round++) {
      const buyers = ROLES.map(buyUntilKilled)
      await waitForAnswers(answers + answersBefore(round))
      await gateway.kill()
      await Promise.all(buyers)
      await start()
    }
    const rows = async (name: keyof typeof BOOKS) => database.sql.raw(BOOKS[name])
    const until = performance.now() + SETTLED_WITHIN_MS
    while ((await rows('paidButNotSettled')).length > 0 && performance.now() < until) await pause(200)

    expect(paid.size).toBeGreaterThan(KILLS)
    const stored = await database.sql`select id, status from orders`
    const status = new Map(stored.map(({ id, status }) => [id, status]))
    expect([...ordered].filter((id) => !status.has(id))).toEqual([])
    const settled = ['paid', 'refund-due', 'refunding', 'refunded']
    expect([...paid].filter((id) => !settled.includes(status.get(id)))).toEqual([])
    for (const name of Object.keys(BOOKS) as (keyof typeof BOOKS)[])
      expect([name, await rows(name)]).toEqual([name, []])
    console.info(
      `${KILLS} kills: ${ordered.size} orders and ${paid.size} payments acknowledged, ${stored.length} stored`,
    )
  })

  it.each(FAULTS)('the books find a planted fault: %s', async (name, fault) => {
    await database.sql.raw(fault)
    expect((await database.sql.raw(BOOKS[name])).length).toBeGreaterThan(0)
  })
})
