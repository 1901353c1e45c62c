import { describe, expect, it } from 'vitest'
import { SEARCH_CATEGORIES } from '../search'
import { KINDS, suggestedKinds, tellsTitles } from './index'

const namesFor = (type?: string) => suggestedKinds(type).map(({ kind }) => kind)

describe('kinds that a search box tells of', () => {
  it('SHL-08 its own comes first, then the others, none twice', () => {
    expect(namesFor('zhaobiao')).toEqual(['tender', 'company', 'winning', 'owner', 'person', 'planned'])
    expect(namesFor('siku')).toEqual(['siku', 'company', 'tender', 'winning', 'owner', 'person', 'planned'])
    for (const { key } of SEARCH_CATEGORIES) expect(new Set(namesFor(key)).size).toBe(namesFor(key).length)
  })

  it('SHL-08 a category that is a tool, or none at all, has no kind of its own', () => {
    const usual = ['company', 'tender', 'winning', 'owner', 'person', 'planned']
    for (const type of [undefined, 'renyuans', '', 'nothing', '__proto__'])
      expect(namesFor(type)).toEqual(usual)
  })

  it('SHL-08 titles are told of every kind but people', () => {
    expect(KINDS.filter((kind) => !tellsTitles(kind)).map(({ kind }) => kind)).toEqual(['person'])
  })
})
