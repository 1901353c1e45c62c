import { UNDO_MS } from '@zhushutong/domain/favourites'
import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { LEAD_LIMITS } from '@zhushutong/domain/leads'
import type { contract, InputOf, ResultOf } from '@zhushutong/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decide, newBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { users } from '../account/account.table'
import { demoRecordsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { chooseMyCompany } from '../my-company'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { seatsFeature } from '../seats'
import { leadsFeature } from './index'
import { sweepLeads } from './leads.store'
import { leads } from './leads.table'
import { leadReminderRunner } from './reminder.runner'

type Page = ResultOf<typeof contract.leads.list>
type Query = Partial<InputOf<typeof contract.leads.list>>

const PATH = '/jian-butler-portal-biz/lead'
const SEATS = '/jian-butler-portal-biz/personalCenter/childAccount'
const MESSAGES = '/jian-butler-portal-biz/message/pageMessage'

describeOnPostgres('leads', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let mobiles = 12_900_880_000
  let companies: readonly string[]
  let tenders: readonly string[]

  const listIds = async (table: 'record_company' | 'record_tender') =>
    (
      await database().sql<{ id: string }[]>`select id from ${sql.identifier(table)} order by id limit 30`
    ).map(({ id }) => id)

  beforeAll(async () => {
    const features = [demoRecordsFeature, recordsFeature, accountFeature, purchaseFeature, seatsFeature]
    gateway = await startGateway(database(), [...features, messagesFeature, leadsFeature, sandboxFeature], {
      SEED_SIZE: '60',
    })
    companies = await listIds('record_company')
    tenders = await listIds('record_tender')
  })
  afterAll(() => gateway?.close())

  const memberWith = (token: string, id: string) => {
    const call = <T>(name: string, body: object) => gateway.call<T>(`${PATH}/${name}`, body, { token })
    return {
      ...{ id, token },
      add: (module: string, moduleId: string) =>
        call<{ leadId: string; stage: string }>('addLead', { module, moduleId }),
      update: (leadId: string, change: object) => call<true>('updateLead', { leadId, ...change }),
      remove: (leadId: string) => call<true>('deleteLead', { leadId }),
      list: async (query: Query = {}) => (await call<Page>('pageLead', query)).data,
      followed: async (records: object[]) =>
        (await call<{ records: object[] }>('listFollowed', { records })).data.records,
      inbox: async () =>
        (await gateway.call<{ records: { title: string; body: string }[] }>(MESSAGES, {}, { token })).data
          .records,
    }
  }
  const aMember = async () => {
    mobiles += 1
    const mobile = String(mobiles)
    const { access_token: token, userId } = await loginBySms(gateway, mobile)
    return { ...memberWith(token, userId), mobile }
  }
  const anOwner = async () => {
    const buyer = await newBuyer(gateway, database())
    const { data } = await buyer.create({
      ...{ productId: 'enterprise-year', orderType: 'CWEB_COMBINE', childNumber: 3 },
    })
    await buyer.choose(data)
    await decide(gateway, data, 'paid')
    const give = async (mobile: string, name: string) =>
      (await gateway.call<{ seatId: string }>(`${SEATS}/give`, { mobile, name }, { token: buyer.token })).data
        .seatId
    const takeBack = (seatId: string) => gateway.call(`${SEATS}/takeBack`, { seatId }, { token: buyer.token })
    return { ...memberWith(buyer.token, buyer.id), give, takeBack }
  }
  const ids = ({ records }: Page) => records.map(({ moduleId }) => moduleId)

  it('LEA-01 twenty simultaneous adds make one lead; only its member sees and changes it', async () => {
    const [who, other] = [await aMember(), await aMember()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.add('tender', tenders[0]!)))
    expect(new Set(answers.map(({ data }) => `${data.leadId} ${data.stage}`)).size).toBe(1)
    const { leadId } = answers[0]!.data
    expect(await other.list()).toMatchObject({ records: [], total: 0, members: [] })
    expect(await other.update(leadId, { stage: 'won' })).toMatchObject({ http: 404 })
    expect((await other.remove(leadId)).data).toBe(true)
    expect((await who.update(leadId, { stage: 'submitted', note: '等保函' })).data).toBe(true)
    expect(await who.list()).toMatchObject({
      records: [
        { moduleId: tenders[0], stage: 'submitted', note: '等保函', memberId: null, isPrivate: false },
      ],
      tally: { submitted: 1, won: 0, lost: 0 },
    })
    expect(await gateway.call(`${PATH}/pageLead`, {})).toMatchObject({ http: 401 })
  })

  it('LEA-01 a removal is undone within ten minutes, as the lead was', async () => {
    const who = await aMember()
    const { data } = await who.add('company', companies[0]!)
    await who.update(data.leadId, { stage: 'dropped', note: '不合适' })
    await who.remove(data.leadId)
    expect((await who.list()).total).toBe(0)
    gateway.clock.advance(UNDO_MS)
    await sweepLeads(database().orm, gateway.clock.now())
    expect((await who.add('company', companies[0]!)).data).toEqual({ ...data, stage: 'dropped' })
    expect((await who.list()).records[0]?.note).toBe('不合适')
    await who.remove(data.leadId)
    gateway.clock.advance(UNDO_MS + 1)
    expect((await who.add('company', companies[0]!)).data.stage).toBe('following')
    expect((await who.list()).records[0]?.note).toBe('')
  })

  it('LEA-01 refuses other kinds, missing records, long notes and more than 500', async () => {
    const who = await aMember()
    expect((await who.add('person', 'x')).http).toBe(400)
    expect((await who.add('tender', 'gone')).http).toBe(404)
    const { data } = await who.add('tender', tenders[0]!)
    const refused = await who.update(data.leadId, { remindOn: '2020-01-01' })
    expect(refused).toMatchObject({ http: 400, data: { fields: [{ field: 'remindOn' }] } })
    expect((await who.update(data.leadId, { note: 'x'.repeat(501) })).http).toBe(400)
    expect((await who.update('none', { stage: 'won' })).http).toBe(404)
    const filler = Array.from({ length: LEAD_LIMITS.leads - 1 }, (_, at) => ({
      ...{ holderId: who.id, kind: 'company' as const, recordId: `r${at}`, title: '', note: '' },
      ...{ stage: 'following' as const, stageAt: NOW, createdAt: NOW },
    }))
    await database()
      .orm.insert(leads)
      .values(filler.map((row) => ({ ...row, id: crypto.randomUUID() })))
    const full = await who.add('tender', tenders[1]!)
    expect(full).toMatchObject({ http: 400, statusMessage: '跟进已满 500 条，请先移出一些' })
    expect((await who.add('tender', tenders[0]!)).data.leadId).toBe(data.leadId)
  })

  it('LEA-01 tells which records of a page are followed, by kind and id together', async () => {
    const who = await aMember()
    const { data } = await who.add('company', companies[1]!)
    const asked = [
      { module: 'company', moduleId: companies[1]! },
      { module: 'tender', moduleId: companies[1]! },
      { module: 'tender', moduleId: tenders[1]! },
    ]
    expect(await who.followed(asked)).toEqual([{ ...asked[0], leadId: data.leadId, stage: 'following' }])
  })

  it('LEA-06 lists open tenders first by deadline, in pages, and counts each stage', async () => {
    const who = await aMember()
    for (const id of tenders.slice(0, 12)) await who.add('tender', id)
    await who.add('company', companies[2]!)
    const rows = await database().sql<{ id: string; ms: number | null }[]>`
      select id, (extract(epoch from bid_deadline) * 1000)::float8 as ms from record_tender`
    const deadlines = new Map(rows.map(({ id, ms }) => [id, ms]))
    const now = gateway.clock.now()
    const [first, second] = [await who.list({ pageSize: 10 }), await who.list({ pageSize: 10, pageNum: 2 })]
    expect(first).toMatchObject({ total: 13, pages: 2 })
    const all = [...ids(first), ...ids(second)]
    expect(all).toHaveLength(new Set(all).size)
    const open = tenders.slice(0, 12).filter((id) => (deadlines.get(id) ?? 0) >= now)
    const byDeadline = open.sort((a, b) => deadlines.get(a)! - deadlines.get(b)! || (a < b ? -1 : 1))
    expect(all.slice(0, open.length).map((id) => deadlines.get(id))).toEqual(
      byDeadline.map((id) => deadlines.get(id)),
    )
    expect(all.indexOf(companies[2]!)).toBeGreaterThanOrEqual(open.length)
    expect(first.stages[0]).toEqual({ stage: 'following', total: 13 })
    expect((await who.list({ stage: 'won' })).total).toBe(0)
  })

  it('LEA-02 a team shares its leads, keeps them when a person leaves, and hides private ones', async () => {
    const [owner, zhang, stranger] = [await anOwner(), await aMember(), await aMember()]
    const before = (await zhang.add('tender', tenders[2]!)).data
    const seatId = await owner.give(zhang.mobile, '张工')
    const shared = (await zhang.add('tender', tenders[3]!)).data

    const seen = await owner.list()
    expect(ids(seen)).toEqual([tenders[3]])
    const [mine, his] = seen.members
    expect(seen.members).toMatchObject([{ isMe: true }, { name: '张工', isMe: false }])
    expect(seen.records[0]).toMatchObject({ memberId: his?.memberId, isPrivate: false })
    expect((await stranger.list()).total).toBe(0)
    expect((await stranger.update(shared.leadId, { note: 'x' })).http).toBe(404)

    const theirs = await zhang.list()
    expect(theirs.records.map(({ moduleId, isPrivate }) => [moduleId, isPrivate]).sort()).toEqual(
      [
        [tenders[2], true],
        [tenders[3], false],
      ].sort(),
    )
    // A person in charge hands a private lead to the team; an unknown one is refused.
    expect((await zhang.update(before.leadId, { memberId: 'nonsense' })).http).toBe(400)
    expect((await zhang.update(before.leadId, { memberId: mine!.memberId })).data).toBe(true)
    expect(ids(await owner.list({ memberId: mine!.memberId }))).toEqual([tenders[2]])
    expect(ids(await owner.list({ memberId: his!.memberId }))).toEqual([tenders[3]])
    expect((await owner.add('tender', tenders[3]!)).data.leadId).toBe(shared.leadId)

    await owner.takeBack(seatId)
    expect((await zhang.list()).total).toBe(0)
    expect((await zhang.update(shared.leadId, { stage: 'won' })).http).toBe(404)
    const left = await owner.list()
    expect(left.total).toBe(2)
    expect(left.records.find(({ leadId }) => leadId === shared.leadId)?.memberId).toBeNull()
  })

  it('LEA-02 it closes with the enterprise VIP, and goes with its member’s account', async () => {
    const [owner, zhang] = [await anOwner(), await aMember()]
    await owner.give(zhang.mobile, '')
    const { data } = await zhang.add('company', companies[3]!)
    expect((await owner.list()).members[1]?.name).toBe(`尾号 ${zhang.mobile.slice(-4)}`)
    const { orm } = database()
    await orm.delete(users).where(eq(users.id, zhang.id))
    expect((await owner.list()).records).toMatchObject([{ leadId: data.leadId, memberId: null }])
    gateway.clock.advance(366 * DAY_MS)
    const { access_token: token } = await loginBySms(gateway, zhang.mobile)
    expect((await memberWith(token, '').list()).total).toBe(0)
    const alone = await aMember()
    const kept = (await alone.add('company', companies[3]!)).data
    await orm.delete(users).where(eq(users.id, alone.id))
    expect(await orm.$count(leads, eq(leads.id, kept.leadId))).toBe(0)
  })

  describe('LEA-03 a reminder', () => {
    const run = () => leadReminderRunner({ database: database(), clock: gateway.clock })()
    const remindIn = (days: number) => dayOf(addDays(gateway.clock.now(), days))

    it('sends one message on its day, whatever runs beside; another day is another reminder', async () => {
      const who = await aMember()
      const { data } = await who.add('tender', tenders[4]!)
      await who.update(data.leadId, { remindOn: remindIn(1), note: '问保函' })
      await run()
      expect(await who.inbox()).toEqual([])
      gateway.clock.advance(DAY_MS)
      await Promise.all([run(), run(), run()])
      expect(await who.inbox()).toMatchObject([
        { title: expect.stringMatching(/^今天跟进：/), body: expect.stringContaining('问保函') },
      ])
      expect((await who.list()).records[0]?.isReminded).toBe(true)
      await who.update(data.leadId, { remindOn: remindIn(0) })
      await run()
      expect(await who.inbox()).toHaveLength(1)
      await who.update(data.leadId, { remindOn: remindIn(2) })
      gateway.clock.advance(3 * DAY_MS)
      await run()
      expect(await who.inbox()).toHaveLength(2)
    })

    it('goes to the person in charge, or to the owner once that person has left; not after a removal', async () => {
      const [owner, zhang] = [await anOwner(), await aMember()]
      const seatId = await owner.give(zhang.mobile, '张工')
      const reminders = async () =>
        (await owner.inbox()).filter(({ title }) => title.startsWith('今天跟进')).length
      const [now, later, removed] = await Promise.all(
        tenders.slice(5, 8).map(async (id) => (await zhang.add('tender', id)).data.leadId),
      )
      await zhang.update(now!, { remindOn: remindIn(0) })
      await run()
      expect([(await zhang.inbox()).length, await reminders()]).toEqual([1, 0])
      for (const id of [later!, removed!]) await zhang.update(id, { remindOn: remindIn(1) })
      await zhang.remove(removed!)
      await owner.takeBack(seatId)
      gateway.clock.advance(DAY_MS)
      await run()
      expect([(await zhang.inbox()).length, await reminders()]).toEqual([1, 1])
    })
  })

  it('LEA-04 proposes the stage that a published result of the same project says, and sets nothing', async () => {
    const [match] = await database().sql<{ tender: string; result: string; winner: string; name: string }[]>`
      select t.id as tender, w.id as result, w.company_id as winner, c.name
      from record_tender t join record_winning w on w.project_code = t.project_code
      join record_company c on c.id = w.company_id
      where cardinality(w.winner_ids) = 1
        and (select count(*) from record_winning o where o.project_code = t.project_code) = 1
      order by t.id limit 1`
    if (!match) throw new Error('The demo data has no tender with a result')
    const who = await aMember()
    const { data } = await who.add('tender', match.tender)
    await who.update(data.leadId, { stage: 'submitted' })
    const outcome = async () => (await who.list()).records[0]?.outcome
    const published = {
      winners: [{ companyId: match.winner, name: match.name }],
      resultModule: 'winning',
      resultId: match.result,
    }
    expect(await outcome()).toMatchObject({ ...published, proposedStage: null })
    const choose = (id: string) => chooseMyCompany(database().orm, who.id, id, '', gateway.clock.now())
    await choose(match.winner)
    expect(await outcome()).toMatchObject({ ...published, proposedStage: 'won' })
    await choose(companies.find((id) => id !== match.winner)!)
    expect(await outcome()).toMatchObject({ ...published, proposedStage: 'lost' })
    expect((await who.list()).records[0]?.stage).toBe('submitted')
    await who.update(data.leadId, { stage: 'lost' })
    expect(await outcome()).toBeNull()
  })
})
