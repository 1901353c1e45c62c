import { HOUR_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { slide, smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoAccountsFeature } from '../demo-data'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { sandboxFeature } from '../sandbox'
import { accountFeature, DEMO_ACCOUNTS, DEMO_PASSWORD } from './index'

const { mobile: DEMO } = DEMO_ACCOUNTS[0]!
const FRESH = '12100000022'
const IP = '10.4.0.1'

describeOnPostgres('a clock that goes back locks nobody out', (database) => {
  /** The same gateway before and after its clock is set back. */
  let before: TestGateway
  let after: TestGateway
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, sandboxFeature]
    before = await startGateway(database(), features)
    after = await startGateway(database(), features)
    before.clock.advance(HOUR_MS)
  })
  afterAll(async () => {
    await after?.close()
    await before?.close()
  })

  const tryPassword = async (at: TestGateway, password: string) => {
    const params = { sign: await slide(at, 'password', DEMO), scene: 'password' }
    const path = '/jian-butler-member-biz/login/loginByUsername'
    return (await at.callEncrypted(path, { loginName: DEMO, password, params }, { ip: IP })).statusCode
  }

  it('LOG-08 wrong passwords of the hour ahead do not count', async () => {
    for (let i = 0; i < 5; i++) expect(await tryPassword(before, 'wrong1234')).toBe('20001')
    expect(await tryPassword(before, DEMO_PASSWORD)).toBe('00429')
    for (let i = 0; i < 5; i++) expect(await tryPassword(after, 'wrong1234')).toBe('20001')
    expect(await tryPassword(after, DEMO_PASSWORD)).toBe('00429')
  })

  it('LOG-06 codes of the hour ahead do not count', async () => {
    expect((await smsProof(before, FRESH)).smsId).toBeDefined()
    expect((await smsProof(before, FRESH)).smsId).toBeUndefined()
    expect((await smsProof(after, FRESH)).smsId).toBeDefined()
    expect((await smsProof(after, FRESH)).smsId).toBeUndefined()
  })

  it('LOG-06 codes of a gateway whose clock is up to a minute ahead count', async () => {
    const [later, sooner] = ['12100000023', '12100000024']
    for (const mobile of [later, sooner]) expect((await smsProof(before, mobile)).smsId).toBeDefined()
    after.clock.advance(HOUR_MS - MAX_CLOCK_SKEW - 1)
    expect((await smsProof(after, later)).smsId).toBeDefined()
    after.clock.advance(1)
    expect((await smsProof(after, sooner)).smsId).toBeUndefined()
  })
})
