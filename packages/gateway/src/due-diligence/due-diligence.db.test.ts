import { createHash } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { type contract, DUE_PDF_PATH, type ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { newExporter } from '../../test-support/records/exporter'
import { accountFeature } from '../account'
import { demoRecordsFeature } from '../demo-data'
import { exportFeature } from '../export'
import { messagesFeature } from '../messages'
import { readPdfPages } from '../platform/pdf/read-pdf.fixture'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { dueDiligenceFeature } from './index'
import { repairReminderRunner } from './repair-reminder.runner'

type Sheet = ResultOf<typeof contract.dueDiligence.get>
type Repairs = ResultOf<typeof contract.dueDiligence.repairs>
type Verified = ResultOf<typeof contract.dueDiligence.verify>
type Payments = ResultOf<typeof contract.dueDiligence.ownerPayments>

const SIZE = 200
const PATH = '/jian-butler-project-biz'

describeOnPostgres('checks before an award', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  let ids: readonly string[] = []
  const post = async <T>(call: string, body: object, token?: string) =>
    (await gateway.call<T>(`${PATH}/${call}`, body, { token })).data
  const rows = async <T>(query: ReturnType<typeof sql>) => (await database().orm.execute(query)).rows as T[]
  const sheetOf = (id: string, token?: string) => post<Sheet>('company/dueDiligence', { id }, token)

  beforeAll(async () => {
    const features = [demoRecordsFeature, recordsFeature, accountFeature, purchaseFeature, exportFeature]
    gateway = await startGateway(
      database(),
      [...features, messagesFeature, dueDiligenceFeature, sandboxFeature],
      { SEED_SIZE: String(SIZE) },
    )
    const { records } = await post<{ records: { id: string }[] }>('company/search', {
      sort: 'wins',
      pageSize: 20,
    })
    ids = records.map(({ id }) => id)
  })
  afterAll(() => gateway?.close())

  it('DUE-04 the unfinished works of twenty companies are those that a plain reading of the tables gives', async () => {
    const today = new Date(NOW + 8 * 3_600_000).toISOString().slice(0, 10)
    for (const id of ids) {
      const { works } = await sheetOf(id)
      // Only results here, without a permit of the same project: those merge by PPL-03.
      const [plain] = await rows<{ n: number; amount: string | null }>(sql`
        select count(*)::int as n, sum(coalesce(contract_amount, winning_amount)) as amount from (
          select *, coalesce(started_on, contract_signed_on, awarded_on) as since from record_winning
          where ${id} = any(winner_ids) and completed_on is null and performance_state is distinct from 'completed'
        ) w where since <= ${today}::date and case when due_on is not null then due_on + 180 >= ${today}::date
          when duration > 0 then since + duration + 180 >= ${today}::date
          else since + interval '36 months' >= ${today}::date end`)
      const ofResults = works.total === works.records.length ? works.records : null
      if (ofResults === null) expect(works.total).toBeGreaterThanOrEqual(plain?.n ?? 0)
      else expect(ofResults.filter(({ module }) => module === 'winning')).toHaveLength(plain?.n ?? 0)
    }
  })

  it('DUE-09 the companies with the same address or legal person are those of the tables', async () => {
    const [first = '', second = '', third = ''] = ids
    await database().orm.execute(sql`update record_company set address = '重庆市渝北区金开大道 1 号',
      legal_person = '甲乙丙', region = '500112' where id in (${first}, ${second})`)
    await database().orm.execute(
      sql`update record_company set legal_person = '甲乙丙', region = '110101' where id = ${third}`,
    )
    const sheet = await sheetOf(first)
    expect(sheet.sameAddress?.records.map(({ id }) => id)).toEqual([second])
    expect(sheet.sameLegalPerson?.records.map(({ id }) => id)).toEqual([second])
    expect(sheet.checks.find(({ key }) => key === 'shared')).toMatchObject({ tone: 'warn' })
  })

  it('ACC-02 a visitor sees fewer works than a member, with the same totals and findings', async () => {
    const member = await newExporter(gateway, database())
    for (const id of ids.slice(0, 10)) {
      const [open, closed] = [await sheetOf(id, member.token), await sheetOf(id)]
      expect(closed.works.records.length).toBeLessThanOrEqual(2)
      expect({ ...closed.works, records: [], opensBy: null }).toEqual({
        ...open.works,
        records: [],
        opensBy: null,
      })
      expect(closed.checks).toEqual(open.checks)
      if (closed.mainOwner?.opensBy) expect(closed.mainOwner.name).toBeNull()
      expect(JSON.stringify(closed)).not.toMatch(/documentNo|contactPhone|reason":"违反/)
    }
  })

  it('DUE-11 a sheet is issued once as a file, and its number and code show what it was', async () => {
    const [id = ''] = ids
    const member = await newExporter(gateway, database())
    const path = `${DUE_PDF_PATH.replace('{id}', id)}?recipient=${encodeURIComponent('某某银行渝北支行')}`
    const file = await member.file(path)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(await member.used()).toBe(1)
    const text = readPdfPages(file.rawPayload).join('').replaceAll('\n', '')
    const [number = '', code = ''] = /(JD\d{8}-[2-9A-Z]{6}) \/ ([2-9A-Z]{8})/.exec(text)?.slice(1) ?? []
    const { sheet } = await post<Verified>('company/dueDiligence/verify', { number, code })
    expect(sheet).toMatchObject({
      ...{ number, companyId: id, recipient: '某某银行渝北支行', size: file.rawPayload.length },
      hash: createHash('sha256').update(file.rawPayload).digest('hex'),
    })
    expect(sheet?.checks).toHaveLength(10)
    expect(text).toContain('本表没有覆盖的事项')
    for (const wrong of [
      { number, code: `${code.slice(0, 7)}${code.endsWith('2') ? '3' : '2'}` },
      { number: number.replace(/.$/, number.endsWith('2') ? '3' : '2'), code },
      { number, code: '' },
    ])
      expect(await post('company/dueDiligence/verify', wrong)).toEqual({ sheet: null })
  })

  it('DUE-12 a recipient with a number is refused and costs nothing', async () => {
    const [id = ''] = ids
    const member = await newExporter(gateway, database())
    const file = await member.file(`${DUE_PDF_PATH.replace('{id}', id)}?recipient=12345678901`)
    expect([file.statusCode, file.json().statusCode]).toEqual([400, '00400'])
    expect(await member.used()).toBe(0)
    const visitor = await gateway.app.server.inject({ url: DUE_PDF_PATH.replace('{id}', id) })
    expect(visitor.statusCode).toBe(401)
  })

  it('CRR-04 a member is reminded once, when the first day of a repair has come after they asked', async () => {
    const today = '2026-11-20'
    const entry = {
      ...{ entryType: 'sanction', item: '施工扬尘控制不力', authority: '某市生态环境局', amount: null },
      ...{ decidedOn: '2026-08-22', validUntil: '2027-08-22', state: 'valid' },
    }
    const [id = ''] = ids
    await database().orm.execute(sql`update record_credit set credit_count = 1,
      entries = ${JSON.stringify([entry])}::jsonb where company_id = ${id}`)
    const { repairs, risks } = await post<Repairs>('companyCredit/repairs', { id })
    expect(risks.map(({ title }) => title)).toEqual(['未见记录', '未见记录', '未见记录'])
    expect(repairs).toMatchObject([{ state: 'later', from: '2026-11-22', office: '某市生态环境局' }])

    const member = await newExporter(gateway, database())
    const call = (name: string, body: object) =>
      gateway.call<{ isSet: boolean }>(`/jian-butler-portal-biz/repairReminder/${name}`, body, {
        token: member.token,
      })
    expect((await call('set', { id, isSet: true })).data).toEqual({ isSet: true })
    expect((await call('set', { id: 'nobody', isSet: true })).statusCode).toBe('30003')
    let at = Date.parse(`${today}T10:00:00+08:00`)
    const runner = repairReminderRunner({ database: database(), clock: { now: () => at } })
    const inbox = () =>
      rows<{ title: string; link: string }>(
        sql`select title, link from member_messages where kind = 'reminder' and link like ${`/qiye/${id}/%`}`,
      )
    await runner.run()
    expect(await inbox()).toEqual([])
    for (let day = 0; day < 2; day++) {
      at += 2 * DAY_MS
      await Promise.all([runner.run(), runner.run()])
      expect(await inbox()).toEqual([
        { title: '“施工扬尘控制不力”已可申请信用修复', link: `/qiye/${id}/jindiao/#repairs` },
      ])
    }
    expect((await call('set', { id, isSet: false })).data).toEqual({ isSet: false })
    expect((await call('get', { id })).data).toEqual({ isSet: false })
  })

  it('PMR-02 the payments of an owner are counted for members, as a plain reading of the results counts them', async () => {
    const [busiest] = await rows<{ id: string; n: number }>(sql`select owner_id as id, count(*)::int as n
      from record_winning where completed_on is not null and owner_id is not null group by 1 order by 2 desc, 1 limit 1`)
    const { id = '', n = 0 } = busiest ?? {}
    const member = await newExporter(gateway, database())
    const open = await post<Payments>('owner/payments', { id }, member.token)
    const [plain] = await rows<{ published: number; under: number }>(sql`
      select count(*)::int as published, count(*) filter (where paid * 100 < contract_amount * 80)::int as under
      from (select contract_amount, (select sum((p->>'amount')::bigint) from jsonb_array_elements(payments) p) as paid
        from record_winning where owner_id = ${id} and completed_on is not null and contract_amount > 0) w
      where paid is not null`)
    expect([open.completed, open.published, open.under?.length]).toEqual([n, plain?.published, plain?.under])
    const closed = await post<Payments>('owner/payments', { id })
    expect([closed.completed, closed.published, closed.under, closed.opensBy]).toEqual([
      n,
      null,
      null,
      'login',
    ])
  })
})
