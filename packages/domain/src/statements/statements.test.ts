import { describe, expect, it } from 'vitest'
import { company, findColumn, type StoredRecord, tender, winning } from '../records'
import {
  checkFile,
  chooseLink,
  compileReleases,
  composeRecord,
  groupOrigins,
  keepHistory,
  listBidTables,
  listChanges,
  listCodes,
  listDissent,
  listFormerValues,
  listNames,
  mergeStatement,
  type StatedValues,
  type Statement,
  splitConsortium,
} from '.'

const statement = (source: string, dataOn: string, values: StatedValues, rank = 50): Statement => ({
  source,
  rank,
  dataOn,
  recordedAt: 0,
  values,
  olderDays: {},
})

describe('a record of several sources', () => {
  const first = statement('first', '2026-10-01', {
    name: 'A',
    legalPerson: '冯',
    region: '420107',
    status: 'active',
  })
  const newer = statement('second', '2026-11-01', { legalPerson: '白', region: '420000' })

  it('DAT-01 has of each value the one of the highest rank, then of the newest date', () => {
    const { values, origins, lead } = composeRecord(company, [newer, first])
    expect(values).toMatchObject({ name: 'A', legalPerson: '白', status: 'active', capital: null })
    expect([origins.legalPerson, origins.name, lead]).toEqual([newer, first, first])
    const ranked = composeRecord(company, [newer, { ...first, rank: 60 }])
    expect(ranked.values.legalPerson).toBe('冯')
  })

  it('DAT-01 has amounts of one currency only', () => {
    const pounds = statement('a', '2026-11-01', { currency: 'GBP', buggetAmount: 100 })
    const yuan = statement('b', '2026-11-02', { winningAmount: 7 })
    expect(composeRecord(tender, [pounds, yuan]).values).toMatchObject({
      currency: 'GBP',
      buggetAmount: 100,
      winningAmount: null,
    })
  })

  it('DAT-02 keeps the finer place, if the coarser one holds it', () => {
    expect(composeRecord(company, [newer, first]).values.region).toBe('420107')
    const moved = statement('second', '2026-11-01', { region: '430000' })
    expect(composeRecord(company, [moved, first]).values.region).toBe('430000')
  })

  it('DAT-05 a correction counts until the source itself changes', () => {
    const staff = {
      ...statement('staff', '2026-10-05', { legalPerson: '陈' }, 100),
      corrects: { legalPerson: '冯' },
    }
    expect(composeRecord(company, [first, staff]).values.legalPerson).toBe('陈')
    const changed = statement('first', '2026-12-01', { legalPerson: '赵' })
    expect(composeRecord(company, [changed, staff]).values.legalPerson).toBe('赵')
  })
})

describe('a correction by staff', () => {
  const source = statement('first', '2026-10-01', { name: '甲', legalPerson: '冯', region: '420107' })
  const correct = (values: StatedValues, corrects: StatedValues): Statement => ({
    ...statement('staff', '2026-10-05', values, 100),
    corrects,
  })

  it('DAT-12 clears a value, fills an empty one, and leads no record', () => {
    const staff = correct({ legalPerson: null, address: '某路' }, { legalPerson: '冯', address: null })
    const { values, origins, lead } = composeRecord(company, [staff, source])
    expect(values).toMatchObject({ name: '甲', legalPerson: null, address: '某路' })
    expect([origins.legalPerson, origins.name, lead]).toEqual([staff, source, source])
    const filled = statement('second', '2026-11-01', { address: '他路' })
    expect(composeRecord(company, [staff, source, filled]).values.address).toBe('他路')
  })

  it('DAT-12 corrects the finest place, also to one elsewhere', () => {
    const coarse = statement('second', '2026-11-01', { region: '420000' })
    const staff = correct({ region: '430000' }, { region: '420107' })
    expect(composeRecord(company, [coarse, source, staff]).values.region).toBe('430000')
  })

  it('DAT-12 is no former name and no date of a change', () => {
    const all = [source, correct({ name: '乙' }, { name: '甲' })]
    expect(keepHistory(company, { name: '甲' }, composeRecord(company, all), all)).toEqual({
      formerNames: null,
      renamedOn: null,
      legalPersonChangedOn: null,
    })
  })

  it('DAT-13 others differ by their value, not by a coarser place around the shown one', () => {
    const other = statement('second', '2026-09-01', { legalPerson: '白', region: '420100' })
    const statements = [source, other]
    const composed = composeRecord(company, statements)
    const dissent = (key: string) =>
      listDissent(findColumn(company, key) ?? company.columns[0], composed, statements)
    expect(dissent('legalPerson')).toEqual([other])
    expect(dissent('region')).toEqual([])
  })
})

it('DAT-14 values are grouped by source and date, those of the most values first', () => {
  const older = {
    ...statement('a', '2026-11-01', { name: 'A', address: 'B' }),
    olderDays: { name: '2026-10-01' },
  }
  const other = statement('b', '2026-11-02', { legalPerson: '冯', status: 'active' })
  const composed = composeRecord(company, [older, other])
  const groups = groupOrigins(composed, ['name', 'legalPerson', 'address', 'capital', 'status'])
  expect(groups.map(({ statement: { source }, dataOn, keys }) => [source, dataOn, keys])).toEqual([
    ['b', '2026-11-02', ['legalPerson', 'status']],
    ['a', '2026-10-01', ['name']],
    ['a', '2026-11-01', ['address']],
  ])
})

