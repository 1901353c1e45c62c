import { seededKinds } from '@zhushutong/demo/records'
import { divisionName } from '@zhushutong/domain/divisions'
import { DAY_MS, startOfDay } from '@zhushutong/domain/formatting'
import { isCreditCode } from '@zhushutong/domain/identity'
import { gradesOf, KINDS, type StoredRecord } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { RECORD_TABLES } from '../records'
import { seedDatabase } from '.'

const NOW = 1_795_000_000_000
const TODAY = startOfDay(NOW)
const recordsOn = (today: number, name: string): StoredRecord[] => [
  ...(seededKinds(400, today)
    .find(({ kind }) => kind.kind === name)
    ?.records() ?? []),
]
const companies = recordsOn(TODAY, 'company')
const people = recordsOn(TODAY, 'person')
const tenders = recordsOn(TODAY, 'tender')
const results = recordsOn(TODAY, 'winning')

describe('demo data', () => {
  it('is the same in every run, and shifts with the day', () => {
    expect(recordsOn(TODAY, 'company')).toEqual(companies)
    expect(recordsOn(TODAY, 'tender')).toEqual(tenders)
    const tomorrow = recordsOn(TODAY + 86_400_000, 'tender')
    expect(tomorrow.map((r) => r.id)).toEqual(tenders.map((r) => r.id))
    expect(tomorrow[0]?.publicityTime).not.toBe(tenders[0]?.publicityTime)
  })

  it('has valid, unique credit codes, ids, and existing divisions', () => {
    for (const { creditCode, region } of companies) {
      expect(isCreditCode(String(creditCode))).toBe(true)
      expect(divisionName(String(region))).not.toBeNull()
      expect(String(creditCode).slice(2, 8)).toBe(region)
    }
    expect(new Set(companies.map((c) => c.creditCode)).size).toBe(companies.length)
    for (const records of [companies, people, tenders])
      expect(new Set(records.map((r) => r.id)).size).toBe(records.length)
  })

  it('counts match its rows: people, wins, latest win, qualifications', () => {
    for (const company of companies) {
      const staff = people.filter((p) => p.companyId === company.id)
      const won = results.filter((r) => (r.winnerIds as string[]).includes(company.id))
      expect(company.personnelCount).toBe(staff.length)
      expect(company.allWinningCount).toBe(won.length)
      expect(company.latestWinOn).toBe(
        won
          .map((r) => String(r.awardedOn))
          .sort()
          .at(-1) ?? null,
      )
      expect(company.qualificationCount).toBe((company.qualifications as unknown[]).length)
      for (const tag of company.qualificationCodes as string[]) {
        const grades = gradesOf(tag.slice(0, 4))
        expect(grades.length === 0 ? tag.length === 4 : grades.includes(tag.slice(4))).toBe(true)
      }
    }
    expect(companies.some((c) => Number(c.allWinningCount) > 0)).toBe(true)
  })

  it('some companies have former names, other legal persons and upgraded qualifications, by two sources', () => {
    const [seeded] = seededKinds(400, TODAY).filter(({ kind }) => kind.kind === 'company')
    const histories = [...(seeded?.histories?.() ?? [])]
    const keys = histories.flatMap(({ entries }) => entries.flatMap((e) => e.changes.map(({ key }) => key)))
    for (const key of ['name', 'legalPerson', 'capital', 'qualifications']) expect(keys).toContain(key)
    for (const { record, statements } of histories) {
      const shown = companies.find(({ id }) => id === record.id)
      expect(shown).toMatchObject({ name: record.name, formerNames: record.formerNames })
      expect(new Set(statements.map(({ source }) => source)).size).toBe(2)
      expect(statements[0]?.values).toMatchObject({ name: record.name, legalPerson: record.legalPerson })
    }
    expect(companies.filter(({ formerNames }) => formerNames).length).toBeGreaterThan(2)
  })

  it('tenders ask for grades that are granted', () => {
    const asked = tenders.flatMap((tender) => (tender.requiredQualificationCodes as string[] | null) ?? [])
    expect(asked.length).toBeGreaterThan(50)
    for (const tag of asked) {
      const grades = gradesOf(tag.slice(0, 4))
      expect(grades.length === 0 ? tag.length === 4 : grades.includes(tag.slice(4)), tag).toBe(true)
    }
  })

  it('reaches no real person: unissued numbers, unregistrable addresses', () => {
    for (const record of [...companies, ...people, ...tenders])
      for (const key of ['contactPhone', 'ownerUnitPhone', 'agencyPhone'])
        if (record[key]) expect(String(record[key])).toMatch(/^(154|163|164|169)\d{8}$/)
    for (const { contactEmail, sourceUrl } of companies) {
      if (contactEmail) expect(contactEmail).toMatch(/\.example$/)
      expect(new URL(String(sourceUrl)).hostname).toMatch(/\.example$/)
    }
  })

  it('has a source and a collection time, none in the future', () => {
    for (const { collectedAt, checkedAt } of [...companies, ...people, ...tenders]) {
      expect(Number(collectedAt)).toBeLessThan(NOW)
      if (checkedAt !== null) expect(Number(checkedAt)).toBeGreaterThan(Number(collectedAt))
      if (checkedAt !== null) expect(Number(checkedAt)).toBeLessThanOrEqual(NOW)
    }
    expect(companies.some((c) => c.checkedAt === null)).toBe(true)
  })

  it('something of every kind came today, more on a weekday than on a Sunday', () => {
    const shareOn = (day: string) => {
      const today = startOfDay(Date.parse(`${day}T10:00:00+08:00`))
      let [came, all] = [0, 0]
      for (const { kind, records } of seededKinds(200, today)) {
        const generated = [...records()]
        const now = generated.filter(({ collectedAt }) => Number(collectedAt) >= today).length
        // Certificates have the collection time of their companies.
        if (!kind.kind.endsWith('Expiry')) expect(now, `${kind.kind} on ${day}`).toBeGreaterThan(0)
        came += now
        all += generated.length
      }
      return came / all
    }
    const [friday, sunday] = ['2026-11-20', '2026-11-22'].map(shareOn) as [number, number]
    expect(friday).toBeGreaterThan(0.01)
    expect(friday).toBeLessThan(0.1)
    expect(sunday).toBeLessThan(friday / 2)
  })
})

