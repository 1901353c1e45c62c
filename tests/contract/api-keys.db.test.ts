import { expect, it } from 'vitest'
import { failureOf } from '../support/failure'
import { describePortalOnPostgres } from '../support/portal'

describePortalOnPostgres('a partner with a key', (portal) => {
  it('KEY-01, KEY-02 makes a key, calls with it, sees its use, and is out when it is revoked', async () => {
    const member = portal().client(await portal().tokenOf('svip'))
    const { key, keyId } = await member.apiKeys.create({ name: '每日报表', scopes: ['records', 'content'] })
    const partner = portal().client(key)

    const [byKey, byLogin] = await Promise.all(
      [partner, member].map((client) => client.companies.search({ keyword: '建筑', pageSize: 20 })),
    )
    expect(byKey).toEqual(byLogin)
    expect((await partner.statistics.virtualCount({})).records.length).toBeGreaterThan(0)

    const refused = await failureOf(partner.orders.page({}))
    expect(refused).toMatchObject({ code: '00431', status: 403 })
    await expect(partner.apiKeys.list({})).rejects.toMatchObject({ code: '00431' })

    const { keys } = await member.apiKeys.list({})
    expect(keys.find((one) => one.keyId === keyId)).toMatchObject({ name: '每日报表', revokeTime: null })
    const { days } = await member.apiKeys.usage({ keyId, days: 1 })
    expect(days[0]?.calls).toBeGreaterThanOrEqual(3)

    await member.apiKeys.revoke({ keyId })
    await expect(partner.companies.search({ keyword: '建筑' })).rejects.toMatchObject({ code: '00401' })
  })
})
