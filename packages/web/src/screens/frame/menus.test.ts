import { buildMegaMenu, parseSiteAddresses } from '@zhushutong/domain/portal/shell'
import { describe, expect, it } from 'vitest'
import { headerSections, siteMenu, tabs } from './menus'

const links = () => siteMenu().flatMap((group) => (group.smallOnly ? [] : group.links))

describe('the sections in the row of the search', () => {
  const labels = (current: Parameters<typeof headerSections>[0]) =>
    headerSections(current).map((tab) => `${tab.label}${tab.current ? ' *' : ''}`)

  it('SHL-18 leave out what the header names elsewhere, but for the page’s own', () => {
    expect(labels(null)).toEqual([
      '资讯政策',
      '数据商城',
      '用工大厅',
      '研究院',
      '企业服务',
      'API 中心',
      '帮助',
    ])
    expect(labels('研究院')).toContain('研究院 *')
    expect(labels('个人中心')).toEqual([...labels(null).slice(0, -1), '个人中心 *', '帮助'])
  })
})

describe('the site menu', () => {
  it('SHL-07 each of the sixteen has a screen of ours', () => {
    const routes = buildMegaMenu({}).flatMap((group) => group.links.map(({ route }) => route))
    expect(routes).toHaveLength(19)
    expect(routes).not.toContain(null)
    expect(links().filter(({ href }) => !href.startsWith('/'))).toEqual([])
  })

  it('SHL-07 ACC-05 the second level marks what a membership or an add-on opens', () => {
    const tierOf = new Map(links().map(({ href, tier }) => [href, tier]))
    for (const href of ['/tdcr/', '/nijian/', '/ydys/', '/jsyd/', '/jsgcghxk/', '/hjpg/'])
      expect(tierOf.get(href), href).toBe('svip')
    for (const href of [
      '/renyuans/',
      '/zzwinning/',
      '/dthc/tz/',
      '/dthc/zg/',
      '/dthc/jg/',
      '/zzdq/',
      '/axdq/',
    ])
      expect(tierOf.get(href), href).toBe('addon')
    expect(tierOf.get('/renyuan/')).toBeUndefined()
  })

  it('SHL-11 ACC-08 ACC-14 leads to the sites that have an address; the owner-lookup site asks first', () => {
    const menu = siteMenu(
      parseSiteAddresses(
        'analysis|https://owner.example; finance|https://f.example;qualification|https://q.example',
      ),
    )
    const away = menu.flatMap((group) => group.links).filter(({ external }) => external)
    expect(away).toContainEqual({ label: '供应链金融', href: 'https://f.example', external: true })
    const owner = away.filter(({ ownerSite }) => ownerSite)
    expect(owner.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['民生建设', '设计院', '监理单位', '招标计划', '业主查专业版']),
    )
    expect(owner.every(({ href, tier }) => href.startsWith('https://owner.example') && tier === 'paid')).toBe(
      true,
    )
    // The link leads to the login page; for members, the dialogs check if they may enter (ACC-14).
    expect(away.filter(({ href }) => href.includes('q.example'))).toEqual([
      {
        label: '资质服务平台',
        href: 'https://q.example/login?type=login',
        external: true,
        tier: 'addon',
        qualificationSite: 'https://q.example',
      },
    ])
    expect(new Set(away.map(({ href }) => href)).size).toBe(away.length)
  })
})

describe('the tabs', () => {
  const marked = (current: string) => tabs(current).filter((tab) => tab.current)

  it.each([
    ['qiye', '查企业'],
    ['engineering', '查工程'],
    ['zzdq', '资质到期'],
    ['owner', '查业主'],
    ['comquery', '组合查询'],
    ['qiyeduibi', '企业对比'],
  ])('SHL-01 %s marks one tab, %s', (current, label) => {
    expect(marked(current).map((tab) => tab.label)).toEqual([label])
  })

  it('SHL-01 marks none for an unknown list', () => {
    expect(marked('nothing')).toEqual([])
    expect(tabs('nothing')).toEqual(tabs(undefined))
  })
})