describe('newer content of a source', () => {
  const before = statement('a', '2026-10-01', { name: 'A', legalPerson: '冯', capital: 1 })
  const said = (dataOn: string, values: StatedValues) => ({ dataOn, recordedAt: 1, values })

  it('DAT-03 replaces older values only, each by its own date', () => {
    const partly = mergeStatement(before, said('2026-11-01', { legalPerson: '白' }))
    expect(partly).toMatchObject({
      dataOn: '2026-11-01',
      olderDays: { name: '2026-10-01', capital: '2026-10-01' },
    })
    const late = mergeStatement(partly, said('2026-10-15', { name: 'B', legalPerson: '陈' }))
    expect(late.values).toEqual({ name: 'B', legalPerson: '白', capital: 1 })
    expect(late.olderDays).toEqual({ name: '2026-10-15', capital: '2026-10-01' })
  })

  it('DAT-04 clears what it leaves blank, and an older file does not bring it back', () => {
    const cleared = mergeStatement(before, said('2026-11-01', { capital: null }))
    expect(composeRecord(company, [cleared]).values).toMatchObject({ capital: null, name: 'A' })
    const old = mergeStatement(cleared, said('2026-10-02', { capital: 2 }))
    expect(composeRecord(company, [old]).values.capital).toBeNull()
  })
})

describe('the history of a record', () => {
  const of = (name: string, dataOn: string) => {
    const stated = statement('a', dataOn, { name, legalPerson: '冯' })
    return { composed: composeRecord(company, [stated]), stated }
  }

  it('DAT-06 has every changed value, and none for a link or an order of cells', () => {
    const { composed } = of('B', '2026-11-01')
    expect(listChanges(company, { name: 'A', legalPerson: '冯' }, composed.values)).toEqual([
      { key: 'name', before: 'A', after: 'B' },
    ])
    const rows = [{ companyName: 'X', price: 1, companyId: null }]
    const linked = [{ price: 1, companyName: 'X', companyId: 'c1' }]
    expect(listChanges(tender, { candidates: rows }, { candidates: linked })).toEqual([])
  })

  it('DAT-06 keeps former names, and the day of the last change', () => {
    const { composed, stated } = of('B', '2026-11-01')
    const other = statement('b', '2020-01-01', { name: 'Z', formerNames: 'Y；B' })
    const history = keepHistory(company, { name: 'A' }, composed, [stated, other])
    expect(history).toEqual({ formerNames: 'A、Z、Y', renamedOn: '2026-11-01', legalPersonChangedOn: null })
    const again = of('C', '2026-12-01')
    expect(keepHistory(company, { ...history, name: 'B' }, again.composed, [again.stated])).toMatchObject({
      formerNames: 'B、A、Z、Y',
      renamedOn: '2026-12-01',
    })
    expect(keepHistory(company, {} as StoredRecord, composed, [stated])).toMatchObject({ formerNames: null })
  })
})

describe('the names and codes of a company', () => {
  it('DAT-53 of before have the day until which it had them, and the source', () => {
    const renamed = (before: string, after: string, dataOn: string) => ({
      dataOn,
      source: 'a',
      changes: [{ key: 'name', before, after }],
    })
    const record = { name: 'C', formerNames: 'B、A、Z、Y', creditCode: 'X2' }
    const stated = [
      statement('a', '2026-12-01', { name: 'C', creditCode: 'X2' }),
      statement('b', '2020-01-01', { name: 'Z', formerNames: 'Y', creditCode: 'X1' }),
    ]
    const changes = [renamed('A', 'B', '2026-11-01'), renamed('B', 'C', '2026-12-01')]
    expect(listFormerValues(record, changes, stated)).toEqual([
      { key: 'name', value: 'B', until: '2026-12-01', source: 'a' },
      { key: 'name', value: 'A', until: '2026-11-01', source: 'a' },
      { key: 'name', value: 'Z', until: '2020-01-01', source: 'b' },
      { key: 'name', value: 'Y', until: null, source: 'b' },
      { key: 'creditCode', value: 'X1', until: '2020-01-01', source: 'b' },
    ])
    expect(listFormerValues({ name: 'C', formerNames: 'Q' }, [], [])).toEqual([
      { key: 'name', value: 'Q', until: null, source: null },
    ])
  })

  it('DAT-09 are all that its sources stated', () => {
    expect(listNames({ name: 'B', formerNames: 'A、Z' })).toEqual(['B', 'A', 'Z'])
    expect(listCodes({ creditCode: null, registerNo: '420100000083839', organisationCode: 'X' })).toEqual([
      '420100000083839',
      'X',
    ])
    expect([...listNames({}), ...listCodes({})]).toEqual([])
  })
})

