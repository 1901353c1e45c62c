import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRunningServer, openDatabase } from '../../packages/gateway/src/platform/db'
import { checkBooks } from '../../packages/gateway/src/purchase'
import {
  LONG_TEST_KINDS,
  openMigratedDatabase,
  type TestDatabase,
} from '../../packages/gateway/test-support/databases'
import { testSql } from '../../packages/gateway/test-support/test-sql'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'
import { BOOKS, FAULTS } from '../support/payment-books'
import {
  ENTERPRISE,
  noAcknowledgements,
  paymentSteps,
  poster,
  randomFrom,
  WITH_POINTS,
} from '../support/payment-history'

const KILLS = Number(process.env.KILLS ?? (runsAll('DATABASES') ? 30 : 2))
const SEED = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000)
const ROLES = ['non-member', 'svip', 'expired-svip', 'enterprise', 'non-member-with-points']
/** Number of answers to buyers before the next kill, so that the kills hit each step of a purchase. */
const answersBefore = (kill: number) => 50 + ((kill * 7) % 43)
const ANSWERS_WITHIN_MS = 15_000
const SETTLED_WITHIN_MS = 60_000

const TITLE = 'a gateway that is killed while its users buy, pay and get money back (%s)'

describe.each(LONG_TEST_KINDS)(TITLE, (kind) => {
  let testDatabase: TestDatabase | null = null
  let database: TestDatabase
  let gateway: GatewayProcess
  let folder: string
  const noted = noAcknowledgements()
  let round = 0
  let answers = 0
  const post = poster(
    () => gateway,
    () => {
      answers += 1
    },
  )

  const start = async () => {
    const env = { PORTAL_DATA_DIR: folder, SEED_SIZE: '0', REFUND_RULE_FEN: '100000000' }
    gateway = await gatewayProcess(testDatabase?.url ? { ...env, DATABASE_URL: testDatabase.url } : env)
  }

  const stepsOf = async (role: string, seed: number) => {
    const path = `/sandbox/accounts/${role}/token`
    const login = await post<{ access_token: string }>(path, {})
    return login && paymentSteps(post, login.access_token, randomFrom(seed), noted)
  }

  const actUntilKilled = async (role: string, buyer: number) => {
    const steps = await stepsOf(role, SEED + round * ROLES.length + buyer)
    while (steps && gateway.isRunning()) await steps.any()
  }

  const waitForAnswers = async (count: number) => {
    const until = performance.now() + ANSWERS_WITHIN_MS
    while (answers < count && performance.now() < until) await pause(5)
  }

  beforeAll(async () => {
    if (kind === 'PostgreSQL') testDatabase = await openMigratedDatabase(kind)
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-payments-'))
    await start()
  })
  afterAll(async () => {
    if (database !== testDatabase) await database?.close()
    await gateway?.kill()
    await testDatabase?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The database of the running gateway: PGlite's is reached by its socket. */
  const openBooks = async () => {
    if (testDatabase) return testDatabase
    const url = findRunningServer(folder)
    if (!url) throw new Error('The gateway has no database')
    const opened = await openDatabase({ url })
    return { ...opened, sql: testSql(opened.orm) }
  }

  it(`loses and doubles nothing in ${KILLS} kills, and its books balance (seed ${SEED})`, async () => {
    for (round = 0; round < KILLS; round++) {
      // Two buyers at once per account, so that they compete for its wallet.
      const buyers = [...ROLES, ...ROLES].map(actUntilKilled)
      await waitForAnswers(answers + answersBefore(round))
      await gateway.kill()
      await Promise.all(buyers)
      await start()
    }
    // Once without a kill, so that every kind of step leaves a result to check.
    const calm = await stepsOf('enterprise', SEED)
    for (const step of ['topUp', 'buyFromWallet', 'refund', 'topUp', 'payOut'] as const) await calm?.[step]()
    // Twice, so that two grants follow each other.
    for (let n = 0; n < 2; n++) await calm?.buy(ENTERPRISE)
    await calm?.giveSeat()
    await (await stepsOf('non-member-with-points', SEED))?.buy(WITH_POINTS)
    database = await openBooks()
    const rows = async (name: keyof typeof BOOKS) => database.sql.raw(BOOKS[name])
    const isSettled = async () => {
      // Refunds of transfers wait for the staff.
      const [open] = await database.sql`
        select count(*)::int as n from refunds r join payments p on p.id = r.payment_id
        where r.state in ('approved', 'sent') and p.provider <> 'transfer'`
      return open?.n === 0 && (await rows('paidButNotSettled')).length === 0
    }
    const until = performance.now() + SETTLED_WITHIN_MS
    while (!(await isSettled()) && performance.now() < until) await pause(200)

    expect(noted.paid.size).toBeGreaterThan(KILLS)
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
      expect([name, await rows(name)]).toEqual([name, []])
    const { accounts, unbalanced } = await checkBooks(database.orm)
    expect([unbalanced, accounts.filter(({ difference }) => difference !== 0)]).toEqual([0, []])
    const counts = Object.entries(noted).map(([name, { size }]) => `${size} ${name}`)
    console.info(
      `${kind}, ${KILLS} kills, seed ${SEED}: ${counts.join(', ')} acknowledged, ${stored.size} orders stored`,
    )
  })

  it.each(FAULTS)('the books find a planted fault: %s', async (name, fault) => {
    await database.sql.raw(fault)
    expect((await database.sql.raw(BOOKS[name])).length).toBeGreaterThan(0)
  })
})
