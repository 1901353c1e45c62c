import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoContentFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import { articlesFeature } from './index'

type Page = ResultOf<typeof contract.policies.history>
const PATH = '/jian-butler-portal-biz/newsPolicy'

describeOnPostgres('what a member has read', (database) => {
  let gateway: TestGateway
  let ids: readonly string[]
  beforeAll(async () => {
    const features = [demoContentFeature, accountFeature, articlesFeature, sandboxFeature]
    gateway = await startGateway(database(), features)
    ids = (await database().sql<{ id: string }[]>`select id from notices order by id limit 3`).map(
      ({ id }) => id,
    )
  })
  afterAll(() => gateway?.close())

  const aMember = async (mobile: string) => {
    const { access_token: token } = await loginBySms(gateway, mobile)
    const call = (name: string, body: object = {}) => gateway.call<Page>(`${PATH}/${name}`, body, { token })
    const read = async () => (await call('pageMemberViewHistory')).data.records.map(({ id }) => id)
    return { call, read }
  }

  it('is theirs alone; one is taken out of it, or all', async () => {
    const [first, second] = [await aMember('12200310001'), await aMember('12200310002')]
    for (const member of [first, second])
      for (const id of ids) await member.call('addMemberViewHistory', { id })
    expect((await first.read()).toSorted()).toEqual([...ids].sort())
    await first.call('deleteMemberViewHistory', { id: ids[1] })
    expect((await first.read()).toSorted()).toEqual([ids[0], ids[2]].sort())
    await first.call('deleteMemberViewHistory')
    expect(await first.read()).toEqual([])
    expect(await second.read()).toHaveLength(3)
  })
})
