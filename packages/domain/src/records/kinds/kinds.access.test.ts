import { describe, expect, it } from 'vitest'
import { type Column, columnsOf, findColumn, findKind, KINDS, PROVENANCE, type RecordKind } from '../index'

const closedPlaces = (kind: RecordKind) => {
  const one = (path: string, { access }: Pick<Column, 'access'>) =>
    access ? [[path, access.needs, access.below, access.mask].filter(Boolean).join(' ')] : []
  return columnsOf(kind).flatMap((column) => [
    ...one(column.key, column),
    ...(column.type === 'table' ? column.columns : []).flatMap((cell) =>
      one(`${column.key}.${cell.key}`, cell),
    ),
  ])
}

describe('which columns are closed, for whom and how', () => {
  it('ACC-02 companies: contacts need SVIP, numbers of certificates a login', () => {
    expect(closedPlaces(findKind('company') as RecordKind)).toEqual([
      'contactPhone svip masked phone',
      'contactEmail svip locked',
      'qualifications.certificateNo login masked text',
      'safetyPermitNo login masked text',
    ])
  })

  it('ACC-02 people: the phone, certificate numbers and their validity need SVIP', () => {
    expect(closedPlaces(findKind('person') as RecordKind)).toEqual([
      'registrations.certificateNo svip masked text',
      'registrations.validUntil svip locked',
      'contactPhone svip masked phone',
    ])
  })

  it('ACC-02 tenders: contacts, and the offers and managers of candidates, need SVIP', () => {
    expect(closedPlaces(findKind('tender') as RecordKind)).toEqual([
      'ownerUnitContact svip masked personName',
      'ownerUnitPhone svip masked phone',
      'agencyPhone svip masked phone',
      'candidates.price svip masked amount',
      'candidates.priceText svip locked',
      'candidates.managerName svip masked personName',
    ])
  })

  it('ACC-02 every column named like a phone, mail address, contact or certificate number is closed', () => {
    for (const kind of KINDS)
      for (const column of kind.columns)
        for (const part of [column, ...(column.type === 'table' ? column.columns : [])])
          if (/phone|mail|contact|certificateNo|manager|idCard/i.test(part.key))
            expect(part.access, `${kind.kind} ${part.key}`).toBeDefined()
  })

  // A list that requires a membership or an add-on as a whole may have a closed title: its search then rejects
  // keywords.
  for (const kind of KINDS.filter((k) => k.opensBy === undefined))
    it(`ACC-02 ${kind.kind}: no searched, filtered or sorted column is closed`, () => {
      const keys = [kind.title, kind.exactKey, ...[...kind.filters, ...kind.sorts].map((f) => f.column)]
      for (const key of keys.filter((k) => k !== undefined)) {
        expect(findColumn(kind, key), key).toBeDefined()
        expect(findColumn(kind, key)?.access, key).toBeUndefined()
      }
    })

  it('ACC-02 the provenance of a record is open to everybody', () => {
    expect(PROVENANCE.map((c) => [c.key, c.label, c.type])).toEqual([
      ['sourcePlatform', '来源', 'text'],
      ['sourceUrl', '来源链接', 'link'],
      ['collectedAt', '采集时间', 'time'],
      ['checkedAt', '核验时间', 'time'],
    ])
    for (const kind of KINDS) expect(columnsOf(kind).slice(-4)).toEqual([...PROVENANCE])
  })
})

describe('what a record holds', () => {
  const typesOf = (name: string) =>
    Object.fromEntries((findKind(name) as RecordKind).columns.map((c) => [c.key, c.type]))

  it('SHL-03 a company has the columns of the hot list', () => {
    expect(typesOf('company')).toMatchObject({
      name: 'text',
      allWinningCount: 'count',
      qualificationCount: 'count',
      personnelCount: 'count',
      creditCount: 'count',
      latestWinOn: 'date',
    })
  })

  it('VAL-07 VAL-08 amounts are fen, days are days, moments are moments', () => {
    expect(typesOf('company')).toMatchObject({ capital: 'fen', establishedOn: 'date', region: 'region' })
    expect(typesOf('person')).toMatchObject({ historyList: 'table', latestCertificateOn: 'date' })
    expect(typesOf('tender')).toMatchObject({
      buggetAmount: 'fen',
      winningAmount: 'fen',
      publicityTime: 'date',
      awardedOn: 'date',
      documentUntil: 'time',
      bidDeadline: 'time',
      openingTime: 'time',
    })
  })
})
