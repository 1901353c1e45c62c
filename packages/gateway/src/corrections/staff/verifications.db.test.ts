import { company } from '@zhushutong/domain/records'
import type { ResultOf } from '@zhushutong/sdk/contract'
import { type StaffContract, staffContract } from '@zhushutong/sdk/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../../test-support/gateway'
import { loginStaff } from '../../../test-support/staff'
import { accountFeature } from '../../account'
import { consoleFeature } from '../../app/staff-resources'
import { demoAccountsFeature, demoStaffFeature } from '../../demo-data'
import { historyFeature } from '../../history'
import { writeBatch } from '../../import/write/write-batch'
import { messagesFeature } from '../../messages'
import { recordsFeature } from '../../records'
import { sandboxFeature } from '../../sandbox'
import { correctionsFeature } from '../index'

type Row = ResultOf<StaffContract['verification']['get']>
type Page = ResultOf<StaffContract['verification']['list']>

const NAME = '宜昌市岫砚路桥建设有限公司'
const EVIDENCE = { evidence: '企业公示', evidenceUrl: 'https://www.gsxt.gov.cn/1' }

describeOnPostgres('values corrected by staff', (database) => {
  let gateway: TestGateway
  let editor: string
  let recordId: string

  const call = async <R = Row>(name: keyof StaffContract['verification'], body: object) =>
    gateway.call<R>(staffContract.verification[name].path, body, { token: editor })
  const correct = (field: string, value: string, over: object = {}) =>
    call('create', { kind: 'company', recordId, field, value, ...EVIDENCE, ...over })
  const importRow = async (
    values: object,
    dataOn = '2026-10-01',
    source = 'register',
    knownId: string | null = null,
  ) => {
    const shape = { kind: company, source, platform: source } as unknown as Parameters<typeof writeBatch>[1]
    const draft = { sourceKey: '1', values, hint: null, proof: null, recordId: knownId, dataOn }
    const origin = { id: `b-${dataOn}`, dataOn, rank: 50, now: NOW }
    return writeBatch(database(), shape, [draft as never], origin)
  }
  const ROW = {
    name: NAME,
    legalPerson: '冯某',
    contactPhone: '13800000000',
    region: '420107',
    sourcePlatform: '登记',
  }
  const readCompany = async () => (await database().sql`select * from record_company`)[0] ?? {}

  beforeAll(async () => {
    const features = [
      demoAccountsFeature,
      demoStaffFeature,
      accountFeature,
      recordsFeature,
      historyFeature,
      messagesFeature,
      correctionsFeature,
      consoleFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features)
    editor = await loginStaff(gateway, 'editor')
  })
  afterAll(() => gateway?.close())
  beforeEach(async () => {
    await database().sql`truncate record_company, record_statements, record_changes, company_names`
    await importRow(ROW)
    recordId = String((await readCompany()).id)
    gateway.clock.advance(60_000)
  })

  it('DAT-05 a correction outlives imports of the same value, and gives way when the source itself changes', async () => {
    const { data } = await correct('legalPerson', ' 陈某 ')
    expect(data).toMatchObject({ fieldLabel: '法定代表人', before: '冯某', value: '陈某', isShown: true })
    expect(await readCompany()).toMatchObject({ legal_person: '陈某', source_platform: '登记' })
    await importRow({ ...ROW, contactPhone: '13900000000' }, '2026-11-01')
    expect(await readCompany()).toMatchObject({ legal_person: '陈某', contact_phone: '13900000000' })
    await importRow({ ...ROW, legalPerson: '赵某' }, '2026-11-02')
    expect(await readCompany()).toMatchObject({ legal_person: '赵某' })
    expect((await call('get', { id: data.id })).data.isShown).toBe(false)
  })

  it('DAT-12 clears a value, and is in the history, the sources, the list and the audit log', async () => {
    const { id } = (await correct('legalPerson', '', { isCleared: true })).data
    expect(await readCompany()).toMatchObject({ legal_person: null, legal_person_changed_on: null })
    const history = { type: 'qiye', id: recordId }
    const { data: changes } = await gateway.call('/jian-butler-project-biz/history/changes', history)
    expect(changes).toMatchObject({
      records: [{ source: '人工核验', changes: [{ key: 'legalPerson', before: '冯某', after: null }] }],
    })
    const { data: page } = await call<Page>('list', { words: '岫砚' })
    expect(page).toMatchObject({ total: 1, records: [{ title: NAME, value: null, evidence: '企业公示' }] })
    expect(
      await database().sql`select resource, action, actor from audit_log where subject = ${id}`,
    ).toMatchObject([{ resource: 'verification', action: 'create', actor: 'editor' }])
  })

  it('DAT-12 repeated it changes nothing, and withdrawn it gives the value of the sources back', async () => {
    const countEntries = async (id: string) => {
      const [row] = await database()
        .sql`select (select count(*)::int from audit_log where resource = 'verification' and subject = ${id}) as audited,
        (select count(*)::int from record_changes) as changes`
      return row
    }
    const { data } = await correct('name', '湖北岫砚建设集团有限公司')
    expect((await correct('name', '湖北岫砚建设集团有限公司')).data.id).toBe(data.id)
    expect(await countEntries(data.id)).toEqual({ audited: 1, changes: 1 })
    expect(await readCompany()).toMatchObject({ name: '湖北岫砚建设集团有限公司', former_names: null })
    await call('withdraw', { id: data.id })
    expect(await readCompany()).toMatchObject({ name: NAME, former_names: null, renamed_on: null })
    expect(await countEntries(data.id)).toEqual({ audited: 2, changes: 2 })
    expect(await call('withdraw', { id: data.id })).toMatchObject({ http: 404 })
  })

  it('DAT-12 a record without statements keeps its other values, and a demo record gives way to an import', async () => {
    await database().sql`delete from record_statements`
    const before = await readCompany()
    await correct('legalPerson', '陈某')
    const { legal_person, data_on, updated_at, content_hash, ...rest } = await readCompany()
    expect([legal_person, before]).toEqual(['陈某', expect.objectContaining(rest)])
    await importRow({ ...ROW, contactPhone: '13900000000' }, '2026-12-01')
    expect(await readCompany()).toMatchObject({ legal_person: '陈某', contact_phone: '13900000000' })

    await database().sql`delete from record_statements`
    await database().sql`update record_company set source = 'demo', address = '虚构路'`
    await correct('legalPerson', '赵某')
    expect(await readCompany()).toMatchObject({ legal_person: '赵某', address: '虚构路', source: 'demo' })
    await importRow({ ...ROW, legalPerson: '白某' }, '2026-12-02', 'real', recordId)
    expect(await readCompany()).toMatchObject({ legal_person: '白某', address: null, source: 'real' })
  })

  it('DAT-12 reads a value by the type of its field, and refuses what it is not', async () => {
    const fieldsOf = async (field: string, value: string, over: object = {}) => {
      const { data } = await call<{ fields: ReadonlyArray<{ field: string }> }>('create', {
        ...{ kind: 'company', recordId, field, value, ...EVIDENCE },
        ...over,
      })
      return data.fields.map((problem) => problem.field)
    }
    expect((await correct('capital', '8,888万元')).data.value).toBe('8,888.00 万元')
    expect((await correct('region', '湖北省宜昌市')).data.value).toContain('宜昌')
    expect((await correct('status', 'cancelled')).data.value).toBe('注销')
    expect(await fieldsOf('capital', '8888')).toEqual(['value'])
    expect((await correct('capital', '5万美元')).data.value).toContain('5')
    expect(await readCompany()).toMatchObject({ capital: 5_000_000, capital_currency: 'USD' })
    expect((await correct('capital', '6万元')).data.before).toBeNull()
    expect(await readCompany()).toMatchObject({ capital: 6_000_000, capital_currency: 'CNY' })
    expect(await fieldsOf('establishedOn', '2026-02-30')).toEqual(['value'])
    expect(await fieldsOf('legalPerson', '冯某')).toEqual(['value'])
    expect(await fieldsOf('name', '', { isCleared: true })).toEqual(['value'])
    expect(await fieldsOf('qualifications', '一级')).toEqual(['field'])
    expect(await fieldsOf('legalPerson', '陈某', { evidence: '', evidenceUrl: 'http://a.cn' })).toEqual([
      'evidence',
      'evidenceUrl',
    ])
  })

  it('DAT-14 the page names the sources by column, as far as its reader may see them', async () => {
    await importRow(
      { ...ROW, legalPerson: '白某', contactPhone: '13700000000' },
      '2026-09-01',
      'second',
      recordId,
    )
    const read = async () => {
      const { data } = await gateway.call<Record<string, unknown>>(
        '/jian-butler-project-biz/company/detail',
        {
          id: recordId,
        },
      )
      return data
    }
    expect((await read()).others).toMatchObject([
      { column: 'legalPerson', value: '白某', dataOn: '2026-09-01' },
    ])
    expect(await read()).not.toHaveProperty('origins')
    await correct('legalPerson', '陈某')
    const { origins, others } = await read()
    const evidence = { evidence: '企业公示', url: EVIDENCE.evidenceUrl }
    expect(origins).toContainEqual(
      expect.objectContaining({ columns: ['legalPerson'], source: '人工核验', ...evidence }),
    )
    expect(JSON.stringify(origins)).not.toContain('contactPhone')
    expect(others).toMatchObject([{ value: '冯某' }, { value: '白某' }])
  })

  it('DAT-15 answers a report: the member is notified once, of a closed field without its values', async () => {
    const { access_token: token } = await loginBySms(gateway, '12200310001')
    const report = async (field: string) => {
      const body = { module: 'company', moduleId: recordId, field, right: '不对' }
      const path = '/jian-butler-portal-biz/recordReport/addRecordReport'
      return (await gateway.call<{ id: string }>(path, body, { token })).data.id
    }
    const [person, phone] = [await report('legalPerson'), await report('contactPhone')]
    await correct('legalPerson', '陈某', { reportId: person })
    await correct('legalPerson', '陈某', { reportId: person })
    await correct('contactPhone', '13911112222', { reportId: phone })
    const messages = await database().sql`select title, body from member_messages order by created_at, id`
    expect(messages.map(({ body }) => body).sort()).toEqual(
      [
        `“${NAME}”的法定代表人：已由“冯某”更正为“陈某”。依据：企业公示`,
        `“${NAME}”的联系电话：已更正。依据：企业公示`,
      ].sort(),
    )
  })

  it('DAT-36 confirms a shown value: it is stated by staff, and the member who reported it is notified', async () => {
    const { access_token: token } = await loginBySms(gateway, '12200310002')
    const body = { module: 'company', moduleId: recordId, field: 'legalPerson', right: '不对' }
    const path = '/jian-butler-portal-biz/recordReport/addRecordReport'
    const { id } = (await gateway.call<{ id: string }>(path, body, { token })).data
    await database().sql`delete from member_messages`
    const confirm = (field: string, over: object = {}) => correct(field, '', { isConfirmed: true, ...over })
    for (const _ of [1, 2]) {
      const { data } = await confirm('legalPerson', { reportId: id })
      expect(data).toMatchObject({ before: '冯某', value: '冯某', isShown: true })
    }
    expect(await database().sql`select body from member_messages`).toEqual([
      { body: expect.stringContaining('经核实“冯某”无误。依据：企业公示') },
    ])
    expect(await database().sql`select state from record_report where id = ${id}`).toEqual([
      { state: 'rejected' },
    ])
    expect(await database().sql`select count(*)::int as n from record_changes`).toEqual([{ n: 0 }])
    expect((await confirm('address')).http).toBe(400)
    await importRow({ ...ROW, legalPerson: '赵某' }, '2026-11-02')
    expect(await readCompany()).toMatchObject({ legal_person: '赵某' })
  })
})
