import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { permitExpiry, qualificationExpiry } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { refreshExpiry } from './expiry-refresh'

const NOW = 1_795_140_000_000
const day = (days: number) => dayOf(addDays(NOW, days))

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
