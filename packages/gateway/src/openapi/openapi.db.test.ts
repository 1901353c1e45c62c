import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { openApiFeature } from './index'

let database: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  database = await openMigratedDatabase('PGlite')
  gateway = await startGateway(database, [
    demoAccountsFeature,
    accountFeature,
    openApiFeature,
    sandboxFeature,
  ])
})
afterAll(async () => {
  await gateway?.close()
  await database?.close()
})
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers })

describe('the reference that the gateway serves', () => {
  it('serves the document, compressed if accepted, and 304 to a client that has it', async () => {
    const answer = await get('/openapi.json')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: '筑数通开放接口' } })
    const tag = answer.headers.get('etag')!
    const again = await get('/openapi.json', { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const plain = await get('/openapi.json', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('etag')).not.toBe(tag)
  })
})

describe('a token of a demo account', () => {
  const ask = (key: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/sandbox/accounts/${key}/token`, { method: 'POST', headers })

  it('logs in that account', async () => {
    const { access_token } = (await (await ask('svip')).json()) as { access_token: string }
    const answer = await fetch(
      `${gateway.url}/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}` },
      },
    )
    expect(await answer.json()).toMatchObject({ statusCode: '00000', data: { meberInfo: true } })
  })

  it('is refused for an unknown account, and for pages of other sites', async () => {
    expect((await ask('nobody')).status).toBe(404)
    expect((await ask('svip', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})
