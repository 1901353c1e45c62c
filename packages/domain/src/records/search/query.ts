import { divisionPath } from '../../divisions'
import { parseDay } from '../../formatting'
import { checkPageSize, DEFAULT_PAGE_SIZE } from '../../paging'
import type { Filter, Sort } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'
import { isSortOf } from './sorts'

/** A query of a list. Filter values are as in the URL: option values, region codes, presets, 'min~max'. */
export interface RecordQuery {
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: string
  /** literal: only the keyword as typed · corrected: also the keyword without one clear slip (FND-04). */
  readonly match?: 'literal' | 'corrected'
  readonly pageNum: number
  readonly pageSize: number
}

/** `field` is the filter's or parameter's key; `message` is ready for the screen. */
export interface QueryProblem {
  readonly field: string
  readonly message: string
}

/** Records beyond this number need narrower filters, or the SDK's cursor. */
export const MAX_OFFSET = 10_000
/**
 * Maximum length of a keyword in UTF-16 units: the search box limits it to 40 characters, links may contain
 * more.
 */
export const MAX_KEYWORD = 40
/** Maximum number of values of one filter. */
export const MAX_VALUES = 20

const REGION = /^\d{6}$/
const NUMBER = /^\d{1,15}$/
// A planned project's id ends in its mode: {uuid}_1.
const REFERENCE = /^[0-9A-Za-z-]{1,64}(_\d{1,2})?$/
// Project numbers as published: 洛直政采磋商(2026)0031号.
const CODE = /^[\p{L}\p{N}\p{P}\p{S}](?:[\p{L}\p{N}\p{P}\p{S} ]{0,62}[\p{L}\p{N}\p{P}\p{S}])?$/u

const boundIsRight = (of: 'fen' | 'count' | 'date', bound: string) =>
  bound === '' || (of === 'date' ? parseDay(bound) !== null : NUMBER.test(bound))

/** True when a value is valid for a filter. */
export function isValidValue(filter: Filter, value: string): boolean {
  switch (filter.type) {
    case 'region':
      return REGION.test(value)
    case 'reference':
      return (filter.by === 'code' ? CODE : REFERENCE).test(value)
    case 'range': {
      if (filter.presets.some((p) => p.value === value)) return true
      const bounds = value.split('~')
      return bounds.length === 2 && bounds.join('') !== '' && bounds.every((b) => boundIsRight(filter.of, b))
    }
    default:
      return filter.options.some((o) => o.value === value)
  }
}

/** True when a filter accepts several values, at most MAX_VALUES: a bidder works in several regions. */
export function isMultiValue(filter: Filter): boolean {
  return filter.type === 'region' || (filter as { readonly multiple?: boolean }).multiple === true
}

/** All problems of a query, each with its field; empty for a valid query. */
export function checkQuery(kind: RecordKind, query: RecordQuery): QueryProblem[] {
  const problems: QueryProblem[] = []
  if (query.keyword !== undefined && query.keyword.length > MAX_KEYWORD)
    problems.push({ field: 'keyword', message: `关键词最多 ${MAX_KEYWORD} 个字符` })
  for (const [key, values] of Object.entries(query.filters)) {
    const filter = kind.filters.find((f) => f.key === key)
    if (!filter) problems.push({ field: key, message: `没有“${key}”这个筛选条件` })
    else if (values.length > 1 && !isMultiValue(filter))
      problems.push({ field: key, message: `“${filter.label}”只能选一项` })
    else if (values.length > MAX_VALUES)
      problems.push({ field: key, message: `“${filter.label}”最多选 ${MAX_VALUES} 项` })
    else if (!values.every((v) => isValidValue(filter, v)))
      problems.push({ field: key, message: `“${filter.label}”的取值不正确` })
  }
  if (query.sort !== undefined && !isSortOf(kind, query.sort))
    problems.push({ field: 'sort', message: `没有“${query.sort}”这种排序` })
  if (!Number.isInteger(query.pageNum) || query.pageNum < 1)
    problems.push({ field: 'pageNum', message: '页码应为大于 0 的整数' })
  else if ((query.pageNum - 1) * query.pageSize >= MAX_OFFSET)
    problems.push({ field: 'pageNum', message: '最多查看前 10,000 条，请增加筛选条件' })
  const sizeProblem = checkPageSize(query.pageSize)
  if (sizeProblem !== null) problems.push({ field: 'pageSize', message: sizeProblem })
  return problems
}

/** The sort of a key; the kind's first sort if it has no such key, and among records of equal relevance (FND-01). */
export function sortNamed(kind: RecordKind, key: string | undefined): Sort {
  const sort = kind.sorts.find((each) => each.key === key) ?? kind.sorts[0]
  if (!sort) throw new Error(`${kind.kind} has no sort`)
  return sort
}

/** The default query: everything, in the first sort, page 1 of the default size. */
export const EMPTY_QUERY: RecordQuery = { filters: {}, pageNum: 1, pageSize: DEFAULT_PAGE_SIZE }

/** Selects a filter value, or deselects it if it was selected; always back on page 1. */
export function toggleFilterValue(
  kind: RecordKind,
  query: RecordQuery,
  key: string,
  value: string,
): RecordQuery {
  const filter = kind.filters.find((f) => f.key === key)
  if (!filter) return query
  const chosen = query.filters[key] ?? []
  if (filter.type === 'region') return replaceFilter(query, key, toggleRegion(chosen, value))
  const without = chosen.filter((v) => v !== value)
  const values =
    without.length < chosen.length ? without : isMultiValue(filter) ? [...chosen, value] : [value]
  return replaceFilter(query, key, values)
}

const isWithin = (code: string, other: string) => code === other || divisionPath(code).includes(other)

/**
 * Selects or deselects a division. A selection replaces divisions inside it and around it. After a deselection
 * the division around it is selected again, unless another selected division is inside that.
 */
export function toggleRegion(chosen: readonly string[], code: string): string[] {
  const others = chosen.filter((text) => !isWithin(text, code) && !isWithin(code, text))
  if (!chosen.some((text) => isWithin(text, code))) return [...others, code]
  const above = divisionPath(code).at(-2)
  return above === undefined || others.some((other) => isWithin(other, above)) ? others : [...others, above]
}

/** Replaces a filter's values; an empty list removes the filter. Back on page 1. */
export function replaceFilter(query: RecordQuery, key: string, values: readonly string[]): RecordQuery {
  const { [key]: _replaced, ...others } = query.filters
  return { ...query, pageNum: 1, filters: values.length > 0 ? { ...others, [key]: values } : others }
}
