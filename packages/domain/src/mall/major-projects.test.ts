import { describe, expect, it } from 'vitest'
import { checkQuery, project } from '../records'
import {
  formatMajorProjects,
  MAJOR_STAGES,
  MAJOR_THRESHOLDS,
  majorProjectsSearch,
  parseMajorProjects,
} from './index'

describe('major projects', () => {
  it('MAL-02 begin at 100 million yuan, and may be narrowed to 500 million, 1 and 5 billion', () => {
    expect(MAJOR_THRESHOLDS).toEqual([1, 5, 10, 50])
    expect(majorProjectsSearch(parseMajorProjects({}))).toEqual({
      filters: { amount: ['10000000000~'] },
      pageNum: 1,
      pageSize: 20,
    })
    expect(majorProjectsSearch(parseMajorProjects({ from: '50', stage: 'building' }, 3))).toEqual({
      filters: { amount: ['500000000000~'], stage: ['building'] },
      pageNum: 3,
      pageSize: 20,
    })
  })

  it('MAL-02 every combination is a search that the list accepts, and returns from its address', () => {
    for (const from of MAJOR_THRESHOLDS)
      for (const stage of [null, ...MAJOR_STAGES.map(({ value }) => value)]) {
        const query = { from, stage, page: 1 }
        expect(checkQuery(project, majorProjectsSearch(query))).toEqual([])
        const address = new URLSearchParams(formatMajorProjects(query))
        expect(parseMajorProjects(Object.fromEntries(address))).toEqual(query)
      }
    expect(MAJOR_STAGES.map(({ label }) => label)).toEqual(['立项', '招标', '中标', '施工', '竣工'])
  })

  it('MAL-02 what is unknown counts as absent', () => {
    for (const query of [
      { from: '2' },
      { from: '' },
      { stage: 'nothing' },
      { from: 'x', stage: '__proto__' },
    ])
      expect(parseMajorProjects(query)).toEqual({ from: 1, stage: null, page: 1 })
    expect(formatMajorProjects(parseMajorProjects({}))).toBe('')
  })
})
