import { DAY_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { demoAccountsFeature, demoRecordsFeature } from '../../demo-data'
import { favouritesFeature } from '../../favourites'
import { recordsFeature } from '../../records'
import { sandboxFeature } from '../../sandbox'
import { accountFeature } from '..'

const PATH = '/jian-butler-member-biz/apiKey'
const COLLECT = '/jian-butler-portal-biz/memberCollect/pageMemberCollect'
const SUGGEST = '/jian-butler-project-biz/search/searchAssociation'

interface Key {
  readonly keyId: string
  readonly key: string
  readonly prefix: string
  readonly calls: number
  readonly lastUsedTime: number | null
  readonly revokeTime: number | null
}

describeOnPostgres('keys for programs', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let mobiles = 12_200_410_000
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      favouritesFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const aMember = async () => {
    mobiles += 1
    const { access_token: token, userId } = await loginBySms(gateway, String(mobiles))
    const call = <T>(name: string, body: object = {}) => gateway.call<T>(`${PATH}/${name}`, body, { token })
    return {
      userId,
      call,
      create: (scopes: readonly string[], name = '报表') => call<Key>('createApiKey', { name, scopes }),
      list: async () => (await call<{ keys: Key[] }>('listApiKey')).data.keys,
    }
  }
  const suggest = (token: string) => gateway.call(SUGGEST, { keyword: '建筑' }, { token })

  it('KEY-02 a key makes the calls of its scope for its owner, none of account, security or keys, and is stored as a hash', async () => {
    const who = await aMember()
    const { key, prefix } = (await who.create(['records'])).data
    expect(key).toMatch(/^zst_[\w-]{43}$/)
    expect(prefix).toBe(key.slice(0, 10))
    const refused = { http: 403, statusCode: '00431' }
    expect((await suggest(key)).statusCode).toBe('00000')
    expect(await gateway.call(COLLECT, {}, { token: key })).toMatchObject(refused)
    const every = ['analysis', 'content', 'collections', 'exports', 'events', 'assistant']
    const { key: wider } = (await who.create(every)).data
    expect((await gateway.call(COLLECT, {}, { token: wider })).statusCode).toBe('00000')
    expect(await suggest(wider)).toMatchObject(refused)
    const { key: widest } = (await who.create(['records', ...every])).data
    for (const path of [
      `${PATH}/createApiKey`,
      `${PATH}/listApiKey`,
      '/jian-butler-member-biz/security/getDevices',
      '/jian-butler-member-biz/security/withdrawClosing',
      '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO',
    ]) {
      const body = path.endsWith('createApiKey') ? { name: 'x', scopes: ['records'] } : {}
      expect(await gateway.call(path, body, { token: widest })).toMatchObject(refused)
    }
    const rows = await database().sql<{ row: string }[]>`select t::text as row from api_keys t`
    for (const text of [JSON.stringify(rows), gateway.log.join(''), JSON.stringify(await who.list())])
      expect(text).not.toContain(key.slice(10))
  })

  it('KEY-02 a revoked key and one of a frozen account are out at once; nobody revokes another’s', async () => {
    const [who, other] = [await aMember(), await aMember()]
    const { key, keyId } = (await who.create(['records'])).data
    expect(await other.call('revokeApiKey', { keyId })).toMatchObject({
      http: 404,
      statusMessage: '没有这个密钥',
    })
    expect((await other.call('getApiKeyUsage', { keyId })).http).toBe(404)
    expect((await other.call('revokeApiKey', { keyId: 'x' })).http).toBe(404)
    expect((await suggest(key)).http).toBe(200)
    expect((await who.call('revokeApiKey', { keyId })).statusCode).toBe('00000')
    expect(await suggest(key)).toMatchObject({ http: 401, statusCode: '00401' })
    expect((await who.call('revokeApiKey', { keyId })).statusCode).toBe('00000')
    const { key: second } = (await who.create(['records'])).data
    await database().sql`update users set frozen_at = now() where id = ${who.userId}`
    expect((await suggest(second)).http).toBe(401)
    expect((await suggest('zst_made-up')).http).toBe(401)
    // An invalid key is rejected even where a visitor is allowed.
    const search = gateway.call('/jian-butler-project-biz/company/search', {}, { token: key })
    expect(await search).toMatchObject({ http: 401, statusMessage: '密钥无效或已停用' })
  })

  it('calls are counted by key and day, refused ones too, and each sees their own', async () => {
    const [who, other] = [await aMember(), await aMember()]
    const { key, keyId } = (await who.create(['records'])).data
    const { key: quiet } = (await who.create(['content'])).data
    await suggest(key)
    await suggest(key)
    await gateway.call(COLLECT, {}, { token: quiet })
    gateway.clock.advance(DAY_MS)
    await suggest(key)
    const usage = async (body: object) =>
      (await who.call<{ days: { day: string; calls: number }[] }>('getApiKeyUsage', body)).data.days
    expect((await usage({ days: 3 })).map(({ calls }) => calls)).toEqual([0, 3, 1])
    expect((await usage({ days: 2, keyId })).map(({ calls }) => calls)).toEqual([2, 1])
    expect(await usage({})).toHaveLength(30)
    expect((await who.list()).map(({ calls }) => calls).sort()).toEqual([1, 3])
    expect((await who.list()).find((key) => key.keyId === keyId)?.lastUsedTime).toBe(gateway.clock.now())
    expect(await other.list()).toEqual([])
    expect((await who.call('getApiKeyUsage', { days: 91 })).http).toBe(400)
  })

  it('KEY-01 ten at once, also when asked for together, twenty a day, of listed groups only', async () => {
    const who = await aMember()
    expect(await who.create(['security'])).toMatchObject({
      http: 400,
      data: { fields: [{ field: 'scopes', message: '请选择列出的接口' }] },
    })
    const created = await Promise.all(Array.from({ length: 12 }, () => who.create(['records'])))
    expect(created.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(10)
    expect(created.find(({ statusCode }) => statusCode !== '00000')).toMatchObject({
      http: 429,
      statusMessage: expect.stringContaining('最多同时使用 10 个密钥'),
    })
    const renew = async () => {
      const [first] = await who.list()
      await who.call('revokeApiKey', { keyId: first?.keyId })
      return who.create(['records'])
    }
    for (let n = 10; n < 20; n++) expect((await renew()).statusCode).toBe('00000')
    expect(await renew()).toMatchObject({ http: 429, statusMessage: expect.stringContaining('请明天再试') })
    gateway.clock.advance(DAY_MS)
    expect((await renew()).statusCode).toBe('00000')
  })
})
