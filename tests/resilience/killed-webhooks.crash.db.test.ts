import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDigestEvent } from '../../packages/gateway/src/webhooks'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { verifyWebhook } from '../../packages/sdk/src/webhooks'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'

const EVENTS = 10

describe('a gateway that is killed while it sends webhooks', () => {
  let database: TestDatabase
  let folder: string
  let gateways: GatewayProcess[] = []
  const received: { readonly body: string; readonly signature: string }[] = []
  let hold = true
  const receiver = createServer(async (request, response) => {
    const signature = String(request.headers['zhushutong-signature'])
    received.push({ body: await text(request), signature })
    // The first request is never answered: its gateway is killed during it.
    if (!hold) response.writeHead(204).end()
  })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zhushutong-webhooks-'))
    database = await openMigratedDatabase('PostgreSQL')
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const env = { PORTAL_DATA_DIR: folder, SEED_SIZE: '0', DATABASE_URL: database.url ?? '' }
    gateways = [await gatewayProcess(env)]
  })
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.kill()))
    receiver.closeAllConnections()
    receiver.close()
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('WHK-04 another takes over: nothing is lost, and what comes twice has one id', async () => {
    const [first] = gateways
    const reply = await fetch(`${first!.url}/sandbox/accounts/svip/token`, { method: 'POST' })
    const { access_token: token } = (await reply.json()) as { access_token: string }
    const client = createPortalClient({ baseUrl: first!.url, token })
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const { secret } = await client.webhooks.create({ name: '系统', url, subscriptionIds: null })
    const [owner] = await database.sql<{ user_id: string }[]>`select user_id from webhooks`
    const digest = { subscriptionId: 's', name: '订阅', total: 1, items: [] }
    for (let n = 0; n < EVENTS; n++)
      await database.orm.transaction((tx) => writeDigestEvent(tx, owner!.user_id, digest, Date.now()))
    await expect.poll(() => received.length).toBe(1)
    await first!.kill()
    hold = false
    const env = { PORTAL_DATA_DIR: folder, SEED_SIZE: '0', DATABASE_URL: database.url ?? '' }
    gateways = [await gatewayProcess(env), await gatewayProcess(env)]
    await expect.poll(() => received.length).toBe(EVENTS + 1)
    const events = await Promise.all(
      received.map(({ body, signature }) => verifyWebhook(body, signature, secret)),
    )
    expect(events.map(({ cursor }) => cursor)).toEqual([
      1,
      ...Array.from({ length: EVENTS }, (_, n) => n + 1),
    ])
    expect(new Set(events.map(({ id }) => id)).size).toBe(EVENTS)
    expect(events[0]?.id).toBe(events[1]?.id)
  })
})
