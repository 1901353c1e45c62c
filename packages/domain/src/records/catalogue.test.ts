import { describe, expect, it } from 'vitest'
import {
  columnOf,
  columnsOf,
  displayValue,
  GRADES,
  gradesOf,
  KINDS,
  kindNamed,
  kindOfApi,
  kindOfSegment,
  QUALIFICATIONS,
  qualificationName,
  type RecordKind,
} from './index'

const sectionColumns = (kind: RecordKind) =>
  kind.detail.sections.flatMap((s) =>
    s.type === 'fields' ? s.columns : s.type === 'related' ? [] : [s.column],
  )

describe('catalogue', () => {
  for (const kind of KINDS) {
    it(`NAV-14 ${kind.kind}: every column that is named exists`, () => {
      const named = [
        kind.title,
        ...(kind.exactKey ? [kind.exactKey] : []),
        ...(kind.expiresOn ? [kind.expiresOn] : []),
        ...[...kind.filters, ...kind.sorts].map((f) => f.column),
        ...kind.list.tags,
        ...kind.list.facts,
        ...kind.list.numbers,
        ...(kind.list.line ? [kind.list.line] : []),
        ...kind.detail.head,
        ...kind.detail.strip,
        ...sectionColumns(kind),
      ]
      for (const key of named) expect(columnOf(kind, key), key).toBeDefined()
    })

    it(`NAV-14 ${kind.kind}: keys are unique, and the related lists lead somewhere`, () => {
      for (const keys of [columnsOf(kind), kind.filters, kind.sorts].map((list) => list.map((c) => c.key)))
        expect(new Set(keys).size).toBe(keys.length)
      for (const section of kind.detail.sections) {
        if (section.type !== 'related') continue
        const other = kindNamed(section.kind) as RecordKind
        expect(other.filters.find((f) => f.key === section.filter)?.type).toBe('reference')
        for (const key of section.columns) expect(columnOf(other, key), key).toBeDefined()
      }
      for (const { filter } of kind.subLists ?? [])
        expect(kind.filters.find((f) => f.key === filter.key)).toBeDefined()
    })

    it(`ACC-02 ${kind.kind}: nothing that is searched, filtered or sorted by is closed to anybody`, () => {
      for (const key of [kind.title, kind.exactKey, ...[...kind.filters, ...kind.sorts].map((f) => f.column)])
        if (key) expect(columnOf(kind, key)?.access, key).toBeUndefined()
    })

    it(`VAL-08 ${kind.kind}: the currency of an amount stands in the record`, () => {
      for (const column of kind.columns)
        for (const part of [column, ...(column.type === 'table' ? column.columns : [])])
          if (part.type === 'fen' && part.currency) expect(columnOf(kind, part.currency)).toBeDefined()
    })
  }

  it('NAV-14 kinds are found by name, segment and call', () => {
    for (const kind of KINDS) {
      expect(kindNamed(kind.kind)).toBe(kind)
      expect(kindOfSegment(kind.segment)).toBe(kind)
      expect(kindOfApi(kind.api)).toBe(kind)
    }
    expect(kindNamed('nothing')).toBeUndefined()
  })
})

describe('qualifications', () => {
  it('VAL-06 every category has its grades of the standard and a name for each', () => {
    expect(QUALIFICATIONS).toHaveLength(48)
    expect(gradesOf('D101')).toEqual(['T', 'A', 'B', 'C'])
    expect(gradesOf('D112')).toEqual(['A', 'B', 'C'])
    expect(gradesOf('D204')).toEqual(['A', 'B'])
    expect(gradesOf('D203')).toEqual([])
    for (const { value, full } of QUALIFICATIONS)
      for (const grade of gradesOf(value))
        expect(qualificationName(`${value}${grade}`)).toBe(
          `${full}${GRADES.find((g) => g.value === grade)?.label}`,
        )
    expect(qualificationName('D203')).toBe('预拌混凝土专业承包')
    expect(qualificationName('D999A')).toBeNull()
  })
})

describe('display', () => {
  const column = (kind: string, key: string) => {
    const found = columnOf(kindNamed(kind) as RecordKind, key)
    if (!found) throw new Error(key)
    return found
  }
  it('VAL-07 nothing is shown as --, a masked value as it is', () => {
    for (const empty of [null, undefined, '', []])
      expect(displayValue(column('company', 'establishedOn'), empty)).toBe('--')
    expect(displayValue(column('company', 'contactPhone'), '138****5678')).toBe('138****5678')
    expect(displayValue(column('company', 'establishedOn'), 'soon')).toBe('--')
    expect(displayValue(column('company', 'establishedOn'), '2020-01-02')).toBe('2020-01-02')
  })

  it('VAL-08 an amount in another currency names it', () => {
    const capital = column('company', 'capital')
    expect(displayValue(capital, 5_000_000_00, { capitalCurrency: 'CNY' })).toBe('500.00万元')
    expect(displayValue(capital, 5_000_000_00, { capitalCurrency: 'USD' })).toContain('美元')
    expect(displayValue(capital, 5_000_000_00)).toBe('500.00万元')
  })

  it('VAL-09 labels, regions, counts and tags read as words', () => {
    expect(displayValue(column('company', 'status'), 'revoked')).toBe('吊销')
    expect(displayValue(column('company', 'region'), '500112')).toBe('重庆 · 渝北区')
    expect(displayValue(column('company', 'region'), '000001')).toBe('--')
    expect(displayValue(column('company', 'allWinningCount'), 12_345)).toBe('12,345')
    expect(displayValue(column('company', 'qualificationCodes'), ['a', 'b'])).toBe('a、b')
  })
})
