import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { MAX_CHOICES_A_DAY, MY_COMPANY_TEXTS } from '@zhushutong/domain/my-company'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature, extendEntitlement } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { memberMessages } from '../messages/messages.table'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { myCompanyFeature } from './index'
import { certificateReminders, myCompanies } from './my-company.table'
import { reminderRunner } from './reminder.runner'

const PATH = '/jian-butler-portal-biz/myCompany'
const TODAY = dayOf(NOW)
const CONSTRUCTOR = '须具备有效的安全生产许可证，建筑工程专业一级注册建造师'

interface Mine {
  readonly record: {
    id: string
    name: string
    exists: boolean
    creditCode: string
    certificates: ReadonlyArray<{ name: string; days: number }>
  } | null
}
interface Fits {
  readonly companyName: string | null
  readonly fits: ReadonlyArray<{ id: string; of: string; count: number; text: string; reason: string }>
}
interface Upgrades {
  readonly records: ReadonlyArray<{ moduleId: string }>
  readonly isChosen: boolean
  readonly upgrades: ReadonlyArray<{
    code: string
    held: string | null
    next: string
    checks: ReadonlyArray<{ label: string; status: string; droppedBy: string | null }>
  }>
}
interface Partners {
  readonly records: ReadonlyArray<{ module: string; moduleId: string }>
  readonly jointCompanies: number
  readonly consortiumAllowed: string | null
  readonly gaps: ReadonlyArray<{
    key: string
    total: number
    partners: ReadonlyArray<{
      id: string
      status: string
      times: number
      won: number
      latest: { id: string; type: string }
    }>
  }>
}
interface Check {
  readonly records: ReadonlyArray<{ module: string; moduleId: string }>
  readonly isChosen: boolean
  readonly summary: string | null
  readonly checks: ReadonlyArray<{ label: string; status: string; sentence: string; opensBy: string | null }>
}

