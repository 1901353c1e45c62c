import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@zhushutong/demo/accounts'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginByPassword } from '../../test-support/accounts'
import { describeOnPostgres } from '../../test-support/databases'
import { smsProof, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoAccountsFeature } from '../demo-data'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { sandboxFeature } from '../sandbox'
import { accountFeature } from './index'

const { mobile: DEMO } = DEMO_ACCOUNTS[0]!

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

  it('LOG-08 wrong passwords of the hour ahead do not count', async () => {
    for (const gateway of [before, after]) {
      const tryPassword = async (password: string) =>
        (await loginByPassword(gateway, DEMO, password, '10.4.0.1')).statusCode
      for (let i = 0; i < 5; i += 1) expect(await tryPassword('wrong1234')).toBe('20001')
      expect(await tryPassword(DEMO_PASSWORD)).toBe('00429')
    }
  })

  it('LOG-06 codes of an hour ahead do not count, those of a gateway up to a minute ahead do', async () => {
    const isSent = async (gateway: TestGateway, mobile: string) =>
      (await smsProof(gateway, mobile)).smsId !== undefined
    const [fresh, later, sooner] = ['12100000022', '12100000023', '12100000024'] as const
    for (const mobile of [fresh, later, sooner]) expect(await isSent(before, mobile)).toBe(true)
    expect([await isSent(after, fresh), await isSent(after, fresh)]).toEqual([true, false])
    after.clock.advance(HOUR_MS - MAX_CLOCK_SKEW - 1)
    expect(await isSent(after, later)).toBe(true)
    after.clock.advance(1)
    expect(await isSent(after, sooner)).toBe(false)
  })
})
