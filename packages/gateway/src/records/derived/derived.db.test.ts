import {
  credit,
  type FigureOwner,
  findKind,
  person,
  type RecordKind,
  type StoredRecord,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { refreshDerived, refreshStale } from './derived'
import { markStale } from './stale-figures.store'

const shengting = findKind('shengting')

const DERIVED = ['record_company', 'record_owner', 'record_agency', 'record_person', 'record_credit']

describe('what is computed from other records', () => {
  let copy: TestDatabase
  const database = () => copy
  beforeEach(async () => {
    copy = await openMigratedDatabase('PostgreSQL', { size: 60, now: NOW })
  })
  afterEach(() => copy?.close())

  const all = async () => {
    const rows = DERIVED.map((table) => database().sql.raw(`select * from ${table} order by id`))
    return Promise.all(rows)
  }
  const figuresOf = (rows: readonly object[] = []) => rows.map((row) => ({ ...row, updated_at: null }))
  const refresh = (kind: string, now = NOW) =>
    database().orm.transaction((tx) => refreshDerived(tx, kind, now))

  it('leaves demo data as it is: it says of everything what the records say', async () => {
    const before = await all()
    for (const kind of ['tender', 'person', 'credit'])
      for (const count of Object.values(await refresh(kind, NOW + 1))) expect(count).toBe(0)
    expect(await all()).toEqual(before)
  })

  it('brings every figure back, sorts and filters included', async () => {
    const { sql } = database()
    const before = (await all()).map(figuresOf)
    await sql`update record_company set all_winning_count = 7, latest_win_on = null, personnel_count = null,
      credit_count = 3, year_amount = 5, monthly_wins = null, win_rate = null, sort_latest = 0, sort_wins = 0,
      sort_year_amount = 0`
    for (const table of ['record_owner', 'record_agency'])
      await sql.raw(`update ${table} set main_type = null, tender_count = 0, total_amount = null, latest_on = null,
        directory = '[]', types = '[]', winners = null, contact_phone = 'x', sort_latest = 0, sort_tenders = 0,
        sort_amount = 0, tokens = array_to_tsvector(array(select t from unnest(tsvector_to_array(tokens)) t
          where t not like ':type:%') || array[':type:other'])`)
    await refresh('winning')
    expect((await all()).map(figuresOf)).toEqual(before)
  })

  it('DAT-70 computes the figures of named records only, the same as all at once', async () => {
    const { sql, orm } = database()
    const before = await all()
    await sql`update record_company set all_winning_count = 99, personnel_count = 99, credit_count = 99`
    await sql`update record_person set site_state = null, ongoing_count = 99, ongoing_basis = 'x'`
    await sql`update record_credit set arrears_count = 99`
    for (const table of ['record_owner', 'record_agency'])
      await sql.raw(`update ${table} set tender_count = 99, types = '[]', directory = '[]', winners = '[]'`)
    const changed: ReadonlyArray<readonly [RecordKind, readonly Readonly<Record<string, unknown>>[]]> = [
      [
        winning,
        await sql`select id, winner_ids as "winnerIds", owner_id as "ownerId", agency_id as "agencyId",
          person_ids as "personIds" from record_winning where cardinality(person_ids) > 0 order by id limit 4`,
      ],
      [
        tender,
        await sql`select id, owner_id as "ownerId", agency_id as "agencyId" from record_tender order by id limit 3`,
      ],
      [person, await sql`select id, company_id as "companyId" from record_person order by id limit 3`],
      [credit, await sql`select id, company_id as "companyId" from record_credit order by id limit 3`],
      ...(shengting
        ? [
            [
              shengting,
              await sql`select id, permits from record_shengting where jsonb_array_length(permits) > 0 order by id limit 3`,
            ] as const,
          ]
        : []),
    ]
    await orm.transaction(async (tx) => {
      for (const [kind, rows] of changed) await markStale(tx, kind, rows as readonly StoredRecord[])
    })
    const noted = (await sql`select kind, record_id as id from stale_figures`) as unknown as FigureOwner[]
    expect(new Set(noted.map(({ kind }) => kind))).toEqual(
      new Set(['company', 'owner', 'agency', 'person', 'credit']),
    )
    await orm.transaction((tx) => refreshStale(tx, NOW))
    expect(await sql`select * from stale_figures`).toEqual([])
    const after = await all()
    for (const [at, kind] of ['company', 'owner', 'agency', 'person', 'credit'].entries()) {
      const ids = new Set(noted.filter((each) => each.kind === kind).map(({ id }) => id))
      const isNoted = (row: { readonly id?: unknown }) => ids.has(String(row.id))
      expect(figuresOf(after[at]?.filter(isNoted))).toEqual(figuresOf(before[at]?.filter(isNoted)))
      expect(figuresOf(after[at])).not.toEqual(figuresOf(before[at]))
    }
  })

  it('CRD-05 brings the days and counts of credit entries back after an import of them', async () => {
    const { sql } = database()
    const before = await all()
    await sql`update record_credit set arrears_count = 9, sanction_on = null, dishonesty_on = '2020-01-01',
      arrears_on = null, sort_sanctioned = 0, sort_dishonest = 0, sort_arrears = 0`
    expect((await refresh('credit')).credit).toBeGreaterThan(0)
    expect((await all()).at(-1)).toEqual(
      before.at(-1)?.map((row) => ({ ...row, updated_at: expect.anything() })),
    )
  })

  it('adds the owners and agencies that notices name for the first time, with their counts', async () => {
    const { sql } = database()
    const [{ id }] =
      (await sql`update record_tender set owner_id = 'cnew', owner_unit_name = '虚构县新设建设中心',
      agency_id = 'cagent', agency_name = '虚构招标代理有限公司'
      where id = (select min(id) from record_tender) returning id`) as unknown as [{ id: string }]
    expect((await refresh('tender')).owner).toBeGreaterThanOrEqual(2)
    const [owner] = await sql`select name, tender_count, winning_count, source, owner_type, region,
      tokens @@ '''虚构'' & ''新设'''::tsquery as found from record_owner where id = 'cnew'`
    const [tender] = await sql`select region from record_tender where id = ${id}`
    expect(owner).toEqual({
      name: '虚构县新设建设中心',
      tender_count: 1,
      // Made-up sources cover made-up records only (COV-01).
      winning_count: null,
      source: 'derived',
      owner_type: null,
      region: tender?.region,
      found: true,
    })
    expect(await sql`select tender_count from record_agency where id = 'cagent'`).toEqual([
      { tender_count: 1 },
    ])
    expect(await refresh('tender')).toEqual({ company: 0, owner: 0, agency: 0 })
  })

  it('counts a win once, however many records tell of it, and one that only a notice tells of', async () => {
    const { sql } = database()
    const [company] = await sql`select id, all_winning_count as wins from record_company order by id limit 1`
    await sql`insert into record_tender select made.* from (select to_jsonb(t) as row from record_tender t limit 1) t,
      generate_series(1, 2) n, jsonb_populate_record(null::record_tender, t.row || jsonb_build_object(
        'id', 'twin-' || n, 'source_key', 'twin-' || n, 'project_code', 'NEW-1',
        'winner_ids', jsonb_build_array(${String(company?.id)}::text), 'awarded_on', '2026-11-19')) made`
    await refresh('tender')
    const [after] = await sql`select all_winning_count as wins, latest_win_on::text as day from record_company
      where id = ${company?.id}`
    expect(after).toEqual({ wins: Number(company?.wins) + 1, day: '2026-11-19' })
  })

  it('PPL-01 says of constructors whether they are busy, as filter, sort and count, and of nobody else', async () => {
    const { sql } = database()
    const states = await sql`select site_state as state, count(*)::int as n, min(ongoing_count) as least,
      bool_and(tokens @@ (quote_literal(':site:' || site_state))::tsquery) as found,
      bool_and(sort_free = ongoing_count) as sorted, bool_and(ongoing_basis <> '') as told
      from record_person where site_state is not null group by site_state order by site_state`
    expect(
      states.map(({ state, least, found: total, sorted, told: listed }) => [
        state,
        least,
        total,
        sorted,
        listed,
      ]),
    ).toEqual([
      ['free', 0, true, true, true],
      ['many', 2, true, true, true],
      ['one', 1, true, true, true],
    ])
    const [others] = await sql`select count(*)::int as n from record_person where (site_state is null) =
      exists (select 1 from unnest(registration_codes) code where left(code, 4) in ('R101', 'R102'))`
    expect(others).toEqual({ n: 0 })
    const id = 'works-without-registration'
    await sql`insert into record_person select made.* from (select to_jsonb(p) as row from record_person p limit 1) p,
      jsonb_populate_record(null::record_person, p.row || jsonb_build_object('id', ${id}::text, 'source_key', ${id}::text,
        'registration_codes', '[]'::jsonb)) made`
    await sql`update record_winning set person_ids = array[${id}], due_on = '2027-01-01', completed_on = null,
      performance_state = null, awarded_on = '2026-09-01' where id = (select max(id) from record_winning)`
    await refresh('winning')
    expect(
      await sql`select site_state as state, ongoing_until as until from record_person where id = ${id}`,
    ).toEqual([{ state: null, until: null }])
  })

  it('PPL-03 a permit makes its manager busy, once for all records of its project', async () => {
    const { sql } = database()
    const [person] = await sql`select id from record_person where site_state = 'free' order by id limit 1`
    const id = String(person?.id)
    const site = async () => {
      await refresh('engineering')
      const [row] =
        await sql`select site_state as state, ongoing_count as count, ongoing_until::text as until,
        ongoing_basis as basis from record_person where id = ${id}`
      return row
    }
    const [unit] =
      await sql`update record_engineering set person_ids = array[${id}], permitted_on = '2026-10-01',
      actual_start = null, planned_end = '2027-10-01', actual_end = null, status = 'building',
      project_code = 'PERMIT-1' where id = (select min(id) from record_engineering) returning id`
    expect(await site()).toMatchObject({
      state: 'one',
      count: 1,
      until: '2027-10-01',
      basis: expect.stringContaining(
        '据施工许可：2026-10-01 取得施工许可，计划 2027-10-01 完工，没有收录完工',
      ),
    })
    // The same permit on the national platform, and the bid result of the project.
    const permits = JSON.stringify([
      { permitNo: 'P1', companyName: '某公司', managerId: id, issuedOn: '2026-10-01' },
    ])
    await sql`update record_siku set permits = ${permits}::text::jsonb, finishes = '[]', progress = 'permit',
      project_code = 'PERMIT-1' where id = (select min(id) from record_siku)`
    expect(await site()).toMatchObject({ count: 1 })
    const [win] = await sql`update record_winning set person_ids = array[${id}], project_code = 'PERMIT-1',
      awarded_on = '2026-09-01', contract_signed_on = null, started_on = null, due_on = null, completed_on = null,
      performance_state = null, duration = null where id = (select min(id) from record_winning) returning id`
    expect(await site()).toMatchObject({ count: 1, basis: expect.stringContaining('据中标结果和施工许可：') })
    await sql`update record_winning set completed_on = '2026-11-01' where id = ${win?.id}`
    expect(await site()).toMatchObject({ state: 'free', count: 0 })
    await sql`update record_winning set person_ids = '{}' where id = ${win?.id}`
    await sql`update record_engineering set actual_end = '2026-11-01' where id = ${unit?.id}`
    expect(await site()).toMatchObject({ count: 1, basis: expect.stringContaining('据施工许可：') })
    await sql`update record_siku set progress = 'finish' where project_code = 'PERMIT-1'`
    expect(await site()).toMatchObject({ state: 'free', count: 0, until: null })
  })

  it('PPL-01 a completion frees its manager, and so do 180 days behind the expected end', async () => {
    const { sql } = database()
    const busy = async () => {
      const [row] = await sql`select count(*)::int as n from record_person where site_state <> 'free'`
      return Number(row?.n)
    }
    const before = await busy()
    const [person] = await sql`select id from record_person where site_state = 'one'
      and ongoing_basis like '%据中标结果%' order by id limit 1`
    const id = String(person?.id)
    await sql`update record_winning set completed_on = '2026-11-01' where ${id} = any(person_ids)`
    expect((await refresh('winning')).person).toBe(1)
    const [freed] = await sql`select site_state as state, ongoing_count as count, ongoing_basis as basis
      from record_person where id = ${id}`
    expect(freed).toEqual({
      state: 'free',
      count: 0,
      basis: '收录的中标结果和施工许可中，没有担任项目经理且未完工的项目',
    })
    expect(await busy()).toBe(before - 1)
    await refresh('person', NOW + 12 * 365 * 86_400_000)
    expect(await busy()).toBe(0)
  })
})
