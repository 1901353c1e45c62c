import { beforeEach, expect, it } from 'vitest'
import { describeOnBoth } from '../../../test-support/databases'
import { seedDatabase } from '../../demo-data'
import { refreshDerived } from './derived'

const NOW = 1_795_140_000_000
const DERIVED = ['record_company', 'record_owner', 'record_agency']

describeOnBoth('what is computed from other records', (database) => {
  beforeEach(async () => {
    const { sql } = database()
    const tables = await sql`select tablename as name from pg_tables where tablename like 'record_%'`
    await sql.raw(`truncate ${tables.map((t) => t.name).join(', ')}, seed_state`)
    await seedDatabase(database(), { size: 60, now: NOW })
  })

  const all = async () => {
    const rows = DERIVED.map((table) => database().sql.raw(`select * from ${table} order by id`))
    return Promise.all(rows)
  }
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
    const before = await all()
    await sql`update record_company set all_winning_count = 7, latest_win_on = null, personnel_count = null,
      credit_count = 3, sort_latest = 0, sort_wins = 0`
    for (const table of ['record_owner', 'record_agency'])
      await sql.raw(`update ${table} set main_type = null, tender_count = 0, total_amount = null, latest_on = null,
        directory = '[]', types = '[]', winners = null, contact_phone = 'x', sort_latest = 0, sort_tenders = 0,
        sort_amount = 0, tokens = array_to_tsvector(array(select t from unnest(tsvector_to_array(tokens)) t
          where t not like ':type:%') || array[':type:other'])`)
    await refresh('winning')
    expect(await all()).toEqual(before)
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
      winning_count: 0,
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
    const [one] = await sql`select id, all_winning_count as wins from record_company order by id limit 1`
    await sql`insert into record_tender select made.* from (select to_jsonb(t) as row from record_tender t limit 1) t,
      generate_series(1, 2) n, jsonb_populate_record(null::record_tender, t.row || jsonb_build_object(
        'id', 'twin-' || n, 'source_key', 'twin-' || n, 'project_code', 'NEW-1',
        'winner_ids', jsonb_build_array(${String(one?.id)}::text), 'awarded_on', '2026-11-19')) made`
    await refresh('tender')
    const [after] = await sql`select all_winning_count as wins, latest_win_on::text as day from record_company
      where id = ${one?.id}`
    expect(after).toEqual({ wins: Number(one?.wins) + 1, day: '2026-11-19' })
  })
})
