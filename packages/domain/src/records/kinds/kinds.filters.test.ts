import { describe, expect, it } from 'vitest'
import type { RangePreset } from '../catalogue/filter'
import { findColumn, isValidValue, KINDS } from '../index'

const rangeFilters = KINDS.flatMap((kind) =>
  kind.filters.flatMap((f) => (f.type === 'range' ? [{ ...f, name: `${kind.kind} ${f.key}` }] : [])),
)

describe('filters', () => {
  it('VAL-06 a filter’s column has a type it can compare', () => {
    const fitting = {
      region: ['region'],
      options: ['enum', 'tags'],
      head: ['tags'],
      tail: ['tags'],
      match: ['tags'],
      reference: ['code', 'tags'],
    }
    for (const kind of KINDS)
      for (const filter of kind.filters) {
        const ranged = filter.type === 'range' && (filter.of === 'date' ? ['date', 'time'] : [filter.of])
        const types = filter.type === 'range' ? ranged : fitting[filter.type]
        expect(types, `${kind.kind} ${filter.key}`).toContain(findColumn(kind, filter.column)?.type)
      }
  })

  it('VAL-06 a filter over an enum offers all of its values under the same names', () => {
    const plain = (options: readonly { value: string; label: string }[]) =>
      options.map(({ value, label }) => [value, label])
    for (const kind of KINDS)
      for (const filter of kind.filters) {
        const column = findColumn(kind, filter.column)
        if (filter.type !== 'options' || column?.type === 'tags') continue
        expect(column?.type === 'enum' && plain(column.options)).toEqual(plain(filter.options))
      }
  })

  it('NAV-13 filter keys and values need no URL encoding and differ from the URL’s own parameters', () => {
    for (const kind of KINDS)
      for (const filter of kind.filters) {
        expect(['q', 'sort', 'size']).not.toContain(filter.key)
        const offered = filter.type === 'range' ? filter.presets : 'options' in filter ? filter.options : []
        expect(new Set(offered.map((o) => o.value)).size).toBe(offered.length)
        for (const { value, label } of offered) {
          expect(value).toMatch(/^[0-9A-Za-z]+$/)
          expect(label).not.toBe('')
          expect(isValidValue(filter, value)).toBe(true)
        }
      }
  })
})

describe('presets', () => {
  it('VAL-08 amounts: presets leave no gap, do not overlap and are open at both ends', () => {
    const amounts = rangeFilters.filter((f) => f.of === 'fen')
    expect(amounts.map((f) => f.name)).toEqual(expect.arrayContaining(['company capital', 'tender amount']))
    for (const { presets } of amounts) {
      expect(presets[0]?.min).toBeUndefined()
      expect(presets.at(-1)?.max).toBeUndefined()
      presets.slice(1).forEach((preset, i) => {
        expect(preset.min).toBe((presets[i]?.max ?? Number.NaN) + 1)
      })
    }
  })

  it('VAL-06 counts: each preset asks for more than the one before it', () => {
    for (const { name, presets } of rangeFilters.filter((f) => f.of === 'count'))
      presets.slice(1).forEach((preset, i) => {
        expect(preset.min ?? 0, name).toBeGreaterThan(presets[i]?.min ?? -1)
      })
  })

  const distance = (preset?: RangePreset) => Math.abs(preset?.days ?? preset?.from ?? 0)

  it('VAL-06 days: each preset reaches further than the one before it', () => {
    for (const { name, presets } of rangeFilters.filter((f) => f.of === 'date'))
      presets.slice(1).forEach((preset, i) => {
        expect(distance(preset), name).toBeGreaterThan(distance(presets[i]))
      })
  })
})

describe('sorts', () => {
  it('VAL-06 a sort is by days, moments, amounts or counts', () => {
    for (const kind of KINDS)
      for (const { column, key } of kind.sorts)
        expect(['date', 'time', 'fen', 'count'], `${kind.kind} ${key}`).toContain(
          findColumn(kind, column)?.type,
        )
  })
})
