import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../packages/gateway/src/app/features'
import { restoreBackup } from '../../packages/gateway/src/backup/restore-backup'
import { writeBackup } from '../../packages/gateway/src/backup/write-backup'
import { readPlan } from '../../packages/gateway/src/distribution/distribute-tables'
import { STATEMENT_RULES } from '../../packages/gateway/src/distribution/statement-rules.fixture'
import { openCitusDatabase } from '../../packages/gateway/test-support/citus'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { startGateway } from '../../packages/gateway/test-support/gateway'
import { isReading } from '../../packages/sdk/src/contract'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { type Example, everyCall, moreSearches } from '../support/examples'
import { existingIn } from '../support/existing'
import { clientOptions, NOW, type Portal, ROLES_TRIED, type Role, tokens } from '../support/portal'

const SEED = { size: 60, now: NOW }
const COORDINATOR = process.env.CITUS_URL
if (!COORDINATOR) console.warn('CITUS_URL is not set: calls on a distributed database are NOT tested')

/** Calls whose answers are random, or computed by a job of the gateway at its own time. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'login.createSlider',
  'login.createWork',
  'login.createScan',
  'statistics.dataStatus',
])

const openPortal = async (database: TestDatabase): Promise<Portal> => {
  const gateway = await startGateway(database, features, { SEED_SIZE: String(SEED.size) })
  const client = (token?: string) => createPortalClient(clientOptions(gateway, token))
  return { gateway, database, client, tokenOf: tokens(gateway, client()) }
}

/** An answer as text, without the views of articles, which each gateway saves once a minute. */
const answerOf = async ({ gateway, tokenOf }: Portal, role: Role, { endpoint, input }: Example) => {
  const { statusCode, data } = await gateway.call(endpoint.path, input, { token: await tokenOf(role) })
  return JSON.stringify({ statusCode, data }, (key, value) => (key === 'views' ? undefined : value))
}

describe.skipIf(!COORDINATOR)('a database that is distributed by Citus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-distributed-'))
  let single: Portal
  let distributed: Portal
  beforeAll(async () => {
    const plain = await openMigratedDatabase('PostgreSQL', SEED)
    const file = join(folder, 'seed.backup.gz')
    await writeBackup(plain, file, NOW)
    const citus = await openCitusDatabase(COORDINATOR ?? '', (empty) => restoreBackup(empty, file))
    single = await openPortal(plain)
    distributed = await openPortal(citus)
  })
  afterAll(async () => {
    for (const portal of [single, distributed]) {
      await portal?.gateway.close()
      await portal?.database.close()
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(ROLES_TRIED)('answers %s as one server does', async (role) => {
    const examples = [...everyCall(await existingIn(single, role)), ...moreSearches()]
    const compared = examples.filter(({ name, endpoint }) => isReading(endpoint) && !NOT_COMPARED.has(name))
    const unlike: string[] = []
    for (const example of compared) {
      const expected = await answerOf(single, role, example)
      if ((await answerOf(distributed, role, example)) !== expected) unlike.push(example.name)
    }
    expect(unlike).toEqual([])
    expect(compared.length).toBeGreaterThan(300)
  })

  it('stores tracking records and read articles, again too', async () => {
    const { gateway, tokenOf } = distributed
    const token = await tokenOf('svip')
    const examples = everyCall(await existingIn(distributed, 'svip'))
    for (const name of ['tracking.upload', 'tracking.upload', 'policies.addHistory', 'policies.addHistory']) {
      const { endpoint, input } = examples.find((each) => each.name === name)!
      expect([name, (await gateway.call(endpoint.path, input, { token })).statusCode]).toEqual([
        name,
        '00000',
      ])
    }
  })

  it('has all tables where they are declared, and refuses a backup', async () => {
    const plan = await readPlan(distributed.database.orm)
    expect([plan.steps, plan.misplaced, plan.unknown]).toEqual([[], [], []])
    const file = join(folder, 'refused.backup.gz')
    await expect(writeBackup(distributed.database, file, NOW)).rejects.toThrow('分布在多个节点')
  })

  it.each(STATEMENT_RULES)('$rule', async ({ refused, taken }) => {
    const { sql } = distributed.database
    await expect(sql.raw(refused)).rejects.toThrow()
    await sql.raw(taken)
  })
})
