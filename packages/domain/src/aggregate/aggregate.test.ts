import { describe, expect, it } from 'vitest'
import { matchListPage, matchRoute } from '../navigation'
import { problemsOf } from '../records'
import {
  AGGREGATES,
  aggregateHref,
  aggregateOf,
  aggregatePage,
  aggregateProvinces,
  aggregateQuery,
  aggregateTitle,
  directoryHref,
  optionsOf,
} from './index'

describe('the directories for search engines', () => {
  it('NAV-14 each page has an address of its own that leads back to it', () => {
    for (const aggregate of AGGREGATES)
      for (const { code } of aggregateProvinces())
        for (const value of [undefined, optionsOf(aggregate)[0]?.value]) {
          const match = matchRoute(aggregateHref(aggregate, code, value))
          expect(match?.route.name).toBe(`${aggregate.route}details`)
          const page = aggregatePage(aggregate.route, match?.params.id ?? '')
          expect([page?.aggregate, page?.region, page?.option?.value]).toEqual([aggregate, code, value])
        }
  })

  it('NAV-07 what names no province or no option is no page', () => {
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
      expect(aggregatePage('juheqiye', slug), slug).toBeNull()
    expect(aggregatePage('qiye', '500000')).toBeNull()
    expect(aggregateOf('qiye')).toBeUndefined()
  })

  it('VAL-06 a page asks its list what the list knows', () => {
    const page = aggregatePage('juheqiye', '500000-D110')
    if (!page) throw new Error('no page')
    expect(aggregateQuery(page)).toEqual({
      filters: { region: ['500000'], qualification: ['D110'] },
      pageNum: 1,
      pageSize: 20,
    })
    for (const { route } of AGGREGATES)
      for (const value of optionsOf(aggregateOf(route) as never).slice(0, 3)) {
        const one = aggregatePage(route, `330000-${value.value}`)
        expect(one && problemsOf(one.kind, aggregateQuery(one))).toEqual([])
      }
  })

  it('NAV-13 the directory has pages', () => {
    const [companies] = AGGREGATES
    expect(directoryHref(companies)).toBe('/juheqiye/')
    expect(matchListPage(directoryHref(companies, 2))).toMatchObject({ page: 2, route: { name: 'juheqiye' } })
  })

  it('VAL-06 a page is named by its place and sort', () => {
    const title = (route: string, slug: string) => {
      const page = aggregatePage(route, slug)
      return page && aggregateTitle(page)
    }
    expect(title('juheqiye', '500000-D110')).toBe('重庆市政公用工程企业')
    expect(title('juheqiye', '330000')).toBe('浙江企业')
    expect(title('juherenyuan', '510000-R101')).toBe('四川一级建造师人员')
  })
})
