import { seededKinds } from '@zhushutong/demo/records'
import { ADD_ONS, VISITOR, type Viewer } from '@zhushutong/domain/access'
import { dayOf } from '@zhushutong/domain/formatting'
import { PAGE_SIZES } from '@zhushutong/domain/paging'
import {
  company,
  type Filter,
  findKind,
  hasOperators,
  isMultiValue,
  KINDS,
  listSorts,
  person,
  RELEVANCE,
  type RecordKind,
  type RecordPage,
  type RecordView,
  type StoredRecord,
  type SynonymTable,
  tender,
} from '@zhushutong/domain/records'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runsAll } from '../../../../../scripts/lib/breadth.mjs'
import { describeOnBoth, LONG_TEST_KINDS } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { asStored } from '../../../test-support/records/as-stored'
import { readDerived } from '../../../test-support/records/derived-columns'
import { naiveSearch } from '../../../test-support/records/naive-search'
import { recordSearch, searchEngine } from '../engine'
import type { SearchLimits } from './find-records'
import type { SearchRequest } from './search-request'

const SIZE = 300
const MEMBER: Viewer = { ...VISITOR, loggedIn: true, svip: true }
/** A viewer with access to everything. */
const HOLDER: Viewer = { ...MEMBER, addOns: ADD_ONS, ownerLookup: true, enterprise: true }
const PLAIN: Viewer = { ...VISITOR, loggedIn: true }

const STORED = new Map(
  seededKinds(SIZE, NOW - ((NOW + 28_800_000) % 86_400_000)).map(({ kind, records }) => [
    kind.kind,
    [...records()].map((record) => asStored(kind, record)),
  ]),
)
const storedOf = (kind: RecordKind): StoredRecord[] => STORED.get(kind.kind) as StoredRecord[]

const valueFor = (kind: RecordKind, filter: Filter): fc.Arbitrary<string> => {
  const held = storedOf(kind).flatMap((r) => (r[filter.column] ?? []) as string | number | readonly string[])
  const missing = filter.type === 'range' && filter.of === 'date' ? '2026-06-01' : 'none'
  const existing = held.length > 0 ? fc.constantFrom(...new Set(held)) : fc.constant(missing)
  switch (filter.type) {
    case 'region':
      return existing.chain((code) =>
        fc.constantFrom(String(code), `${String(code).slice(0, 4)}00`, `${String(code).slice(0, 2)}0000`),
      )
    case 'reference':
      return existing.map(String)
    case 'range': {
      const bound = fc.oneof(
        existing.map((value) =>
          filter.of === 'date' && typeof value === 'number' ? dayOf(value) : String(value),
        ),
        fc.constant(filter.of === 'date' ? '9999-12-31' : '999999999999999'),
      )
      const open = fc.tuple(fc.option(bound, { nil: '' }), bound).map(([a, b]) => `${a}~${b}`)
      return fc.oneof(fc.constantFrom(...filter.presets.map((p) => p.value)), open)
    }
    default:
      return fc.constantFrom(...filter.options.map((o) => o.value))
  }
}

// biome-ignore format: a table
const HOSTILE = [
  '%', '_', "'", '"', '\\', '\u0000', '😀', '建建建建', "'; drop table record_company; --", '<->',
  '!&|():*', '\ud800', 'é', '𠮷', '  ', 'a'.repeat(40), '建'.repeat(40), ':region:500000', 'r', '工',
  '司', '%建%',
]

const keywordFor = (kind: RecordKind): fc.Arbitrary<string> => {
  const titles = storedOf(kind).map((r) => String(r[kind.title]))
  const part = fc
    .tuple(fc.constantFrom(...titles), fc.nat(20), fc.integer({ min: 1, max: 20 }))
    .map(([title, from, length]) => title.slice(from % title.length, (from % title.length) + length))
  const keys = kind.exactKey ? storedOf(kind).map((r) => String(r[kind.exactKey as string])) : titles
  const typed = fc.oneof(
    { weight: 4, arbitrary: part },
    { weight: 2, arbitrary: fc.constantFrom(...titles) },
    { weight: 1, arbitrary: fc.constantFrom(...keys, ...keys.map((k) => k.toLowerCase())) },
    { weight: 1, arbitrary: fc.constantFrom('学校', '房建', '房屋建筑', '装饰装修', 'EPC', '水利') },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  )
  // Signs have tests of their own (FND-13): a title may hold "-2".
  return typed.filter((keyword) => !hasOperators(keyword))
}

