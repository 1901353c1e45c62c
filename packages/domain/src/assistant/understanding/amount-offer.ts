import type { Viewer } from '../../access'
import { formatMoneyBound } from '../../formatting'
import { findMissingForFilter, type RecordKind, type RecordQuery, replaceFilter } from '../../records'
import { parseAmount } from './amount'
import { rangesOf } from './query-part'
import { buildRangeFilter } from './range-filters'

/** A query with an amount as a filter instead of words of the keyword. */
interface AmountOffer {
  /** 预算金额：3,000 万元以上. */
  readonly label: string
  readonly query: RecordQuery
}

/**
 * The filter that an amount in a keyword may mean: 道路 3000万元以上, 大于5000万 (FND-12). Null without an amount, for a kind
 * without amounts, beside a chosen amount, and where the filter is closed to the reader.
 */
export function findAmountOffer(kind: RecordKind, query: RecordQuery, viewer: Viewer): AmountOffer | null {
  const [filter] = rangesOf(kind, 'fen')
  if (!filter || query.filters[filter.key]?.length || findMissingForFilter(kind, filter.key, viewer))
    return null
  const amount = parseAmount((query.keyword ?? '').normalize('NFKC'))
  if (!amount) return null
  const { filters = {}, understood = [] } = buildRangeFilter(
    kind,
    filter,
    amount.value,
    '金额',
    formatMoneyBound,
  )
  const keyword = amount.rest.trim().replace(/\s+/g, ' ')
  const { keyword: _, ...rest } = replaceFilter(query, filter.key, filters[filter.key] ?? [])
  return {
    label: understood.join('，'),
    query: { ...rest, ...(keyword === '' ? {} : { keyword }), pageNum: 1 },
  }
}
