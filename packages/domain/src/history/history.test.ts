import { describe, expect, it } from 'vitest'
import { company, credit, person, type RecordView } from '../records'
import {
  CHANGE_KINDS,
  classifyChanges,
  describeChange,
  dropRepeatedWorks,
  EVENT_KINDS,
  eventLabel,
  findBound,
  listExpired,
  mergeTimeline,
  parsePlace,
} from '.'
import { compareCertificates } from './certificates'

const BUILDER = '建筑工程施工总承包'
const column = (key: string) => company.columns.find((each) => each.key === key) ?? company.columns[0]

describe('the kinds of events', () => {
  const change = (key: string, before: string | null, after: string | null) => ({ key, before, after })

  it('DAT-65 a changed value is an event of its column, any other change is 其他变更', () => {
    const changes = [
      change('address', 'A 路', 'B 路'),
      change('legalPerson', '冯某', '白某'),
      change('name', 'A', 'B'),
    ]
    expect(classifyChanges(company, changes)).toEqual(['renamed', 'legalPerson', 'other'])
    expect(classifyChanges(person, [change('name', 'A', 'B')])).toEqual(['other'])
    expect(classifyChanges(person, [change('companyName', 'A', 'B')])).toEqual(['employer'])
  })

  it('DAT-65 a value that was missing before is no event of its column', () => {
    expect(classifyChanges(company, [change('legalPerson', null, '白某')])).toEqual(['other'])
    const certificates = { key: 'qualifications', before: [], after: [{ name: BUILDER, grade: '一级' }] }
    expect(classifyChanges(company, [certificates])).toEqual(['other'])
  })

  it('DAT-65 subscriptions choose among changes; wins, candidates and ends are no changes', () => {
    expect(EVENT_KINDS.filter((key) => !CHANGE_KINDS.includes(key))).toEqual(['won', 'candidate', 'expired'])
    expect([eventLabel('renamed'), eventLabel('of a later version')]).toEqual(['更名', '其他变更'])
  })
})

describe('changes of credit entries', () => {
  const entry = (item: string, more: object = {}) => ({
    ...{ entryType: 'sanction', item, decidedOn: '2026-11-02', authority: '住建局', state: 'valid' },
    ...more,
  })
  const entries = (before: object[] | null, after: object[]) => ({ key: 'entries', before, after }) as never
  const count = { key: 'sanctionCount', before: 0, after: 1 }
  const table = credit.columns.find(({ key }) => key === 'entries')!

  it('DAT-72 a new penalty is an event, and hides the counts that it moves', () => {
    expect(classifyChanges(credit, [entries([], [entry('扬尘')]), count])).toEqual(['penalty'])
    expect(describeChange(credit, table, entries([], [entry('扬尘')]))).toEqual([
      {
        ...{ kind: 'penalty', key: 'entries', label: '新增处罚或失信' },
        ...{ before: null, after: '2026-11-02 处罚：扬尘' },
      },
    ])
  })

  it('DAT-72 a repair is an event; licences, known entries and the first check are none', () => {
    const repaired = entries([entry('扬尘')], [entry('扬尘', { state: 'repaired' })])
    expect(classifyChanges(credit, [repaired])).toEqual(['repaired'])
    const licence = entry('许可', { entryType: 'licensing' })
    expect(classifyChanges(credit, [entries([entry('扬尘')], [licence, entry('扬尘')]), count])).toEqual([
      'other',
    ])
    expect(classifyChanges(credit, [entries(null, [entry('扬尘')])])).toEqual(['other'])
  })
})