const requestFor = (kind: RecordKind): fc.Arbitrary<SearchRequest> => {
  const few = fc.subarray([...kind.filters], { maxLength: 2 })
  const filters = few.chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.map((f) => [
          f.key,
          fc.uniqueArray(valueFor(kind, f), { minLength: 1, maxLength: isMultiValue(f) ? 3 : 1 }),
        ]),
      ),
    ),
  )
  return fc
    .record({
      keyword: fc.option(keywordFor(kind), { nil: undefined }),
      filters,
      sort: fc.option(fc.constantFrom(...listSorts(kind).map((s) => s.key)), { nil: undefined }),
      match: fc.constant('literal' as const),
      pageNum: fc.integer({ min: 1, max: 4 }),
      pageSize: fc.constantFrom(...PAGE_SIZES),
    })
    .map((request) => request as SearchRequest)
}

/** A page behind more unexpired tenders than `hardly scanning` counts. */
const BEHIND_THE_OPEN: SearchRequest = {
  filters: {},
  sort: 'open',
  match: 'literal',
  pageNum: 3,
  pageSize: 100,
}

const pageOf = (result: unknown) => {
  expect(result).toHaveProperty('records')
  return result as RecordPage<RecordView>
}
const idsOf = (page: RecordPage<RecordView>) => page.records.map((r) => r.id)

/** Kinds of which every sort and limit is tried, other kinds with LONG=all. */
const THOROUGH: readonly RecordKind[] = [company, person, tender]

/** Limits that make the search choose each of its access paths on a small seed. */
const LIMITS: Readonly<Record<string, SearchLimits>> = {
  'scanning everything': { scan: 30_000, cap: 10_000 },
  'scanning a little': { scan: 60, cap: 10_000 },
  'hardly scanning': { scan: 1, cap: 100 },
}

