import { ADD_ONS, VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  findKindBySegment,
  type RecordKind,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../../test-support/databases'
import { NOW } from '../../../test-support/gateway'
import { recordSearch, searchEngine } from '../engine'
import { suggestByKind } from './suggest-by-kind'

const PLAIN: Viewer = { ...VISITOR, loggedIn: true }
/** Long limits, as the test machine may be busy. */
const PATIENT = { kindMs: 30_000, allMs: 30_000, cap: 1_000 }
const HOLDER: Viewer = { ...PLAIN, svip: true, addOns: ADD_ONS }

describeOnPostgres('suggestions by kind', { size: 300, now: NOW }, (database) => {
  const suggest = (keyword: string, type?: string, viewer = PLAIN) =>
    suggestByKind(searchEngine(database()), PATIENT)(keyword, type, { viewer, now: NOW })

  const searchList = async (type: string, keyword: string) => {
    const kind = findKindBySegment(type) as RecordKind
    const query = { keyword, filters: {}, pageNum: 1, pageSize: 10 } as const
    const page = await recordSearch(database())(kind, query, { viewer: PLAIN, now: NOW })
    return { kind, page: page as RecordPage<RecordView> }
  }

  it('SHL-08 tells of each kind how many its list would show, the own kind first, and none that has nothing', async () => {
    const { records, isComplete } = await suggest('学校', 'zhaobiao')
    expect(isComplete).toBe(true)
    expect(records[0]?.type).toBe('zhaobiao')
    expect(records.length).toBeGreaterThan(1)
    for (const { type, label, classifier, total, totalIsCapped } of records) {
      const { kind, page } = await searchList(type, '学校')
      expect([label, classifier, total, totalIsCapped]).toEqual([
        kind.label,
        kind.classifier,
        page.total,
        false,
      ])
      expect(total).toBeGreaterThan(0)
    }
    for (const type of ['qiye', 'zhaobiao', 'zhongbiao', 'owner', 'renyuan', 'nijian']) {
      const isSuggested = records.some((record) => record.type === type)
      expect((await searchList(type, '学校')).page.total > 0, type).toBe(isSuggested)
    }
  })

  it('SHL-08 the titles are the first of the own list, marked, none twice; other kinds tell none', async () => {
    const [firstRecord, ...others] = (await suggest('学校', 'zhaobiao')).records
    const { page } = await searchList('zhaobiao', '学校')
    const names = [...new Set(page.records.map((record) => String(record.engineeringName)))]
    expect(firstRecord?.titles.map(({ name }) => name)).toEqual(names.slice(0, 3))
    for (const { name, hits = [] } of firstRecord?.titles ?? [])
      expect(hits.map(([from, to]) => name.slice(from, to)).join()).toMatch(/学|幼儿园|高中/)
    for (const { id, expired } of firstRecord?.titles ?? [])
      expect(expired).toBe(page.records.find((record) => record.id === id)?.expired)
    expect(others.flatMap(({ titles }) => titles)).toEqual([])
  })

  it('VAL-06 people are counted by their complete name and never listed', async () => {
    const kind = findKindBySegment('renyuan') as RecordKind
    const all = await recordSearch(database())(
      kind,
      { filters: {}, pageNum: 1, pageSize: 10 },
      { viewer: PLAIN, now: NOW },
    )
    const name = String((all as RecordPage<RecordView>).records[0]?.name)
    const [person] = (await suggest(name, 'renyuan')).records
    expect(person).toMatchObject({ type: 'renyuan', titles: [] })
    expect((await suggest(name.slice(0, 1), 'renyuan')).records.map(({ type }) => type)).not.toContain(
      'renyuan',
    )
  })

  it('ACC-02 a kind whose titles are closed to the reader tells nothing', async () => {
    const closed = await suggest('工程', 'zzwinning')
    expect(closed.records.map(({ type }) => type)).not.toContain('zzwinning')
    expect(closed.isComplete).toBe(true)
    expect((await suggest('工程', 'zzwinning', HOLDER)).records[0]?.type).toBe('zzwinning')
    expect((await suggest('工程', 'zhaobiao', VISITOR)).records).toEqual([])
  })
})