describe('a file', () => {
  it('DAT-10 is refused with half of its rows unreadable, or a full one without a fifth of them', () => {
    const file = { rows: 100, rejected: 0, unchanged: 0, before: 100, isFull: true }
    const check = (over: Partial<typeof file>) => checkFile({ ...file, ...over })
    expect(check({ rejected: 50 })).toBeNull()
    expect(check({ rejected: 51 })?.text).toContain('51 行不能收录')
    expect(check({ rows: 80 })).toBeNull()
    expect(check({ rows: 79 })?.text).toContain('少了 21%')
    expect(check({ rows: 79, isFull: false })).toBeNull()
    expect(check({ rows: 0, before: 0 })).toBeNull()
  })

  it('DAT-61 is stopped by the limits of its source', () => {
    const file = { rows: 100, rejected: 2, unchanged: 88, before: 100, isFull: true }
    const limits = { maxRejected: 2, maxLost: null, maxChanged: 10 }
    expect(checkFile(file, limits)).toBeNull()
    expect(checkFile({ ...file, rejected: 3 }, limits)?.problem).toBe('rejected')
    expect(checkFile({ ...file, unchanged: 87 }, limits)?.problem).toBe('changed')
    expect(checkFile({ ...file, unchanged: 0 }, { ...limits, maxChanged: null })).toBeNull()
    expect(checkFile({ ...file, rows: 10, rejected: 0, unchanged: 10 }, limits)).toBeNull()
    expect(checkFile({ ...file, rows: 10, rejected: 0 }, { ...limits, maxLost: 89 })?.problem).toBe('lost')
  })

  it('DAT-11 of releases is compiled: fields, lists by id, lists without ids whole, null removes, tags collect', () => {
    const releases = [
      {
        id: '1',
        tag: ['tender'],
        tender: { title: 'A', description: 'x', methods: ['a'], items: [{ id: 1, n: 1 }] },
      },
      {
        id: '2',
        tag: ['award'],
        tender: { title: 'B', description: null, methods: ['b'], items: [{ id: 1, unit: 'm' }, { id: 2 }] },
      },
    ]
    expect(compileReleases(releases)).toEqual({
      id: '2',
      tag: ['tender', 'award'],
      tender: { title: 'B', methods: ['b'], items: [{ id: 1, n: 1, unit: 'm' }, { id: 2 }] },
    })
    const codes = (id: string) => ({ additionalClassifications: [{ id }] })
    expect(compileReleases([codes('a'), codes('b')])).toMatchObject(codes('b'))
  })
})

describe('a name in a notice', () => {
  const candidate = (
    id: string,
    evidence: 'code' | 'name' | 'former-name',
    establishedOn: string | null = null,
  ) => ({
    id,
    evidence,
    establishedOn,
  })

  it('DAT-07 means the company with the best evidence, and the one of before without better', () => {
    const both = [candidate('now', 'name'), candidate('then', 'former-name')]
    expect(chooseLink(null, both, null)).toBe('now')
    expect(chooseLink('then', both, null)).toBe('now')
    expect(
      chooseLink(
        'then',
        [candidate('now', 'name', '2026-11-01'), candidate('then', 'former-name')],
        '2026-10-01',
      ),
    ).toBe('then')
    expect(chooseLink('old', [], null)).toBe('old')
    expect(chooseLink('old', [candidate('a', 'name'), candidate('b', 'name')], null)).toBe('old')
    expect(chooseLink(null, [candidate('a', 'code'), ...both], null)).toBe('a')
  })

  it('DAT-54 means the company with the code that the notice states, and none with another code', () => {
    const named = { ...candidate('namesake', 'name'), creditCode: 'X' }
    expect(chooseLink('namesake', [candidate('coded', 'code'), named], null, 'Y')).toBe('coded')
    expect([chooseLink(null, [named], null, 'Y'), chooseLink(null, [named], null, 'X')]).toEqual([
      null,
      'namesake',
    ])
    expect(chooseLink(null, [{ ...named, creditCode: null }], null, 'Y')).toBe('namesake')
  })

  it('DAT-08 DAT-52 is of a bidder, of a winner, or of a subcontractor, by its table', () => {
    const subcontractors = ['subcontractors']
    expect(listBidTables(tender)).toEqual({ bidders: ['candidates'], winners: ['awards'], subcontractors })
    expect(listBidTables(winning)).toEqual({
      bidders: ['candidates', 'scores', 'rejections', 'openings'],
      winners: [],
      subcontractors,
    })
  })

  it('DAT-08 may be several members of a consortium', () => {
    expect(splitConsortium('甲建设有限公司（联合体牵头人）、乙设计院（成员）')).toEqual([
      '甲建设有限公司',
      '乙设计院',
    ])
    expect(splitConsortium('牵头人：甲公司；成员：乙公司')).toEqual(['甲公司', '乙公司'])
    expect(splitConsortium('甲公司、乙院联合体')).toEqual(['甲公司', '乙院'])
    expect(splitConsortium('湖北水利、水电工程公司')).toEqual(['湖北水利、水电工程公司'])
  })
})
