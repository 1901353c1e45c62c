import { mayStaff, STAFF_ROLES, type StaffResource, type StaffRole } from '@zhushutong/domain/staff'
import { type StaffCalls, staffContract, staffSession } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { LOGIN, loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'

const FEATURES = [demoAccountsFeature, demoStaffFeature, accountFeature, consoleFeature, sandboxFeature]
const RESOURCES = Object.keys(staffContract) as StaffResource[]
const callsIn = (resource: StaffResource) => Object.values(staffContract[resource] as StaffCalls)
/** An id without a row, so that permitted calls change nothing. */
const NO_ROW = { id: 'none' }

describeOnPostgres('who may make which call of the back office', (database) => {
  let gateway: TestGateway
  const tokens = new Map<StaffRole, string>()
  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES)
    for (const role of STAFF_ROLES) tokens.set(role, await loginStaff(gateway, role))
  })
  afterAll(() => gateway?.close())

  describe.each(STAFF_ROLES)('STF-01 %s', (role) => {
    it.each(RESOURCES)('every call of %s is open or closed as the table of rights says', async (resource) => {
      for (const { path, changes } of callsIn(resource)) {
        // Slower than the limit on changes.
        gateway.clock.advance(2_000)
        const { http } = await gateway.call(path, NO_ROW, { token: tokens.get(role) })
        expect([path, http === 403]).toEqual([path, !mayStaff(role, changes ? 'changes' : 'reads', resource)])
        expect([200, 400, 403, 404]).toContain(http)
      }
    })
  })

  const allPaths = [
    ...RESOURCES.flatMap(callsIn),
    ...Object.values(staffSession).filter((call) => call !== staffSession.login),
  ].map(({ path }) => path)

  it('nobody calls without a session, with a made-up token, with a member’s or with a key', async () => {
    const member = await gateway.sandbox<{ access_token: string }>('/sandbox/accounts/svip/token', {})
    const key = await gateway.call<{ key: string }>(
      '/jian-butler-member-biz/apiKey/createApiKey',
      { name: '报表', scopes: ['records', 'content'] },
      { token: member.access_token },
    )
    expect(key.data.key).toMatch(/^zst_/)
    for (const path of allPaths)
      for (const token of [undefined, 'made-up', member.access_token, key.data.key])
        expect([path, (await gateway.call(path, NO_ROW, { token })).http]).toEqual([path, 401])
  })

  it('every role reads the names of the staff, no more of them, and makes no call of a member', async () => {
    const { data } = await gateway.call<{ records: object[] }>(
      staffSession.colleagues.path,
      {},
      { token: tokens.get('editor') },
    )
    expect(data.records).toContainEqual({
      account: 'finance',
      name: expect.stringMatching(/\p{Script=Han}/u),
    })
    expect(data.records).toHaveLength(STAFF_ROLES.length)
    // A token of the staff opens no call of a member.
    const member = await gateway.call(
      '/jian-butler-member-biz/apiKey/createApiKey',
      { name: 'x', scopes: ['records'] },
      { token: tokens.get('admin') },
    )
    expect(member.http).toBe(401)
  })

  it('a call asks for a role before it looks at its input', async () => {
    const refused = await gateway.call(
      '/console/staff/create',
      { account: 1 },
      { token: tokens.get('editor') },
    )
    expect(refused).toMatchObject({ http: 403, statusMessage: '您的岗位没有这项权限' })
  })

  it('too many changes in a row have to wait, reading goes on', async () => {
    // The clock has moved on, so the first session has expired.
    const token = await loginStaff(gateway, 'service')
    const codes: string[] = []
    for (let n = 0; n < 65; n++)
      codes.push(
        (await gateway.call('/console/consultation/move', { id: 'none', state: 'closed' }, { token }))
          .statusCode,
      )
    expect(codes.at(-1)).toBe('00429')
    expect((await gateway.call('/console/consultation/list', {}, { token })).statusCode).toBe('00000')
  })
})

describeOnPostgres('without a sandbox', (database) => {
  it('the demo staff that an earlier start has left may neither log in nor go on', async () => {
    const before = await startGateway(database(), FEATURES)
    const gateway = await startGateway(database(), FEATURES, { SANDBOX: '' })
    try {
      const token = await loginStaff(before, 'admin')
      expect((await before.call('/console/session/self', {}, { token })).http).toBe(200)
      expect((await gateway.call('/console/session/self', {}, { token })).http).toBe(401)
      const login = { account: 'admin', password: 'demo-console-1' }
      expect((await before.call(LOGIN, login)).data).toEqual({ next: 'code' })
      expect((await gateway.call(LOGIN, login)).statusCode).toBe('00102')
      expect((await gateway.app.server.inject('/sandbox/staff')).statusCode).toBe(404)
    } finally {
      await gateway.close()
      await before.close()
    }
  })
})
