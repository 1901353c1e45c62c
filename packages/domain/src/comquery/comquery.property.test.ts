import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  buildComqueryParts,
  CONDITION_GROUPS,
  type Comquery,
  type ConditionField,
  type ConditionGroup,
  checkComquery,
  EMPTY_COMQUERY,
  formatComqueryUrl,
  listFieldOptions,
  parseComqueryUrl,
} from './index'

const rightValue = (group: ConditionGroup, field: ConditionField): fc.Arbitrary<string> => {
  switch (field.type) {
    case 'region':
      return fc.constantFrom('500000', '510100', '500112')
    case 'option':
      return fc.constantFrom(...listFieldOptions(group, field).map((o) => o.value))
    case 'day':
      return fc.constantFrom('2020-02-29', '2026-11-20')
    case 'times':
      return fc.integer({ min: 1, max: 1000 }).map(String)
    default:
      return fc.nat(999_999_999).map(String)
  }
}

const rightRow = (group: ConditionGroup) =>
  fc
    .record(Object.fromEntries(group.fields.map((f) => [f.key, rightValue(group, f)])), { requiredKeys: [] })
    .map((row) => ({ ...row }) as Record<string, string>)
    .filter((row) => Object.keys(row).length > 0 && !(Number(row.min ?? 0) > Number(row.max ?? Infinity)))

const rightQuery: fc.Arbitrary<Comquery> = fc
  .record({
    groups: fc.subarray([...CONDITION_GROUPS]),
    match: fc.option(fc.constant('any' as const), { nil: undefined }),
    sort: fc.option(fc.constantFrom('wins', 'capital'), { nil: undefined }),
    pageSize: fc.constantFrom(10, 20, 100),
  })
  .chain(({ groups, match, sort, pageSize }) =>
    fc
      .record(
        Object.fromEntries(
          groups.map((g) => [g.key, fc.array(rightRow(g), { minLength: 1, maxLength: g.most })]),
        ),
      )
      .map((conditions) => ({
        ...EMPTY_COMQUERY,
        conditions: { ...conditions },
        ...(match && { match }),
        ...(sort && { sort }),
        pageSize,
      })),
  )

it('VAL-06 valid queries have no problems, and each part has a sentence', () => {
  fc.assert(
    fc.property(rightQuery, (query) => {
      expect(checkComquery(query)).toEqual([])
      const parts = buildComqueryParts(query)
      expect(new Set(parts.map((p) => p.key)).size).toBe(parts.length)
      for (const { sentence } of parts) expect(sentence).not.toMatch(/undefined|null|NaN|--/)
    }),
  )
})

it('NAV-13 queries survive their URL, page by page, and equal queries have the same URL', () => {
  fc.assert(
    fc.property(rightQuery, fc.integer({ min: 1, max: 9 }), (query, pageNum) => {
      const url = formatComqueryUrl(query)
      const { query: again, typed, problems } = parseComqueryUrl(url, pageNum)
      expect(again).toEqual({ ...query, pageNum })
      expect(typed).toEqual({ ...query, pageNum })
      expect(problems).toEqual([])
      expect(formatComqueryUrl(again)).toBe(url)
      expect(url).not.toMatch(/[^\w?&=.%-]/)
    }),
  )
})
