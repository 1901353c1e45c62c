import { describe, expect, it } from 'vitest'
import { matchRoute, ROUTES } from '../../addresses'
import { findLayout } from '../navigation'
import { findSection, SITE_SECTIONS } from './sections'

describe('the sections of the site', () => {
  it.each([
    ['new', '资讯政策'],
    ['policyDetail', '资讯政策'],
    ['urbanSubstation', '资讯政策'],
    ['datamall', '数据商城'],
    ['sjfw', '数据商城'],
    ['apiDet', 'API 中心'],
    ['svip', '会员'],
    ['center', '个人中心'],
    ['help', '帮助'],
    ['zhaobiao', '数据查询'],
    ['qiyejindiao', '数据查询'],
    ['home', null],
    ['middlePage', null],
  ] as const)('SHL-18 %s belongs to %s', (name, label) => {
    expect(findSection(name)).toBe(label)
  })

  it('SHL-18 each leads to a page of its own, and a route belongs to one at most', () => {
    for (const { label, href } of SITE_SECTIONS)
      expect(findSection(matchRoute(href)!.route.name), href).toBe(label)
    expect(new Set(SITE_SECTIONS.flatMap(({ kinds }) => kinds)).size).toBe(
      SITE_SECTIONS.flatMap(({ kinds }) => kinds).length,
    )
  })

  it('SHL-18 every page with the usual frame belongs to one, but for the home page, promotions and doors', () => {
    const outside = ROUTES.filter(({ name }) => findLayout(name) === 'default' && findSection(name) === null)
    expect(
      outside.map(({ kind }) => kind).filter((kind) => !['home', 'promo', 'share', 'static'].includes(kind)),
    ).toEqual([])
    expect(outside.filter(({ kind }) => kind === 'static').map(({ name }) => name)).toEqual(['intellectual'])
  })
})
