import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../packages/gateway/src/app/app'
import { features } from '../../packages/gateway/src/app/features'
import { movableClock } from '../../packages/gateway/src/platform/clock'
import { readConfig } from '../../packages/gateway/src/platform/config'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { WIDE_READING } from '../../scripts/lib/wide-reading.mjs'

export interface RunningGateway {
  readonly url: string
  readonly database: TestDatabase
  readonly tokenOf: (account: string) => Promise<string>
  readonly close: () => Promise<void>
}

/**
 * The gateway as with `npm start`, on PGlite, with real time, because external programs use it for their
 * waits.
 */
export async function runningGateway(seedSize: number): Promise<RunningGateway> {
  const database = await openMigratedDatabase('PGlite')
  const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-running-'))
  const read = readConfig({
    GATEWAY_PORT: '0',
    GATEWAY_HOST: '127.0.0.1',
    PORTAL_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SANDBOX: 'on',
    SEED_SIZE: String(seedSize),
    ...WIDE_READING,
  })
  if (!read.ok) throw new Error(`Wrong configuration: ${JSON.stringify(read.wrong)}`)
  const app = createApp({ config: read.config, database, clock: movableClock(), features })
  const { url } = await app.listen()
  return {
    url,
    database,
    async tokenOf(account) {
      const answer = await fetch(`${url}/sandbox/accounts/${account}/token`, { method: 'POST' })
      return ((await answer.json()) as { access_token: string }).access_token
    },
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
