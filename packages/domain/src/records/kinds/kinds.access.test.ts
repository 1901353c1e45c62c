import { describe, expect, it } from 'vitest'
import { type Persona, viewerAs } from '../../testing'
import {
  columnsOf,
  findColumn,
  findKind,
  findMissingForFilter,
  KINDS,
  PROVENANCE,
  type RecordKind,
  winning,
} from '../index'

describe('which columns are closed, for whom and how', () => {
  it('ACC-02 every column named like a phone, mail address, contact or certificate number is closed', () => {
    for (const kind of KINDS)
      for (const column of kind.columns)
        for (const part of [column, ...(column.type === 'table' ? column.columns : [])])
          if (/phone|mail|contact|certificateNo|manager|idCard/i.test(part.key))
            expect(part.access, `${kind.kind} ${part.key}`).toBeDefined()
  })

  /** Filters by a closed column, offered to those only to whom it is open. */
  const FOR_MEMBERS = new Set(['person valid'])

  // A list that requires a membership or an add-on as a whole may have a closed title: its search then rejects
  // keywords.
  for (const kind of KINDS.filter((k) => k.opensBy === undefined))
    it(`ACC-02 ${kind.kind}: no searched or sorted column is closed, and none that a filter offers to all`, () => {
      const offered = kind.filters.filter(
        ({ type, key }) => type !== 'reference' && !FOR_MEMBERS.has(`${kind.kind} ${key}`),
      )
      const keys = [kind.title, kind.exactKey, ...[...offered, ...kind.sorts].map((f) => f.column)]
      for (const key of keys.filter((k) => k !== undefined)) {
        expect(findColumn(kind, key), key).toBeDefined()
        expect(findColumn(kind, key)?.access, key).toBeUndefined()
      }
    })

  it('ACC-02 the usual order of every list is by an open column', () => {
    for (const kind of KINDS)
      expect(findColumn(kind, kind.sorts[0]?.column ?? '')?.access, kind.kind).toBeUndefined()
  })

  /** The reference filters by the id of a kind's records, as its own pages use them. */
  const referencesTo = (to: RecordKind) =>
    [to.detail, ...(to.views ?? [])].flatMap(({ sections }) =>
      sections.flatMap((section) => {
        const other = section.type === 'related' && !section.by ? findKind(section.kind) : undefined
        const filter = other?.filters.find((f) => section.type === 'related' && f.key === section.filter)
        return other && filter ? [{ other, column: findColumn(other, filter.column) }] : []
      }),
    )

  it('ACC-02 what a reference would tell of a closed column closes the reference', () => {
    const partsOf = ({ columns }: RecordKind) =>
      columns.flatMap((column) => [column, ...(column.type === 'table' ? column.columns : [])])
    let compared = 0
    for (const to of KINDS)
      for (const { other, column } of referencesTo(to))
        for (const part of partsOf(other).filter(({ link, access }) => link?.kind === to.kind && access)) {
          compared += 1
          expect(column?.access?.needs, `${other.kind} ${column?.key} ${part.key}`).toBe(part.access?.needs)
        }
    expect(compared).toBeGreaterThan(6)
  })

  it('ACC-02 the lists of a person’s projects are for those who may read who leads them', () => {
    const lacking = (persona: Persona) =>
      KINDS.filter(({ filters }) => filters.some(({ key }) => key === 'person')).map((kind) =>
        findMissingForFilter(kind, 'person', viewerAs(persona)),
      )
    expect(lacking('visitor')).toEqual(Array(8).fill('login'))
    expect(lacking('non-member')).toEqual(Array(8).fill('svip'))
    expect(lacking('svip')).toEqual(Array(8).fill(null))
    expect(findMissingForFilter(winning, 'company', viewerAs('visitor'))).toBeNull()
    expect(findMissingForFilter(winning, 'nothing', viewerAs('visitor'))).toBeNull()
  })

  it('ACC-02 the provenance of a record is open to everybody', () => {
    expect(PROVENANCE.map((c) => [c.key, c.label, c.type])).toEqual([
      ['sourcePlatform', '来源', 'text'],
      ['sourceUrl', '来源链接', 'link'],
      ['dataOn', '数据日期', 'date'],
      ['withdrawnOn', '来源撤下', 'date'],
      ['collectedAt', '采集时间', 'time'],
      ['checkedAt', '核验时间', 'time'],
    ])
    for (const kind of KINDS) expect(columnsOf(kind).slice(-PROVENANCE.length)).toEqual([...PROVENANCE])
  })
})