describeOnPostgres('the company of a member', { size: 30, now: NOW }, (database) => {
  let gateway: TestGateway
  let firms: ReadonlyArray<{ id: string; name: string; code: string }>
  let tenderId: string
  let mobiles = 12_200_700_000

  const holding = (name: string, grade: string, days: number) => ({
    name,
    grade,
    certificateNo: 'D250001',
    issuer: '某厅',
    grantedOn: '2020-01-01',
    validUntil: addDays(TODAY, days),
  })
  /**
   * Sets the company's only qualification, its permit and its only constructor, with these days of validity.
   */
  const shape = async (id: string, days: { qualification: number; permit: number; constructor: number }) => {
    const { sql } = database()
    const held = JSON.stringify([holding('市政公用工程施工总承包', '二级', days.qualification)])
    await sql`update record_company set status = 'active', qualifications = ${held}::text::jsonb,
      safety_permit_no = '安许1', safety_permit_until = ${addDays(TODAY, days.permit)}::date where id = ${id}`
    const registrations = JSON.stringify([
      { category: '一级建造师', profession: '建筑工程', validUntil: addDays(TODAY, days.constructor) },
    ])
    await sql`update record_person set registrations = ${registrations}::text::jsonb, company_id = ${id},
      tokens = to_tsvector('simple', '') || array_to_tsvector(array[${`:company:${id}`}, ':registration:R101'])
      where id = (select id from record_person order by id limit 1)`
  }

  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      messagesFeature,
      myCompanyFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '30', TRIAL_DAYS: '0' })
    const { sql } = database()
    firms = await sql`select id, name, credit_code as code from record_company order by id limit 25`
    const [tender] = await sql<{ id: string }[]>`select id from record_tender order by id limit 1`
    tenderId = tender?.id ?? ''
    await sql`update record_tender set required_qualification = '市政公用工程施工总承包三级及以上',
      required_qualification_codes = array['D110C'], content = ${CONSTRUCTOR}, consortium_allowed = '不接受'
      where id = ${tenderId}`
  })
  afterAll(() => gateway?.close())

  const firm = (at: number) => firms[at] ?? { id: '', name: '', code: '' }

  const aMember = async (svip = false) => {
    mobiles += 1
    const { access_token: token, userId } = await loginBySms(gateway, String(mobiles))
    if (svip)
      await database().orm.transaction((tx) =>
        extendEntitlement(tx, userId, 'svip', 900, gateway.clock.now()),
      )
    const call = <T>(name: string, body: object = {}) => gateway.call<T>(`${PATH}/${name}`, body, { token })
    return {
      userId,
      get: async () => (await call<Mine>('getMyCompany')).data.record,
      save: (body: object) => call<Mine>('saveMyCompany', body),
      remove: () => call<true>('deleteMyCompany'),
      check: (id: string) => call<Check>('checkTender', { id }),
      partners: async (id: string) => (await call<Partners>('findTenderPartners', { id })).data,
      upgrades: async (body: object = {}) => (await call<Upgrades>('listUpgrades', body)).data,
      fits: (ids: readonly string[]) => call<Fits>('checkTenders', { ids }),
      expiring: async () =>
        (await call<{ companyName: string; certificates: Array<{ name: string }> }>('listExpiring')).data,
      told: () =>
        database()
          .orm.select()
          .from(memberMessages)
          .where(and(eq(memberMessages.userId, userId), eq(memberMessages.kind, 'reminder'))),
    }
  }

  it('MYC-01 is chosen by id, complete name or code; wrong, unknown and part names are told beside the field', async () => {
    const who = await aMember()
    expect(await who.get()).toBeNull()
    for (const body of [
      { id: firm(0).id },
      { text: firm(1).code.toLowerCase() },
      { text: ` ${firm(2).name} ` },
    ])
      expect((await who.save(body)).statusCode).toBe('00000')
    expect(await who.get()).toMatchObject({ id: firm(2).id, name: firm(2).name, exists: true })
    const refusals = [
      ['91350100M000100Y44', MY_COMPANY_TEXTS.check],
      ['91350100M000100Y43', MY_COMPANY_TEXTS.none],
      [firm(0).name.slice(0, 4), MY_COMPANY_TEXTS.none],
      ['', MY_COMPANY_TEXTS.empty],
    ] as const
    for (const [text, message] of refusals)
      expect(await who.save({ text }), text).toMatchObject({
        http: 400,
        statusMessage: message,
        data: { fields: [{ field: 'text', message }] },
      })
    expect(await who.save({ id: 'no-such' })).toMatchObject({ http: 404, statusCode: '30003' })
    expect((await who.get())?.id).toBe(firm(2).id)
  })

  it('MYC-01 is of its member alone, and gone when it is removed; a call may be repeated', async () => {
    const [first, other] = [await aMember(), await aMember()]
    await first.save({ id: firm(0).id })
    await first.save({ id: firm(0).id })
    expect(await other.get()).toBeNull()
    await other.remove()
    expect((await first.get())?.id).toBe(firm(0).id)
    for (let i = 0; i < 2; i++) expect((await first.remove()).data).toBe(true)
    expect(await first.get()).toBeNull()
    expect(await first.expiring()).toEqual({ companyName: null, certificates: [] })
    for (const name of ['getMyCompany', 'saveMyCompany', 'deleteMyCompany', 'listExpiring'])
      expect(await gateway.call(`${PATH}/${name}`)).toMatchObject({ http: 401, statusCode: '00113' })
  })

  it('MYC-01 may be another 20 times a day, also when sent at once; removing it is always possible', async () => {
    const who = await aMember()
    const answers = await Promise.all(firms.slice(0, 22).map(({ id }) => who.save({ id })))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === '00000')).toHaveLength(MAX_CHOICES_A_DAY)
    expect(answers.find(({ http }) => http === 400)?.statusMessage).toBe(MY_COMPANY_TEXTS.often)
    expect((await who.remove()).data).toBe(true)
    expect((await who.save({ id: firm(0).id })).statusCode).toBe('00400')
    const { orm } = database()
    await orm
      .update(myCompanies)
      .set({ changedOn: addDays(TODAY, -1) })
      .where(eq(myCompanies.userId, who.userId))
    expect((await who.save({ id: firm(0).id })).statusCode).toBe('00000')
  })

  it('MYC-03 a tender is compared, requirement by requirement; without a company nothing is', async () => {
    await shape(firm(3).id, { qualification: 200, permit: 200, constructor: 200 })
    const who = await aMember(true)
    expect((await who.check(tenderId)).data).toMatchObject({ isChosen: false, summary: null, checks: [] })
    await who.save({ id: firm(3).id })
    const { data } = await who.check(tenderId)
    expect(data.records.map(({ module, moduleId }) => [module, moduleId])).toEqual([
      ['tender', tenderId],
      ['company', firm(3).id],
    ])
    expect(data.checks.map(({ label, status }) => [label, status])).toEqual([
      ['市政公用工程施工总承包三级及以上', 'met'],
      ['有效的安全生产许可证', 'met'],
      ['建筑工程专业一级注册建造师', 'met'],
    ])
    expect(data.summary).toBe('公告写明 3 项要求：满足 3 项')
    expect(await who.check('no-such')).toMatchObject({ http: 404, statusCode: '30003' })
  })

  it('QST-04 MYC-05 compares the company with the next grade of what it holds, as its reader may see it', async () => {
    const who = await aMember()
    const paying = await aMember(true)
    await shape(firm(18).id, { qualification: 300, permit: 300, constructor: 300 })
    // Five people of a profession: enough for the third grade.
    await database().sql`update record_person set company_id = ${firm(18).id},
      registrations = (select registrations from record_person order by id limit 1),
      tokens = (select tokens from record_person order by id limit 1)
      where id in (select id from record_person order by id limit 5)`
    expect(await who.upgrades()).toMatchObject({ records: [], isChosen: false, upgrades: [] })
    for (const member of [who, paying]) await member.save({ id: firm(18).id })
    const upgrades = await paying.upgrades({ code: 'D101' })
    expect(upgrades.records[0]?.moduleId).toBe(firm(18).id)
    expect(upgrades.upgrades.map(({ code, held, next }) => [code, held, next])).toEqual([
      ['D101', null, '三级'],
      ['D110', '二级', '一级'],
    ])
    const builders = (all: Upgrades, code: string) =>
      all.upgrades
        .find((upgrade) => upgrade.code === code)
        ?.checks.find(({ label }) => label === '注册建造师')
    expect(builders(upgrades, 'D101')).toMatchObject({ status: 'met', held: 5, missing: 0, droppedBy: null })
    expect(builders(upgrades, 'D110')?.droppedBy).toBe('建市〔2016〕226号')
    // Only paying members see the validity.
    expect(builders(await who.upgrades({ code: 'D101' }), 'D101')).toMatchObject({
      status: 'unknown',
      opensBy: 'svip',
    })
    for (const member of [who, paying]) await member.remove()
  })

  it('MYC-05 without a membership the answer about people is the same whether they are valid or not', async () => {
    const [plain, svip] = [await aMember(), await aMember(true)]
    for (const who of [plain, svip]) await who.save({ id: firm(4).id })
    const answers: Check[] = []
    const open: string[] = []
    for (const days of [200, -1]) {
      await shape(firm(4).id, { qualification: 200, permit: -1, constructor: days })
      answers.push((await plain.check(tenderId)).data)
      open.push((await svip.check(tenderId)).data.checks[2]?.status ?? '')
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.checks.map(({ status, opensBy }) => [status, opensBy])).toEqual([
      ['met', null],
      ['missing', null],
      ['unknown', 'svip'],
    ])
    expect(open).toEqual(['met', 'missing'])
  })

  it('BID-09 many tenders are judged as each of them by itself, for the company of the caller alone', async () => {
    const { sql } = database()
    const rows = await sql<{ id: string }[]>`select id from record_tender order by id limit 25`
    const ids = rows.map(({ id }) => id)
    await shape(firm(8).id, { qualification: 200, permit: 200, constructor: 200 })
    const [who, other] = [await aMember(true), await aMember(true)]
    expect((await who.fits(ids)).data).toEqual({ companyName: null, fits: [] })
    await who.save({ id: firm(8).id })
    const { data } = await who.fits([...ids, 'no-such'])
    expect(data.companyName).toBe(firm(8).name)
    expect(data.fits.map(({ id }) => id).sort()).toEqual([...ids].sort())
    for (const { id, of, count, reason } of data.fits) {
      const { checks } = (await who.check(id)).data
      const sorted = ['missing', 'unknown', 'met'].map((status) =>
        checks.filter((check) => check.status === status),
      )
      const decides = sorted.find((group) => group.length > 0) ?? []
      const verdict = { missing: 'gaps', unknown: 'open', met: 'fit' }[decides[0]?.status ?? ''] ?? 'nothing'
      expect([of, count], id).toEqual([verdict, decides.length])
      if (of === 'gaps' || of === 'open') expect(reason).toBe(decides[0]?.label)
    }
    expect(data.fits.find(({ id }) => id === tenderId)).toMatchObject({ of: 'fit', count: 3, text: '可投' })
    expect((await other.fits(ids)).data.fits).toEqual([])
  })

  it('MYC-06 of each certificate that ends within 30 days there is one message, however many gateways look', async () => {
    const { orm } = database()
    const runner = () => reminderRunner({ database: database(), clock: gateway.clock })
    await shape(firm(5).id, { qualification: 31, permit: 12, constructor: 200 })
    const who = await aMember()
    await who.save({ id: firm(5).id })
    await Promise.all(Array.from({ length: 5 }, () => runner().run()))
    expect((await who.told()).map(({ title, link }) => [title, link])).toEqual([
      ['安全生产许可证还有 12 天到期', '/center/?index=24'],
    ])
    expect((await who.get())?.certificates.map(({ name, days }) => [name, days])).toEqual([
      ['安全生产许可证', 12],
      ['市政公用工程施工总承包二级', 31],
    ])
    // The next day the second certificate enters its last 30 days; the first is not repeated.
    gateway.clock.advance(DAY_MS)
    await Promise.all(Array.from({ length: 5 }, () => runner().run()))
    const titles = (await who.told()).map(({ title }) => title).sort()
    expect(titles).toEqual(
      ['安全生产许可证还有 12 天到期', '市政公用工程施工总承包二级还有 30 天到期'].sort(),
    )
    // A change to another company and back does not repeat reminders.
    await who.save({ id: firm(6).id })
    await who.save({ id: firm(5).id })
    await runner().run()
    expect(await who.told()).toHaveLength(
      2 +
        (await orm.$count(
          certificateReminders,
          and(eq(certificateReminders.userId, who.userId), eq(certificateReminders.companyId, firm(6).id)),
        )),
    )
    await runner().sweep()
    expect(await orm.$count(certificateReminders, eq(certificateReminders.companyId, firm(5).id))).toBe(2)
    gateway.clock.advance(40 * DAY_MS)
    await runner().sweep()
    expect(await orm.$count(certificateReminders, eq(certificateReminders.companyId, firm(5).id))).toBe(0)
  })

  it('MYC-06 the message and its mark are one transaction: what failed is told the next time', async () => {
    const { sql, orm } = database()
    await shape(firm(7).id, { qualification: 400, permit: 5, constructor: 400 })
    await sql`update record_company set safety_permit_until = ${dayOf(addDays(gateway.clock.now(), 5))}::date
      where id = ${firm(7).id}`
    const who = await aMember()
    await who.save({ id: firm(7).id })
    const runner = reminderRunner({ database: database(), clock: gateway.clock })
    await sql`alter table member_messages add constraint full_inbox check (kind <> 'reminder') not valid`
    await expect(runner.run()).rejects.toThrow()
    await sql`alter table member_messages drop constraint full_inbox`
    expect(await orm.$count(certificateReminders, eq(certificateReminders.userId, who.userId))).toBe(0)
    await runner.run()
    expect((await who.told()).map(({ title }) => title)).toEqual(['安全生产许可证还有 5 天到期'])
  })

  it('MYC-08 names holders of a missing qualification with which the company bid jointly, and says so without any', async () => {
    const { sql } = database()
    const [us, partner, rival] = [firm(20), firm(21), firm(22)]
    await shape(us.id, { qualification: 300, permit: 300, constructor: 300 })
    const held = JSON.stringify([holding('建筑工程施工总承包', '特级', 300)])
    for (const { id } of [partner, rival])
      await sql`update record_company set status = 'active', qualifications = ${held}::text::jsonb where id = ${id}`
    await sql`update record_winning set consortia = null, winner_ids = array_remove(winner_ids, ${us.id}),
      bidder_ids = array_remove(bidder_ids, ${us.id})`
    await sql`update record_tender set consortia = null, winner_ids = array_remove(winner_ids, ${us.id}),
      bidder_ids = array_remove(bidder_ids, ${us.id})`
    const [wanted] = await sql<{ id: string }[]>`update record_tender set required_qualification = null,
      required_qualification_codes = array['D101B'], content = null, bugget_amount = null, consortium_allowed = '接受'
      where id = (select id from record_tender order by id offset 1 limit 1) returning id`
    const id = wanted?.id ?? ''
    const who = await aMember(true)
    await who.save({ id: us.id })
    const none = await who.partners(id)
    expect([none.jointCompanies, none.gaps.map(({ key, total }) => [key, total])]).toEqual([
      0,
      [['qualification:D101B', 0]],
    ])

    const [won, lost] = await sql<{ id: string }[]>`select id from record_winning order by id limit 2`
    await sql`update record_winning set bidder_ids = array[${us.id}, ${partner.id}, ${rival.id}],
      tokens = array_to_tsvector(array[${`:company:${us.id}`}, ${`:bidder:${us.id}`}])
      where id in (${won?.id ?? ''}, ${lost?.id ?? ''})`
    await sql`update record_winning set winner_ids = array[${us.id}, ${partner.id}], awarded_on = '2026-03-01'
      where id = ${won?.id ?? ''}`
    await sql`update record_winning set winner_ids = array[${rival.id}], awarded_on = '2026-02-01',
      consortia = array[${`${partner.id} ${us.id}`}] where id = ${lost?.id ?? ''}`
    const { jointCompanies, gaps, records } = await who.partners(id)
    expect(jointCompanies).toBe(1)
    expect(gaps).toMatchObject([
      {
        total: 1,
        partners: [
          { id: partner.id, status: 'met', times: 2, won: 1, latest: { id: won?.id, type: 'winning' } },
        ],
      },
    ])
    expect(records.map(({ moduleId }) => moduleId)).toEqual([id, us.id, partner.id])
    await sql`update record_tender set consortium_allowed = '不接受' where id = ${id}`
    expect(await who.partners(id)).toMatchObject({ gaps: [], consortiumAllowed: '不接受' })
  })
})