describe('changes of qualifications', () => {
  const row = (name: string, grade: string, validUntil: string | null = '2030-01-01') => ({
    name,
    grade,
    certificateNo: 'D1',
    validUntil,
  })

  it.each([
    ['二级', '一级'],
    ['一级', '特级'],
    ['丙级', '乙级'],
  ])('DAT-66 %s to %s of one category is an upgrade', (before, after) => {
    expect(compareCertificates([row(BUILDER, before)], [row(BUILDER, after)])).toEqual([
      { change: 'upgraded', before: `${BUILDER}${before}`, after: `${BUILDER}${after}` },
    ])
  })

  it('DAT-66 another category is none, nor are a lower grade and a renamed one', () => {
    const changes = compareCertificates([row(BUILDER, '二级')], [row('市政公用工程施工总承包', '一级')])
    expect(changes.map(({ change }) => change)).toEqual(['added', 'removed'])
    expect(compareCertificates([row(BUILDER, '一级')], [row(BUILDER, '二级')])).toMatchObject([
      { change: 'changed' },
    ])
    expect(compareCertificates([row(BUILDER, '一级')], [row(BUILDER, '甲级')])).toMatchObject([
      { change: 'changed' },
    ])
    expect(
      compareCertificates([row('特种工程专业承包', '不分等级')], [row('特种工程专业承包', '一级')]),
    ).toMatchObject([{ change: 'changed' }])
  })

  it('DAT-66 the grade may be in the name; the order of rows and a lower certificate beside are no change', () => {
    const [high, low] = [row(`${BUILDER}（一级）`, ''), row(BUILDER, '三级')]
    expect(compareCertificates([row(BUILDER, '二级')], [row(`${BUILDER}一级`, '')])).toMatchObject([
      { change: 'upgraded' },
    ])
    expect(compareCertificates([high, row('A', '二级')], [row('A', '二级'), high])).toEqual([])
    expect(compareCertificates([row(BUILDER, '一级')], [row(BUILDER, '一级'), low])).toEqual([])
  })

  it('DAT-66 a longer validity says until when', () => {
    const change = {
      key: 'qualifications',
      before: [row('A', '二级')],
      after: [row('A', '二级', '2035-01-01')],
    }
    expect(describeChange(company, column('qualifications'), change)).toEqual([
      {
        kind: 'certificate',
        key: 'qualifications',
        label: '资质变更',
        before: 'A二级（有效期至 2030-01-01）',
        after: 'A二级（有效期至 2035-01-01）',
      },
    ])
  })
})

describe('a timeline', () => {
  const entry = (day: string, origin: number, id: string) => ({ place: { day, origin, id } })

  it('DAT-67 has the certificates that ended before today', () => {
    const record = {
      qualifications: [
        { name: 'A', grade: '二级', validUntil: '2026-11-19' },
        { name: 'B', grade: '二级', validUntil: '2026-11-20' },
        { name: 'C', grade: '', validUntil: null },
      ],
      safetyPermitUntil: '2025-01-01',
    } as unknown as RecordView
    expect(listExpired(company, record, '2026-11-20').map(({ text, day }) => [text, day])).toEqual([
      ['A二级', '2026-11-19'],
      ['许可证', '2025-01-01'],
    ])
  })

  it('DAT-68 names a work once that its result and the notice of its award name', () => {
    const notices = ['北山路道路改造工程中标结果公示', '南山路道路改造工程', null]
    expect(dropRepeatedWorks([['北山路道路改造工程', '道路'], notices], (title) => title)).toEqual([
      ['北山路道路改造工程', '道路'],
      ['南山路道路改造工程', null],
    ])
  })

  it('DAT-68 pages through several origins without a gap or a repetition', () => {
    const origins = [
      [entry('2026-11-02', 0, '9'), entry('2026-11-01', 0, '12'), entry('2026-11-01', 0, '2')],
      [entry('2026-11-03', 1, 'b'), entry('2026-11-01', 1, 'c'), entry('2026-11-01', 1, 'a')],
    ]
    const isBelow = (id: string, below: string) =>
      /^\d+$/.test(id) ? Number(id) < Number(below) : id < below
    const readAfter = (cursor: string | null) => {
      const place = cursor === null ? null : parsePlace(cursor)
      return origins.map((entries, of) =>
        entries
          .filter(({ place: { day, id } }) => {
            if (!place) return true
            const { day: last, ofDay } = findBound(place, of)
            if (day !== last) return day < last
            return typeof ofDay === 'string' ? ofDay === 'all' : isBelow(id, ofDay.below)
          })
          .slice(0, 3),
      )
    }
    const read: string[] = []
    let cursor: string | null = null
    do {
      const page: ReturnType<typeof mergeTimeline<ReturnType<typeof entry>>> = mergeTimeline(
        readAfter(cursor),
        2,
      )
      read.push(...page.entries.map(({ place }) => place.id))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(read).toEqual(['b', '9', '12', '2', 'c', 'a'])
    for (const invalid of ['', '5', '2026-11-01.0.', '2026-11-01.x.1', "2026-11-01.0.a'b"])
      expect(parsePlace(invalid)).toBeNull()
  })
})
