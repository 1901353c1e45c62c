import { describe, expect, it } from 'vitest'
import { readRequirements, type TenderTerms } from './index'

const NOTHING: TenderTerms = {
  requiredQualification: null,
  requiredQualificationCodes: null,
  content: null,
  consortiumAllowed: null,
  engineeringType: null,
  buggetAmount: null,
  currency: null,
  bidDeadline: null,
}

describe('the clauses of a notice', () => {
  it('MYC-03 keeps the clause of each requirement without its number, cut at 60 characters', () => {
    const quotes = (asked: Partial<TenderTerms>) =>
      readRequirements({ ...NOTHING, ...asked }).map(({ quote }) => quote)
    const content =
      '3.1 须具备市政公用工程施工总承包二级资质\n（二）须有安全生产许可证；1、建筑工程专业一级注册建造师'
    expect(quotes({ content })).toEqual(
      '须具备市政公用工程施工总承包二级资质 须有安全生产许可证 建筑工程专业一级注册建造师'.split(' '),
    )
    expect(quotes({ requiredQualificationCodes: ['D110B'] })).toEqual([null])
    expect(quotes({ content: `类似业绩${'甲'.repeat(60)}` })[0]).toHaveLength(61)
  })
})
