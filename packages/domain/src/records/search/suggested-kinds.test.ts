import { describe, expect, it } from 'vitest'
import { SEARCH_CATEGORIES } from '../../portal/search'
import { KINDS, listSuggestedKinds, suggestsTitles } from '..'

const namesFor = (type?: string) => listSuggestedKinds(type).map(({ kind }) => kind)

describe('the kinds a search box suggests', () => {
  it('SHL-08 its own comes first, then the others, none twice', () => {
    expect(namesFor('zhaobiao')).toEqual(['tender', 'company', 'winning', 'owner', 'person', 'planned'])
    expect(namesFor('siku')).toEqual(['siku', 'company', 'tender', 'winning', 'owner', 'person', 'planned'])
    for (const { key } of SEARCH_CATEGORIES) expect(new Set(namesFor(key)).size).toBe(namesFor(key).length)
  })

  it('SHL-08 a tool category, or none, has no own kind', () => {
    const usual = ['company', 'tender', 'winning', 'owner', 'person', 'planned']
    for (const type of [undefined, 'renyuans', '', 'nothing', '__proto__'])
      expect(namesFor(type)).toEqual(usual)
  })

  it('SHL-08 titles of every kind but people are suggested', () => {
    expect(KINDS.filter((kind) => !suggestsTitles(kind)).map(({ kind }) => kind)).toEqual(['person'])
  })
})
