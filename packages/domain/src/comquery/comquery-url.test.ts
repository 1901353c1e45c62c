import { describe, expect, it } from 'vitest'
import { buildQuery } from './comquery.fixture'
import { EMPTY_COMQUERY, formatComqueryUrl, parseComqueryUrl } from './index'

const read = (search: string) => parseComqueryUrl(search).query

describe('the address of a combined query', () => {
  it('NAV-13 reads what a form sends: the n-th values form row n, empty rows are dropped', () => {
    expect(read('?won.amount=500&won.times=2&won.amount=&won.times=3&won.amount=&won.times=')).toEqual(
      buildQuery({ won: [{ amount: '500', times: '2' }, { times: '3' }] }),
    )
    expect(formatComqueryUrl(buildQuery({ won: [{ amount: '500', times: '2' }, { times: '3' }] }))).toBe(
      '?won.amount=500&won.times=2&won.amount=&won.times=3',
    )
    expect(
      formatComqueryUrl(
        buildQuery({ region: [{ code: '500000' }] }, { match: 'any', sort: 'wins', pageSize: 20 }),
      ),
    ).toBe('?region.code=500000&match=any&sort=wins&size=20')
    expect(formatComqueryUrl(EMPTY_COMQUERY)).toBe('')
    expect(formatComqueryUrl({ ...EMPTY_COMQUERY, sort: 'latest' })).toBe('')
  })

  it('NAV-13 invalid values are reported, kept for the form and left out of the query', () => {
    const { query, typed, problems } = parseComqueryUrl(
      '?capital.min=many&capital.max=500&region.code=x&size=7&sort=no',
    )
    expect(query).toEqual(buildQuery({ capital: [{ max: '500' }] }))
    expect(typed).toEqual(buildQuery({ capital: [{ min: 'many', max: '500' }], region: [{ code: 'x' }] }))
    expect(problems.map((p) => p.field)).toEqual(['region.0.code', 'capital.0.min'])
  })
})
