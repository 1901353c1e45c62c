import { describe, expect, it } from 'vitest'
import { matchRoute } from '../addresses'
import { checkQuery } from '../records'
import {
  AGGREGATES,
  buildAggregateHref,
  buildAggregateQuery,
  findAggregate,
  formatAggregateTitle,
  listAggregateOptions,
  listAggregateProvinces,
  parseAggregatePage,
} from './index'

describe('the directories for search engines', () => {
  it('NAV-14 each page has an address of its own that leads back to it', () => {
    for (const aggregate of AGGREGATES)
      for (const { code } of listAggregateProvinces())
        for (const value of [undefined, listAggregateOptions(aggregate)[0]?.value]) {
          const match = matchRoute(buildAggregateHref(aggregate, code, value))
          expect(match?.route.name).toBe(`${aggregate.route}details`)
          const page = parseAggregatePage(aggregate.route, match?.params.id ?? '')
          expect([page?.aggregate, page?.region, page?.option?.value]).toEqual([aggregate, code, value])
        }
  })

  it('NAV-07 an unknown province or option has no page', () => {
    for (const slug of [
      '',
      '500112',
      '999999',
      '500000-',
      '500000-D999',
      '500000-D110-A',
      ' 500000',
      '000000',
    ])
      expect(parseAggregatePage('juheqiye', slug), slug).toBeNull()
    expect(parseAggregatePage('qiye', '500000')).toBeNull()
    expect(findAggregate('qiye')).toBeUndefined()
  })

  it('VAL-06 the query of a page is valid for its list', () => {
    const page = parseAggregatePage('juheqiye', '500000-D110')
    if (!page) throw new Error('no page')
    expect(buildAggregateQuery(page)).toEqual({
      filters: { region: ['500000'], qualification: ['D110'] },
      pageNum: 1,
      pageSize: 20,
    })
    for (const { route } of AGGREGATES)
      for (const value of listAggregateOptions(findAggregate(route) as never).slice(0, 3)) {
        const item = parseAggregatePage(route, `330000-${value.value}`)
        expect(item && checkQuery(item.kind, buildAggregateQuery(item))).toEqual([])
      }
  })

  it('VAL-06 a page title names the province and the option', () => {
    const title = (route: string, slug: string) => {
      const page = parseAggregatePage(route, slug)
      return page && formatAggregateTitle(page)
    }
    expect(title('juheqiye', '500000-D110')).toBe('重庆市政公用工程企业')
    expect(title('juheqiye', '330000')).toBe('浙江企业')
    expect(title('juherenyuan', '510000-R101')).toBe('四川一级建造师人员')
  })
})
