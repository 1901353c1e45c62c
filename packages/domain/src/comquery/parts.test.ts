import { describe, expect, it } from 'vitest'
import { VISITOR } from '../access'
import { buildQuery } from './comquery.fixture'
import { buildComqueryParts, type Comquery, type ComqueryPart, type Condition, findClosedPart } from './index'

const WAN = 1_000_000
const partOf = (...args: Parameters<typeof buildQuery>): ComqueryPart => {
  const [part] = buildComqueryParts(buildQuery(...args))
  if (!part) throw new Error('no part')
  return part
}

describe('the parts of a combined query', () => {
  it('ACC-02 each condition is its own part, in the order of the form', () => {
    const conditions: Comquery['conditions'] = {
      people: [{ registration: 'R101', times: '5' }, { registration: 'R105' }],
      region: [{ code: '500000' }],
    }
    expect(buildComqueryParts(buildQuery(conditions)).map((p) => p.key)).toEqual(
      'region.0 people.0 people.1'.split(' '),
    )
    expect(buildComqueryParts(buildQuery({}))).toEqual([])
    expect(buildComqueryParts(buildQuery({ nowhere: [{ a: 'b' }] }))).toEqual([])
  })

  it('VAL-06 a category with a grade is one qualification, all of them or any', () => {
    const qualification: Condition[] = [
      { category: 'D110', grade: 'A' },
      { category: 'D101' },
      { grade: 'T' },
    ]
    expect(buildComqueryParts(buildQuery({ qualification })).map((p) => p.tokens)).toEqual([
      [[':qualification:D110A']],
      [[':qualification:D101']],
      [[':grade:T']],
    ])
    const any = buildComqueryParts(buildQuery({ qualification }, { match: 'any' }))
    expect(any.map((p) => [p.key, p.tokens])).toEqual([
      ['qualification.0', [[':qualification:D110A', ':qualification:D101', ':grade:T']]],
    ])
    expect(any[0]?.sentence).toBe('具有市政公用工程一级、建筑工程、特级资质之一')
    const parts = buildComqueryParts(
      buildQuery({ qualification: qualification.slice(0, 1) }, { match: 'any' }),
    )
    expect(parts[0]).toMatchObject({
      tokens: [[':qualification:D110A']],
      sentence: '具有市政公用工程一级资质',
    })
  })

  it('VAL-08 amounts are compared in fen, days and counts as they are', () => {
    expect(partOf({ capital: [{ min: '500', max: '1000' }] }).ranges).toEqual([
      { column: 'capital', of: 'fen', min: 500 * WAN },
      { column: 'capital', of: 'fen', max: 1000 * WAN },
    ])
    const won = partOf({
      won: [{ amount: '300', since: '2024-01-01', region: '500000', type: 'municipal', times: '2' }],
    })
    expect(won).toMatchObject({
      companies: 'winnerIds',
      atLeast: 2,
      tokens: [[':region:500000'], [':type:municipal']],
      ranges: [
        { column: 'winningAmount', of: 'fen', min: 300 * WAN },
        { column: 'awardedOn', of: 'date', min: '2024-01-01' },
      ],
    })
    expect(partOf({ won: [{ amount: '0' }] })).toMatchObject({ atLeast: 1, ranges: [{ min: 0 }] })
    expect(partOf({ credit: [{ dishonesty: '0' }] }).ranges).toEqual([
      { column: 'dishonestyCount', of: 'count', max: 0 },
    ])
  })

  it('ACC-02 a part names the columns it depends on, and one closed to the viewer is found', () => {
    const part = partOf({ people: [{ registration: 'R101', times: '2' }] })
    expect([...part.columns].sort()).toEqual(['companyId', 'registrationCodes'])
    const closed = { ...part, key: 'people.1', columns: ['contactPhone'] }
    expect(findClosedPart([part, closed], { ...VISITOR, loggedIn: true })?.key).toBe('people.1')
    expect(findClosedPart([part, closed], { ...VISITOR, loggedIn: true, svip: true })).toBeUndefined()
    expect(findClosedPart([part], VISITOR)).toBeUndefined()
  })
})
