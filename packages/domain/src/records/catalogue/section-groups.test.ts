import { describe, expect, it } from 'vitest'
import { KINDS } from '../index'
import { listSectionTabs, sumEntries } from './section-groups'

const sections = ['wins', 'rates', 'staff', 'news'].map((key) => ({ key, label: `label of ${key}` }))
const groups = [
  { key: 'people', label: 'People', sections: ['staff'], counts: ['staff'] },
  { key: 'work', label: 'Work', sections: ['rates', 'wins'], counts: ['wins'] },
  { key: 'permits', label: 'Permits', sections: ['permit'], counts: ['permit'] },
]
const keysOf = (tabs: ReturnType<typeof listSectionTabs>) =>
  tabs.map(({ key, sections: some }) => [key, some.map((section) => section.key)])

describe('the tabs of a detail page', () => {
  it('FIG-06 groups stand in their order with their sections; what is in none has a tab of its own', () => {
    expect(keysOf(listSectionTabs(sections, groups))).toEqual([
      ['people', ['staff']],
      ['work', ['rates', 'wins']],
      ['news', ['news']],
    ])
  })

  it('FIG-06 without groups each section has a tab that counts itself', () => {
    const tabs = listSectionTabs(sections)
    expect(keysOf(tabs)).toEqual(sections.map(({ key }) => [key, [key]]))
    expect(tabs.map(({ label, counts }) => [label, counts])).toEqual(
      sections.map(({ key, label }) => [label, [key]]),
    )
  })

  it('FIG-06 counts are added up; what is not counted is not 0', () => {
    const exactly = (entries: number) => ({ entries, isCapped: false })
    expect(sumEntries([exactly(2), null, exactly(3)])).toEqual(exactly(5))
    expect(sumEntries([{ entries: 10_000, isCapped: true }, exactly(1)])).toEqual({
      entries: 10_001,
      isCapped: true,
    })
    expect([sumEntries([exactly(0)]), sumEntries([null]), sumEntries([])]).toEqual([exactly(0), null, null])
  })

  it('FIG-06 each section of a kind with groups is in one of them, and no anchor stands twice', () => {
    const grouped = KINDS.filter(({ detail }) => detail.groups)
    expect(grouped.map(({ kind }) => kind)).toContain('company')
    for (const { detail } of grouped) {
      const keys = detail.sections.map(({ key }) => key)
      const inGroups = (detail.groups ?? []).flatMap((group) => group.sections)
      expect([...inGroups].sort()).toEqual([...keys].sort())
      const anchors = [...keys, ...(detail.groups ?? []).map(({ key }) => key)]
      expect(new Set(anchors).size).toBe(anchors.length)
      for (const { sections: ownSections, counts = [] } of detail.groups ?? [])
        expect(ownSections).toEqual(expect.arrayContaining([...counts]))
    }
  })

  it('FIG-06 a company has seven tabs; what the register says is the last', () => {
    const { sections: all, groups } = KINDS.find(({ kind }) => kind === 'company')?.detail ?? {}
    const tabs = listSectionTabs(all ?? [], groups)
    expect(tabs).toHaveLength(7)
    expect(tabs.at(-1)?.sections.map(({ key }) => key)).toEqual(['base', 'scope'])
  })
})
