import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRunningServer, openDatabase } from '../../packages/gateway/src/platform/db'
import {
  LONG_TEST_KINDS,
  openMigratedDatabase,
  type TestDatabase,
} from '../../packages/gateway/test-support/databases'
import { testSql } from '../../packages/gateway/test-support/test-sql'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { expectWholeBooks } from '../support/expect-whole-books'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'
import { BOOKS, FAULTS } from '../support/payment-books'
import {
  ENTERPRISE,
  noAcknowledgements,
  paymentSteps,
  poster,
  randomFrom,
  toGateway,
  WITH_POINTS,
} from '../support/payment-history'

const KILLS = Number(process.env.KILLS ?? (runsAll('DATABASES') ? 30 : 2))
const SEED = Number(process.env.KILLS_SEED ?? Date.now() % 1_000_000)
const ROLES = ['non-member', 'svip', 'expired-svip', 'enterprise', 'non-member-with-points']
/** Number of answers to buyers before the next kill, so that the kills hit each step of a purchase. */
const answersBefore = (kill: number) => 50 + ((kill * 7) % 43)
const ANSWERS_WITHIN_MS = 15_000

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
    toGateway(() => gateway.url),
    (answer) => {
      if (answer?.ok) answers += 1
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
    expect(noted.paid.size).toBeGreaterThan(KILLS)
    const stored = await expectWholeBooks(database, noted)
    const counts = Object.entries(noted).map(([name, { size }]) => `${size} ${name}`)
    console.info(
      `${kind}, ${KILLS} kills, seed ${SEED}: ${counts.join(', ')} acknowledged, ${stored} orders stored`,
    )
  })

  it.each(FAULTS)('the books find a planted fault: %s', async (name, fault) => {
    await database.sql.raw(fault)
    expect((await database.sql.raw(BOOKS[name])).length).toBeGreaterThan(0)
  })
})