describeOnBoth('seeding', (database) => {
  beforeEach(async () => {
    const { sql } = database()
    await sql.raw(
      `truncate ${RECORD_TABLES.map(({ table }) => getTableName(table))}, record_grams, seed_state`,
    )
  })

  const counts = async () => {
    const { sql } = database()
    const [row] = await sql`select (select count(*)::int from record_company) as company,
      (select count(*)::int from record_person) as person, (select count(*)::int from record_tender) as tender`
    return row
  }
  const indexes = async () => {
    const rows = await database()
      .sql`select indexdef from pg_indexes where tablename like 'record_%' order by 1`
    return rows.map((r) => r.indexdef)
  }

  it('loads every kind once, and leaves the indexes as they were', async () => {
    const before = await indexes()
    expect(await seedDatabase(database(), { size: 50, now: NOW })).toBe(true)
    expect(await counts()).toEqual({ company: 50, person: 150, tender: 103 })
    expect(await seedDatabase(database(), { size: 50, now: NOW })).toBe(false)
    expect(await counts()).toEqual({ company: 50, person: 150, tender: 103 })
    expect(await indexes()).toEqual(before)
    for (const { kind } of RECORD_TABLES)
      expect(
        await database().sql`select count from record_grams where kind = ${kind.kind} and token = ''`,
      ).toHaveLength(1)
  })

  it('collects nothing after the moment of the seed', async () => {
    await seedDatabase(database(), { size: 50, now: TODAY })
    const [row] = await database().sql`select max(collected_at) as latest from record_company`
    expect(new Date(String(row?.latest)).getTime()).toBe(TODAY)
  })

  // VACUUM passes over a page that the background writer holds at that moment.
  it('leaves pages whose rows are visible to all, so that a scan along an index need not look at them', async () => {
    await seedDatabase(database(), { size: 50, now: NOW })
    const [row] = await database().sql`
      select sum(relallvisible)::float / sum(relpages) as share from pg_class
      where relkind = 'r' and relname = any(${RECORD_TABLES.map(({ table }) => getTableName(table))})`
    expect(row?.share).toBeGreaterThan(0.9)
  })

  it('keeps the kinds that are done when it is interrupted, and goes on with the others and the same size', async () => {
    const before = await indexes()
    const log = (line: string) => {
      if (line.startsWith('人员')) throw new Error('interrupted')
    }
    await expect(seedDatabase(database(), { size: 50, now: NOW, log })).rejects.toThrow('interrupted')
    expect(await counts()).toEqual({ company: 50, person: 150, tender: 0 })
    expect(await indexes()).toEqual(before)
    const ids = await database().sql`select id, collected_at from record_company order by id`
    const said: string[] = []
    const again = { size: 20, now: NOW + DAY_MS, log: (line: string) => void said.push(line) }
    expect(await seedDatabase(database(), again)).toBe(true)
    expect(said[0]).toMatch(/^接着上次生成（50 家企业，已有 \d+ 类）$/)
    expect(said.join()).not.toMatch(/企业：|人员：/)
    expect(await counts()).toEqual({ company: 50, person: 150, tender: 103 })
    expect(await database().sql`select id, collected_at from record_company order by id`).toEqual(ids)
    expect(await database().sql`select name, size from seed_state`).toEqual([{ name: 'records', size: 50 }])
    expect(await seedDatabase(database(), again)).toBe(false)
  })

  it('is loaded once by gateways that start together', async () => {
    const seeds = Array.from({ length: 3 }, () => seedDatabase(database(), { size: 20, now: NOW }))
    expect((await Promise.all(seeds)).filter(Boolean)).toHaveLength(1)
    expect(await counts()).toMatchObject({ company: 20 })
  })

  it('changes no database with existing records, and does nothing when size is 0', async () => {
    expect(await seedDatabase(database(), { size: 0, now: NOW })).toBe(false)
    const { sql } = database()
    await sql`insert into record_company (id, name, source, source_key, content_hash, search_title, tokens, updated_at,
      sort_latest, sort_year_amount, sort_wins, sort_capital, sort_oldest)
      values ('own', '自有', 'import', '1', '', '自有', '', now(), 0, 0, 0, 0, 0)`
    expect(await seedDatabase(database(), { size: 20, now: NOW })).toBe(false)
    expect(await counts()).toEqual({ company: 1, person: 0, tender: 0 })
  })

  it('has records for every kind of the catalogue', () => {
    expect(seededKinds(1, TODAY).map((k) => k.kind.kind)).toEqual(KINDS.map((k) => k.kind))
  })
})
