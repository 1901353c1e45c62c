import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { startGatewayProcess } from '../../test-support/start-gateway-process'

it('says at the start, in one line without the password, that PostgreSQL does not answer', async () => {
  const env = { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' }
  expect(await startGatewayProcess(env)).toEqual({
    code: 1,
    said: '数据库打不开：没有应答：请确认 PostgreSQL 已启动，DATABASE_URL 的主机与端口正确\n',
  })
})

it.runIf(runsAll('LONG'))(
  'says at the start, in one line, which port is in use and what to set',
  async () => {
    const busyServer = createServer()
    await new Promise<void>((resolve) => busyServer.listen(0, '127.0.0.1', resolve))
    const { port } = busyServer.address() as AddressInfo
    const folder = mkdtempSync(join(tmpdir(), 'zhushutong-port-'))
    const env = { GATEWAY_PORT: String(port), PORTAL_DATA_DIR: folder, LOG_LEVEL: 'silent' }
    expect(await startGatewayProcess({ ...env, SEED_SIZE: '0' })).toEqual({
      code: 1,
      said: `端口 ${port} 已被占用，请用 GATEWAY_PORT 换一个（port ${port} is in use, set GATEWAY_PORT）\n`,
    })
    busyServer.close()
    rmSync(folder, { recursive: true, force: true })
  },
)
