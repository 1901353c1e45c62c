import { expect, it } from 'vitest'
import { EMPTY_QUERY, findMissingForFilter, KINDS, person, type RecordKind, tender } from '../../records'
import { viewerAs } from '../../testing'
import { findAmountOffer } from '.'
import { rangesOf } from './query-part'

const SVIP = viewerAs('svip')
const offer = (keyword: string, filters = {}) =>
  findAmountOffer(tender, { ...EMPTY_QUERY, keyword, filters, pageNum: 3 }, SVIP)

it('FND-12 an amount in a keyword is offered as the filter, and the other words stay', () => {
  expect(offer('3000万元以上')).toMatchObject({
    label: '预算金额：3,000 万元以上',
    query: { filters: { amount: ['3000000000~'] } },
  })
  expect(offer('道路 大于5000万 监理')).toMatchObject({ query: { keyword: '道路 监理', pageNum: 1 } })
  expect(offer('1亿以上')?.query.keyword).toBeUndefined()
  expect(offer('3000万元')?.label).toBe('预算金额：2,700 万元 至 3,300 万元')
  for (const none of ['道路', 'G318 2026年', '第3标段']) expect(offer(none), none).toBeNull()
  expect(offer('1亿以上', { amount: ['~100'] })).toBeNull()
})

it('FND-12 an amount is not offered for a kind without amounts, nor where its filter is closed', () => {
  const query = { ...EMPTY_QUERY, keyword: '1亿以上' }
  expect(findAmountOffer(person, query, SVIP)).toBeNull()
  const viewer = viewerAs('visitor')
  const isClosed = (kind: RecordKind) =>
    rangesOf(kind, 'fen').some(({ key }) => findMissingForFilter(kind, key, viewer))
  const closed = KINDS.filter(isClosed)
  expect(closed).not.toHaveLength(0)
  for (const kind of closed) expect(findAmountOffer(kind, query, viewer), kind.kind).toBeNull()
})
