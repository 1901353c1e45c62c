import { company } from '@zhushutong/domain/records'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../shapes'
import { newerFirst } from '../shapes/draft'
import { createBloomFilter } from '../survey/bloom-filter'
import { groupSame, mergeGroup } from './merge'

const draft = (line: number, proof: string | null, hint: string | null, values = {}): Draft => {
  return { line, proof, hint, values, sourceKey: proof ?? hint ?? '', remarks: [] }
}
const linesOf = (drafts: Draft[]) => groupSame(drafts).map((group) => group.map(({ line }) => line))

describe('grouping rows of one record', () => {
  it('matches by proof, or by hint if one row has no proof', () => {
    expect(linesOf([draft(1, 'X', 'n'), draft(2, 'X', 'renamed'), draft(3, null, 'n')])).toEqual([[1, 2, 3]])
    expect(linesOf([draft(1, null, 'n'), draft(2, null, 'n'), draft(3, null, 'm')])).toEqual([[1, 2], [3]])
  })

  it('never matches different proofs, nor a row without proof to either of two, nor rows without both', () => {
    expect(linesOf([draft(1, 'X', 'n'), draft(2, 'Y', 'n'), draft(3, null, 'n')])).toEqual([[1], [2], [3]])
    expect(linesOf([draft(1, null, null), draft(2, null, null)])).toEqual([[1], [2]])
  })

  it('merges field by field: later values win, missing ones replace nothing', () => {
    const shape = {
      title: '',
      kind: company,
      source: '',
      fingerprint: '',
      read: () => ({ draft: draft(0, null, null) }),
      combine: newerFirst,
    }
    const group = [draft(9, 'X', 'n', { a: null, b: 2, c: 3 }), draft(4, null, 'n', { a: 1, b: 1, c: null })]
    const { draft: merged, merged: remarks } = mergeGroup(shape, group)
    expect(merged).toMatchObject({ line: 4, sourceKey: 'X', proof: 'X', values: { a: 1, b: 2, c: 3 } })
    expect(remarks).toMatchObject([{ line: 9, level: 'merged', reason: '与第 4 行是同一条，已合并' }])
  })
})

it('never reports a seen text as new, and hardly ever a new one as seen', () => {
  const seen = createBloomFilter()
  const texts = Array.from({ length: 20_000 }, (_, i) => `row ${i}`)
  expect(texts.filter(seen)).toEqual([])
  expect(texts.every(seen)).toBe(true)
})
