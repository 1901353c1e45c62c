import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { permitExpiry, qualificationExpiry, type StoredRecord } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { refreshExpiry } from './expiry-refresh'
import { expiringPermit, expiringQualifications } from './expiry-rows'

const NOW = 1_795_140_000_000
const day = (days: number) => dayOf(addDays(NOW, days))

const aCompany = (over: Partial<StoredRecord>): StoredRecord => ({
  id: 'c1',
  name: '重庆虚构建设有限公司',
  ...over,
})
const held = (validUntil: string | null) => [
  { name: '市政公用工程施工总承包', grade: '二级', certificateNo: 'D250000001', validUntil },
]

it('ACC-07 what ended 90 days ago or ends in a year is listed, a day further is not', () => {
  const count = (days: number) =>
    expiringQualifications(aCompany({ qualifications: held(day(days)) }), NOW).length
  expect([-91, -90, 0, 365, 366].map(count)).toEqual([0, 1, 1, 1, 0])
  const permit = (days: number) => expiringPermit(aCompany({ safetyPermitUntil: day(days) }), NOW)?.validUntil
  expect([-91, -90, 365, 366].map(permit)).toEqual([undefined, day(-90), day(365), undefined])
  expect(expiringQualifications(aCompany({ qualifications: held(null) }), NOW)).toEqual([])
})

it('ACC-05 a row knows the qualification by its code, and keeps the address that names the company to itself', () => {
  const [row] = expiringQualifications(
    aCompany({ qualifications: held(day(1)), sourceUrl: 'https://x.example/c1' }),
    NOW,
  )
  expect(row).toMatchObject({ qualificationCodes: ['D110B'], sourceUrl: null, companyId: 'c1' })
})

describeOnPostgres('the lists of what ends', { size: 60, now: NOW }, (database) => {
  const TABLES = ['record_qualification_expiry', 'record_permit_expiry']
  const all = () =>
    Promise.all(TABLES.map((table) => database().sql.raw(`select * from ${table} order by id`)))
  const refresh = (now = NOW) => database().orm.transaction((tx) => refreshExpiry(tx, now))

  it('ACC-07 demo data say what the companies say: nothing is to be done', async () => {
    const before = await all()
    expect(before.every((rows) => rows.length > 10)).toBe(true)
    expect(await refresh(NOW + 1)).toBe(0)
    expect(await all()).toEqual(before)
  })

  it('ACC-07 lost and wrong rows come back as they were, but for their ids', async () => {
    const { sql } = database()
    const summary = (sets: Awaited<ReturnType<typeof all>>) =>
      sets.map((rows) =>
        rows
          .map(({ id, source, source_key, updated_at, content_hash, ...row }) => JSON.stringify(row))
          .sort(),
      )
    const before = summary(await all())
    await sql`delete from record_permit_expiry where region < '40'`
    await sql`update record_qualification_expiry set contact_phone = 'x', tokens = '' where grade = '二级'`
    expect(await refresh()).toBeGreaterThan(0)
    expect(summary(await all())).toEqual(before)
    expect(await refresh()).toBe(0)
  })

  it('ACC-07 a renewed certificate leaves the list, a changed one keeps its id, a removed company goes', async () => {
    const { sql } = database()
    const [first, second, third] = await sql<{ id: string; company_id: string }[]>`
      select id, company_id from record_permit_expiry order by id limit 3`
    await sql`update record_company set safety_permit_until = ${day(900)} where id = ${first?.company_id ?? ''}`
    await sql`update record_company set contact_phone = '15400000001' where id = ${second?.company_id ?? ''}`
    await sql`delete from record_company where id = ${third?.company_id ?? ''}`
    await refresh()
    const rows = await sql`select id, contact_phone from record_permit_expiry
      where company_id = any(${[first, second, third].map((r) => r?.company_id ?? '')})`
    expect(rows.map((r) => ({ ...r }))).toEqual([{ id: second?.id, contact_phone: '15400000001' }])
  })

  it('ACC-07 as days pass, rows come and go; the search counts and the version of the kind with them', async () => {
    const { sql } = database()
    const [before] = await sql`select version from record_versions where kind = ${qualificationExpiry.kind}`
    expect(await refresh(NOW + 40 * DAY_MS)).toBeGreaterThan(0)
    const [bounds] =
      await sql`select min(valid_until)::text as first, max(valid_until)::text as last, count(*)::int as n
      from record_qualification_expiry`
    expect(bounds?.first >= day(40 - 90) && bounds?.last <= day(40 + 365)).toBe(true)
    const [counted] =
      await sql`select count from record_grams where kind = ${qualificationExpiry.kind} and token = ''`
    expect(Number(counted?.count)).toBe(bounds?.n)
    const [after] = await sql`select version from record_versions where kind = ${qualificationExpiry.kind}`
    expect(Number(after?.version)).toBe(Number(before?.version) + 1)
    expect(permitExpiry.opensBy).toBe('company_anxu_expire')
  })
})
