import { describe, expect, it } from 'vitest'
import { foundNothing, type KindSuggestion, takesCompanies } from '.'

const COMPANY = { id: 'c1', name: '重庆建工', region: null }
const KIND: KindSuggestion = {
  type: 'zhaobiao',
  label: '招标',
  classifier: '条',
  total: 3,
  totalIsCapped: false,
  titles: [],
}
const none = { records: [], isComplete: true }

describe('suggestions', () => {
  it('SHL-08 nothing was found only where every kind was asked and none had anything', () => {
    expect(foundNothing([], none)).toBe(true)
    expect(foundNothing([COMPANY], none)).toBe(false)
    expect(foundNothing([], { records: [KIND], isComplete: true })).toBe(false)
    expect(foundNothing([], { records: [], isComplete: false })).toBe(false)
  })

  it('SHL-08 what was not asked or failed is not known to have nothing', () => {
    expect(foundNothing(null, none)).toBe(false)
    expect(foundNothing([], null)).toBe(false)
    expect(foundNothing(null, null)).toBe(false)
  })

  it('SHL-08 a suggested company is searched for where a company is what is typed, and opened elsewhere', () => {
    for (const key of ['xinyong', 'renyuans', 'zzwinning', 'companyAnalyze'])
      expect(takesCompanies(key), key).toBe(true)
    for (const key of ['', 'qiye', 'zhaobiao', 'siku', 'renyuan'])
      expect(takesCompanies(key), key).toBe(false)
  })
})
