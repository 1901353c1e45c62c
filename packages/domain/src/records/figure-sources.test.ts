import { describe, expect, it } from 'vitest'
import { aRecord } from '../testing'
import { FIGURE_KINDS, listFigureOwners } from './figure-sources'
import { credit, tender, winning } from './index'
import { siku } from './kinds/performance/siku.kind'

describe('records with computed figures', () => {
  it('DAT-70 each source names them by a reference filter or by a column', () => {
    for (const source of FIGURE_KINDS.flatMap(({ sources }) => sources)) {
      const { kind } = source
      const named =
        'table' in source
          ? kind.columns.find(({ key }) => key === source.table)?.type === 'table'
          : kind.filters.find(({ key }) => key === source.filter)?.type === 'reference'
      expect(named, JSON.stringify({ ...source, kind: kind.kind })).toBe(true)
    }
  })

  it('DAT-70 a result changes its bidders, its owner, its agency and its people', () => {
    const result = aRecord(winning, {
      winnerIds: ['c1', 'c2'],
      bidderIds: ['c1', 'c2', 'c3'],
      ownerId: 'o1',
      agencyId: null,
      personIds: ['p1'],
    })
    expect(listFigureOwners(winning, result)).toEqual([
      { kind: 'company', id: 'c1' },
      { kind: 'company', id: 'c2' },
      { kind: 'company', id: 'c3' },
      { kind: 'owner', id: 'o1' },
      { kind: 'person', id: 'p1' },
    ])
  })

  it('DAT-70 a credit file changes itself and its company; a notice without references nothing', () => {
    expect(listFigureOwners(credit, aRecord(credit, { id: 'r9', companyId: 'c1' }))).toEqual([
      { kind: 'company', id: 'c1' },
      { kind: 'credit', id: 'r9' },
    ])
    const unlinked = { winnerIds: null, bidderIds: null, ownerId: '', agencyId: null }
    expect(listFigureOwners(tender, aRecord(tender, unlinked))).toEqual([])
  })

  it('DAT-70 a permit changes its manager', () => {
    const project = aRecord(siku, { permits: [{ managerId: 'p2' }, { managerId: null }] })
    expect(listFigureOwners(siku, project)).toEqual([{ kind: 'person', id: 'p2' }])
  })
})
