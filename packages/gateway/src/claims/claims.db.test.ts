import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SECURITY } from '../../test-support/accounts'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, slide, startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { features } from '../app/features'

const PATH = '/jian-butler-portal-biz/recordClaim'

const NO_PROOF = { smsId: 'made-up', validationCode: '000000' }

interface Claim {
  readonly id: string
  readonly state: string
  readonly answer: string | null
}
interface StaffRow extends Claim {
  readonly mobile: string
  readonly isNameMatch: boolean | null
  readonly isByClaimant: boolean
}

describeOnPostgres('claims of records', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let staff: string
  let people: readonly { id: string; name: string }[]
  let mobiles = 12_200_320_000

  beforeAll(async () => {
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
    people = await database().sql<{ id: string; name: string }[]>`
      select id, name from record_person order by id limit 8`
  })
  afterAll(() => gateway?.close())

  const callStaff = <T = StaffRow>(name: string, body: object) =>
    gateway.call<T>(`/console/${name}`, body, { token: staff })
  const readMark = async (moduleId: string) =>
    (
      await gateway.call<{ claimedTime: number | null }>(`${PATH}/getRecordClaimed`, {
        module: 'person',
        moduleId,
      })
    ).data.claimedTime

  const aMember = async () => {
    mobiles += 1
    const mobile = String(mobiles)
    const { access_token: token } = await loginBySms(gateway, mobile)
    const call = <T>(path: string, body: object) => gateway.call<T>(path, body, { token })
    const prove = async () => {
      gateway.clock.advance(16 * MINUTE_MS)
      const params = { sign: await slide(gateway, 'claim'), scene: 'claim' }
      const sent = await call<{ smsId: string }>(`${SECURITY}/sendOwnCode`, { params })
      const { code } = await gateway.sandbox<{ code: string }>(`/sandbox/sms?mobile=${mobile}`)
      return { smsId: sent.data.smsId, validationCode: code }
    }
    return {
      call,
      prove,
      add: async (moduleId: string, over: object = {}) =>
        call<Claim & { fields?: readonly { field: string }[] }>(`${PATH}/addRecordClaim`, {
          ...{ module: 'person', moduleId, role: 'self', name: '张三', evidence: '注册编号 渝150' },
          ...('smsId' in over ? over : { ...(await prove()), ...over }),
        }),
      list: async () => (await call<{ records: Claim[] }>(`${PATH}/pageRecordClaim`, {})).data.records,
      withdraw: (id: string) => call(`${PATH}/withdrawRecordClaim`, { id }),
    }
  }

  it('CLM-01 needs a code to the own number, once for a record; a refusal names the field', async () => {
    const who = await aMember()
    const [first, second] = people
    const wrongCode = await who.add(first!.id, NO_PROOF)
    expect(wrongCode).toMatchObject({ http: 400, data: { fields: [{ field: 'validationCode' }] } })
    const wrongRole = await who.add(first!.id, { ...NO_PROOF, role: 'legal' })
    expect(wrongRole).toMatchObject({ http: 400, data: { fields: [{ field: 'role' }] } })
    expect((await who.add('gone', NO_PROOF)).statusCode).toBe('30003')
    expect((await who.add(first!.id)).data.state).toBe('submitted')
    expect(await who.add(first!.id)).toMatchObject({ http: 400, data: { fields: [{ field: 'role' }] } })
    const proof = await who.prove()
    const twice = await Promise.all([second, second].map((each) => who.add(each!.id, proof)))
    expect(twice.map(({ http }) => http).sort()).toEqual([200, 400])
    expect((await who.list()).map(({ state }) => state)).toEqual(['submitted', 'submitted'])
  })

  it('CLM-01 CLM-03 accepts five claims a day, also of claims that were withdrawn', async () => {
    const who = await aMember()
    for (const { id } of people.slice(0, 5)) await who.withdraw((await who.add(id)).data.id)
    expect(await who.add(people[5]!.id)).toMatchObject({ http: 429, statusCode: '00429' })
    expect(new Set((await who.list()).map(({ state }) => state))).toEqual(new Set(['withdrawn']))
  })

  it('CLM-02 CLM-03 staff accept with what agrees, the page is marked, reports are marked, one person has one claimant', async () => {
    const [who, other] = [await aMember(), await aMember()]
    const { id: moduleId, name } = people[6]!
    const { id } = (await who.add(moduleId, { name })).data
    const rival = (await other.add(moduleId, { name: '李四' })).data
    expect(await readMark(moduleId)).toBe(null)
    staff = await loginStaff(gateway, 'service')
    const listed = await callStaff<{ records: StaffRow[] }>('claim/list', { state: 'submitted', words: name })
    expect(listed.data.records.filter((row) => row.id === id)).toMatchObject([
      { id, isNameMatch: true, mobile: expect.stringMatching(/\*{4}/) },
    ])
    expect((await callStaff('claim/get', { id: rival.id })).data).toMatchObject({ isNameMatch: false })
    expect((await callStaff('claim/accept', { id })).data.state).toBe('accepted')
    expect(await readMark(moduleId)).toBe(gateway.clock.now())
    expect((await callStaff('claim/accept', { id: rival.id })).http).toBe(400)
    expect((await callStaff('claim/get', { id: rival.id })).data.state).toBe('submitted')
    expect((await other.withdraw(id)).statusCode).toBe('00404')

    const report = { module: 'person', moduleId, field: 'other', right: '已转注册' }
    for (const each of [who, other])
      await each.call('/jian-butler-portal-biz/recordReport/addRecordReport', report)
    const reports = await callStaff<{ records: StaffRow[] }>('correction/list', { words: '已转注册' })
    expect(reports.data.records.map(({ isByClaimant }) => isByClaimant).sort()).toEqual([false, true])

    expect((await callStaff('claim/refuse', { id, reason: ' ' })).http).toBe(400)
    expect((await callStaff('claim/refuse', { id, reason: '非本人' })).data).toMatchObject({
      state: 'revoked',
    })
    expect([await readMark(moduleId), (await who.list())[0]]).toMatchObject([null, { answer: '非本人' }])
    const unread = await who.call<{ records: { title: string }[] }>(
      '/jian-butler-portal-biz/message/pageMessage',
      {},
    )
    expect(unread.data.records.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['您的认领已通过', '您的认领已撤销']),
    )
    expect(gateway.log.join('')).not.toContain('渝150')
  })
})
