import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway } from '../../test-support/gateway'
import { openApiFeature } from './index'

describeOnPostgres('the reference that the gateway serves', (database) => {
  it('serves the document, compressed if accepted, and 304 to a client that has it', async () => {
    const gateway = await startGateway(database(), [openApiFeature])
    const get = (headers: Record<string, string> = {}) => fetch(`${gateway.url}/openapi.json`, { headers })
    const answer = await get()
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: '筑数通开放接口' } })
    const tag = answer.headers.get('etag')!
    const again = await get({ 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const plain = await get({ 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('etag')).not.toBe(tag)
    await gateway.close()
  })
})