describeOnBoth('search', { size: SIZE, now: NOW }, (database, databaseKind) => {
  const isThorough = LONG_TEST_KINDS.includes(databaseKind)
  let synonyms: SynonymTable
  beforeAll(async () => {
    const derived = await readDerived(database())
    for (const kind of [company, person])
      STORED.set(
        kind.kind,
        storedOf(kind).map((record) => ({ ...record, ...derived(kind, record.id) })),
      )
    synonyms = await searchEngine(database()).loadSynonyms()
  })

  const cases = Object.keys(LIMITS).flatMap((name) =>
    // The first kinds are searched with every limit, other kinds only with the one that uses all paths in turn.
    (name === 'scanning a little' && isThorough ? KINDS : THOROUGH).map(({ kind }) => [kind, name] as const),
  )
  it.each(cases)(
    'VAL-06 %s, %s: finds, sorts, counts and pages as a plain loop does',
    async (kindName, limitsName) => {
      const limits = LIMITS[limitsName]!
      const kind = findKind(kindName) as RecordKind
      const search = recordSearch(database(), limits)
      await fc.assert(
        fc.asyncProperty(requestFor(kind), async (request) => {
          const all = naiveSearch(kind, storedOf(kind), request, NOW, synonyms)
          const page = pageOf(await search(kind, request, { viewer: HOLDER, now: NOW }))
          const from = (request.pageNum - 1) * request.pageSize
          expect(idsOf(page)).toEqual(all.slice(from, from + request.pageSize).map((r) => r.id))
          expect(page.total).toBe(Math.min(all.length, limits.cap))
          expect(page.totalIsCapped).toBe(all.length > limits.cap)
          expect(page.pages).toBe(Math.ceil(page.total / request.pageSize))
          expect(page.nextCursor !== null).toBe(all.length > from + request.pageSize)
          if (!page.totalIsCapped)
            expect(page.freshAt).toBe(
              all.length > 0 ? Math.max(...all.map((r) => Number(r.collectedAt))) : null,
            )
        }),
        {
          examples: kind === tender ? [[BEHIND_THE_OPEN]] : [],
          numRuns: THOROUGH.some((thoroughKind) => thoroughKind.kind === kindName)
            ? isThorough
              ? 20
              : 8
            : 5,
        },
      )
    },
  )

  const sorts = (runsAll('LONG') ? KINDS : THOROUGH).flatMap((kind) =>
    listSorts(kind)
      .filter(({ key }) => key !== RELEVANCE.key)
      .map(({ key }) => [kind.kind, key] as const),
  )
  it.each(sorts)(
    'VAL-05 LST-06 %s by %s: cursors lead through every record once, missing values last',
    async (kindName, sort) => {
      const kind = findKind(kindName) as RecordKind
      const search = recordSearch(database(), { scan: 150, cap: 10_000 })
      const request = { filters: {}, sort, pageNum: 1, pageSize: 100 } as const
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = pageOf(await search(kind, { ...request, cursor }, { viewer: HOLDER, now: NOW }))
        seen.push(...idsOf(page))
        expect(page.total).toBe(storedOf(kind).length)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(naiveSearch(kind, storedOf(kind), request, NOW).map((r) => r.id))
    },
  )

  describe('refusals', () => {
    const ask = (request: Partial<SearchRequest>, viewer = PLAIN) =>
      recordSearch(database())(
        company,
        { filters: {}, pageNum: 1, pageSize: 10, ...request },
        { viewer, now: NOW },
      )

    it('VAL-05 a cursor that is none, or of another sort, is refused by name', async () => {
      const { nextCursor } = pageOf(await ask({}))
      const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
      for (const cursor of [
        'x',
        '{}',
        `${nextCursor}x`,
        forged(['latest', 1]),
        forged(['latest', '1', 'a']),
        forged(['latest', 1, "'"]),
        forged(['latest', 1e300, 'a']),
        forged(null),
      ])
        expect(await ask({ cursor }), cursor).toMatchObject({ error: 'invalid', field: 'cursor' })
      expect(await ask({ cursor: nextCursor as string, sort: 'wins' })).toMatchObject({ field: 'cursor' })
      expect(pageOf(await ask({ cursor: nextCursor as string, pageNum: 1000 })).records).toHaveLength(10)
    })

    it('VAL-05 pages behind the 10,000th record are refused by name', async () => {
      expect(await ask({ pageNum: 1001 })).toMatchObject({ error: 'invalid', field: 'pageNum' })
      expect(pageOf(await ask({ pageNum: 1000 })).records).toEqual([])
    })

    it('VAL-06 hostile filters are refused by name', async () => {
      for (const value of HOSTILE)
        for (const { key } of company.filters)
          expect(await ask({ filters: { [key]: [value] } })).toMatchObject({ error: 'invalid', field: key })
    })
  })

  it('ACC-02 a closed column is no filter and no sort', async () => {
    const access = { needs: 'svip', below: 'masked' } as const
    const closed: RecordKind = {
      ...company,
      columns: company.columns.map((c) => (['capital', 'status'].includes(c.key) ? { ...c, access } : c)),
    }
    const ask = (request: Partial<SearchRequest>, viewer: Viewer) =>
      recordSearch(database())(
        closed,
        { filters: {}, pageNum: 1, pageSize: 10, ...request },
        { viewer, now: NOW },
      )
    for (const [field, value] of [
      ['capital', 'lt500'],
      ['status', 'active'],
    ] as const)
      expect(await ask({ filters: { [field]: [value] } }, PLAIN)).toMatchObject({ error: 'invalid', field })
    expect(await ask({ sort: 'capital' }, PLAIN)).toMatchObject({ error: 'invalid', field: 'sort' })
    expect(
      pageOf(await ask({ sort: 'capital', filters: { status: ['active'] } }, MEMBER)).total,
    ).toBeGreaterThan(0)
  })

  it('VAL-06 hits mark the keyword in each title', async () => {
    const search = recordSearch(database())
    const page = pageOf(
      await search(
        company,
        { keyword: '建设 工程', filters: {}, pageNum: 1, pageSize: 20 },
        { viewer: PLAIN, now: NOW },
      ),
    )
    expect(page.records.length).toBeGreaterThan(0)
    const marked = page.records.map(({ name, hits }) =>
      hits?.map(([from, to]) => String(name).slice(from, to)),
    )
    // Names with both words side by side come before names with the words apart.
    expect(marked[0]).toContain('建设工程')
    for (const words of marked) expect(words?.join('')).toMatch(/建设.*工程|工程.*建设/)
  })
})
