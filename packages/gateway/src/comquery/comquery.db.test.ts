import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  CONDITION_GROUPS,
  type Comquery,
  type ComqueryPage,
  type ConditionField,
  type ConditionGroup,
  EMPTY_COMQUERY,
  listFieldOptions,
} from '@zhushutong/domain/comquery'
import { findKind, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { naiveComquery, naiveEvidence, type Stored } from '../../test-support/records/naive-comquery'
import { loadRows } from '../platform/db/bulk-load'
import { rowOf, tableOf } from '../records'
import { countComquery, readComqueryBatch } from './comquery.batch'
import { runComquery } from './comquery.store'

const NOW = 1_795_000_000_000
const PLAIN: Viewer = { ...VISITOR, loggedIn: true }
const WAN = 1_000_000
const REGIONS = ['500112', '500103', '510107', '320583']
const TAGS = ['D101A', 'D101B', 'D110A', 'D110C', 'D203']
const COMPANIES = 60

// Deterministic, so that a failure repeats in every run.
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const buildRows = (count: number, make: (i: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_, i) => make(i) as unknown as StoredRecord)

const STORED: Stored = {
  company: buildRows(COMPANIES, (i) => ({
    id: `c${i}`,
    name: `公司${i}`,
    region: i % 7 === 0 ? null : pick(REGIONS, i),
    capital: i % 11 === 0 ? null : (i % 9) * 500 * WAN,
    capitalCurrency: i % 13 === 0 ? 'USD' : 'CNY',
    status: pick(['active', 'active', 'cancelled'], i),
    qualificationCodes: TAGS.filter((_, t) => (i >> t) % 2 === 1),
    latestWinOn: i % 5 === 0 ? null : `2026-0${1 + (i % 9)}-01`,
  })),
  winning: buildRows(240, (i) => ({
    id: `w${i}`,
    projectName: `项目${i}`,
    region: pick(REGIONS, i * 3),
    engineeringType: pick(['building', 'municipal', 'highway'], i),
    winnerIds: [`c${(i * i) % COMPANIES}`, ...(i % 6 === 0 ? [`c${(i * 7) % COMPANIES}`, 'gone'] : [])],
    winningAmount: i % 10 === 0 ? null : (i % 12) * 200 * WAN,
    currency: i % 17 === 0 ? 'USD' : 'CNY',
    awardedOn: i % 19 === 0 ? null : `202${i % 7}-06-15`,
  })),
  person: buildRows(200, (i) => ({
    id: `p${i}`,
    name: `人${i}`,
    companyId: i % 9 === 0 ? null : `c${(i * 11) % 40}`,
    registrationCodes: pick([['R101'], ['R101', 'R102'], ['R105'], []], i),
  })),
  credit: buildRows(50, (i) => ({
    id: `x${i}`,
    name: `公司${i}`,
    companyId: `c${i}`,
    dishonestyCount: pick([null, 0, 0, 1, 4], i),
    sanctionCount: pick([null, 0, 2], i),
  })),
  siku: buildRows(120, (i) => ({
    id: `s${i}`,
    projectName: `四库${i}`,
    projectType: pick(['building', 'municipal', 'other'], i),
    region: pick(REGIONS, i),
    totalInvestment: (i % 8) * 1000 * WAN,
    totalArea: (i % 10) * 5000,
    companyIds: [`c${(i * 5) % COMPANIES}`],
  })),
}

const valueFor = (group: ConditionGroup, field: ConditionField): fc.Arbitrary<string> => {
  switch (field.type) {
    case 'region':
      return fc.constantFrom('500000', '500112', '510100', '320000', '650000')
    case 'option': {
      const held = new Set([
        ...TAGS.map((t) => t.slice(0, 4)),
        'A',
        'C',
        'R101',
        'R105',
        'building',
        'active',
      ])
      const options = listFieldOptions(group, field).map((o) => o.value)
      return fc.constantFrom(...options.filter((o) => held.has(o)), ...options.slice(0, 2))
    }
    case 'wan':
      return fc.constantFrom('0', '500', '1000', '2000', '999999999')
    case 'count':
      return fc.constantFrom('0', '1', '20000')
    case 'day':
      return fc.constantFrom('2020-01-01', '2023-06-15', '2026-12-31')
    case 'times':
      return fc.constantFrom('1', '2', '3', '1000')
  }
}

const conditionFor = (group: ConditionGroup) =>
  fc
    .record(Object.fromEntries(group.fields.map((f) => [f.key, valueFor(group, f)])), { requiredKeys: [] })
    .filter((row) => Object.keys(row).length > 0 && !(Number(row.min ?? 0) > Number(row.max ?? 1e9)))

const queryFor: fc.Arbitrary<Comquery> = fc
  .record({
    conditions: fc
      .subarray([...CONDITION_GROUPS], { minLength: 1, maxLength: 3 })
      .chain((groups) =>
        fc.record(
          Object.fromEntries(
            groups.map((group) => [
              group.key,
              fc.array(conditionFor(group), { minLength: 1, maxLength: Math.min(2, group.most) }),
            ]),
          ),
        ),
      ),
    match: fc.option(fc.constant('any' as const), { nil: undefined }),
    sort: fc.option(fc.constantFrom('capital', 'oldest'), { nil: undefined }),
  })
  .map((query) => ({ ...EMPTY_COMQUERY, pageSize: 100, ...query }) as Comquery)

describeOnPostgres('the combined query', (database) => {
  beforeAll(async () => {
    for (const { kind } of CONDITION_GROUPS) await load(findKind(kind) as RecordKind)
  })

  const loaded = new Set<string>()
  const load = async (kind: RecordKind) => {
    if (loaded.has(kind.kind)) return
    loaded.add(kind.kind)
    const rows = (STORED[kind.kind] ?? []).map((record) =>
      rowOf(kind, record, { source: 't', sourceKey: record.id }, NOW),
    )
    await database().orm.transaction((tx) => loadRows(tx, getTableName(tableOf(kind)), rows))
  }

  const search = async (query: Comquery, viewer = PLAIN) =>
    (await runComquery(database())(query, { viewer, now: NOW }, 'test')) as ComqueryPage
  const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id).sort()

  it('ACC-02 finds and counts the same as a plain loop, with the matching records for each condition', async () => {
    await fc.assert(
      fc.asyncProperty(queryFor, async (query) => {
        const all = naiveComquery(STORED, query)
        const page = await search(query)
        expect(idsOf(page.records.map(({ record }) => record))).toEqual(idsOf(all))
        expect(page.total).toBe(all.length)
        for (const { record, evidence, qualifications } of page.records) {
          const asked = (query.conditions.qualification ?? []).map(
            ({ category = '....', grade = '.?' }) => new RegExp(`^${category}${grade}$`),
          )
          const { qualificationCodes } = all.find(({ id }) => id === record.id) as StoredRecord
          expect(qualifications).toEqual(
            (qualificationCodes as string[]).filter((code) => asked.some((form) => form.test(code))),
          )
          for (const { key, count, amount } of evidence) {
            const [name = '', index] = key.split('.')
            const group = CONDITION_GROUPS.find((g) => g.key === name) as ConditionGroup
            const condition = query.conditions[name]?.[Number(index)] ?? {}
            const met = naiveEvidence(STORED, group, condition, record as unknown as StoredRecord)
            expect(count).toBe(met.length)
            const inCny = met.filter((r) => r.currency === 'CNY' && r.winningAmount !== null)
            const sum = inCny.reduce((total, r) => total + Number(r.winningAmount), 0)
            expect(amount ?? 0).toBe(group.summed ? sum : 0)
          }
        }
      }),
      { numRuns: 120 },
    )
  })

  it('VAL-05 pages are slices of one order', async () => {
    const query = { ...EMPTY_COMQUERY, conditions: { status: [{ value: 'active' }] }, sort: 'capital' }
    const whole = await search({ ...query, pageSize: 100 })
    const pages = [1, 2, 3, 4].map((pageNum) => search({ ...query, pageNum }))
    const ids = (await Promise.all(pages)).flatMap(({ records }) => records.map(({ record }) => record.id))
    expect(ids).toEqual(whole.records.map(({ record }) => record.id))
    expect((await search(query)).pages).toBe(4)
  })

  it('MEM-02 all batches together are the whole list in its order, as counted', async () => {
    await fc.assert(
      fc.asyncProperty(queryFor, fc.integer({ min: 1, max: 40 }), async (query, size) => {
        const asker = { viewer: PLAIN, now: NOW }
        const ids: string[] = []
        let cursor: string | null = null
        do {
          const batch: Awaited<ReturnType<ReturnType<typeof readComqueryBatch>>> = await readComqueryBatch(
            database(),
          )({ ...query, cursor: cursor ?? undefined }, asker, size)
          if ('error' in batch) throw new Error(batch.error)
          ids.push(...batch.records.map(({ id }) => id))
          cursor = batch.nextCursor
        } while (cursor !== null)
        expect(ids).toEqual((await search(query)).records.map(({ record }) => record.id))
        expect(await countComquery(database())(query, asker, 1000)).toBe(ids.length)
      }),
      { numRuns: 25 },
    )
  })

  it('ACC-02 sorting by a closed column names the membership to buy; masked values stay masked', async () => {
    const { records } = await search({ ...EMPTY_COMQUERY, conditions: { status: [{ value: 'active' }] } })
    expect(
      records.every(({ record }) => record.contactPhone === null || /\*/.test(String(record.contactPhone))),
    ).toBe(true)
  })
})
