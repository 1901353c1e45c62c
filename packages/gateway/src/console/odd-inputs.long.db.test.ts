import { type StaffCalls, staffContract, staffSession } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { demoStaffFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'

const PATHS = [
  ...Object.values(staffContract).flatMap((calls) => Object.values(calls as StaffCalls)),
  staffSession.self,
  staffSession.colleagues,
].map(({ path }) => path)

const ODD: readonly object[] = [
  { id: '\u0000', words: '\u0000' },
  { id: "' or 1=1 --", words: '%_\\', sort: 'password_hash' },
  { id: { length: { toString: 1 } }, account: ['x'], pageNum: '1; drop table staff' },
  { id: 'x'.repeat(64), words: 'x'.repeat(50), pageNum: 10_000, pageSize: 100 },
  { name: '<b>', target: '//x', until: '2026-02-31' },
  { subject: '\ud800' },
  { from: 9e15 },
  { to: -9e15 },
]

describeOnPostgres('odd inputs of the back office', (database) => {
  let gateway: TestGateway
  let token: string
  beforeAll(async () => {
    const features = [demoStaffFeature, accountFeature, consoleFeature, sandboxFeature]
    gateway = await startGateway(database(), features)
    token = await loginStaff(gateway, 'admin')
  })
  afterAll(() => gateway?.close())

  it.each(PATHS)('%s never fails', async (path) => {
    for (const body of ODD) {
      gateway.clock.advance(2_000)
      expect((await gateway.call(path, body, { token })).http).toBeLessThan(500)
    }
  })
})
