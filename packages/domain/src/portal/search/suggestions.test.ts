import { describe, expect, it } from 'vitest'
import { isFoundNowhere, type KindSuggestion, SEARCH_CATEGORIES, takesCompanies } from './'

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
  it('SHL-08 "nothing found" only if every kind was searched and none had results', () => {
    expect(isFoundNowhere([], none)).toBe(true)
    expect(isFoundNowhere([COMPANY], none)).toBe(false)
    expect(isFoundNowhere([], { records: [KIND], isComplete: true })).toBe(false)
    expect(isFoundNowhere([], { records: [], isComplete: false })).toBe(false)
  })

  it('SHL-08 a kind not searched or failed leaves the result unknown', () => {
    expect(isFoundNowhere(null, none)).toBe(false)
    expect(isFoundNowhere([], null)).toBe(false)
    expect(isFoundNowhere(null, null)).toBe(false)
  })

  it('SHL-08 a suggested company is searched for in categories by company name, and opened elsewhere', () => {
    for (const key of ['xinyong', 'renyuans', 'zzwinning', 'companyAnalyze'])
      expect(takesCompanies(SEARCH_CATEGORIES, key), key).toBe(true)
    for (const key of ['', 'qiye', 'zhaobiao', 'siku', 'renyuan'])
      expect(takesCompanies(SEARCH_CATEGORIES, key), key).toBe(false)
  })
})
