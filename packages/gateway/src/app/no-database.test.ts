import { expect, it } from 'vitest'
import { startGatewayProcess } from '../../test-support/start-gateway-process'

it('says at the start, in one line without the password, that PostgreSQL does not answer', async () => {
  const env = { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' }
  expect(await startGatewayProcess(env)).toEqual({
    code: 1,
    said: '数据库打不开：没有应答：请确认 PostgreSQL 已启动，DATABASE_URL 的主机与端口正确\n',
  })
})
