import { buildMegaMenu, parseSiteAddresses } from '@zhushutong/domain/shell'
import { describe, expect, it } from 'vitest'
import { hasScreen } from '../registry'
import { menuGroups, siteMenu } from './menus'

const links = () => siteMenu().flatMap((group) => (group.smallOnly ? [] : group.links))

describe('the site menu', () => {
  it('SHL-07 starts with the mega menu, and says what a membership opens', () => {
    const [, units, stages] = siteMenu()
    expect(units).toEqual({
      title: '参建单位',
      links: [
        { label: '甲方单位', href: '/owner/' },
        { label: '施工企业', href: '/qiye/' },
      ],
    })
    expect(stages?.links.map(({ label, tier }) => `${label} ${tier ?? 'none'}`)).toEqual([
      '土地成交 svip',
      '项目审批 svip',
      '招标公告 none',
      '中标结果 none',
      '全部项目 none',
    ])
  })

  it('SHL-07 links only to existing screens; entries for other sites are left out', () => {
    const routes = buildMegaMenu({}).flatMap((group) => group.links.map(({ route }) => route))
    expect(routes.filter((route) => route === null || !hasScreen(route))).toEqual([])
    expect(links().filter(({ href }) => !href.startsWith('/'))).toEqual([])
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
      expect.arrayContaining(['居民收支', '设计院', '监理单位', '招标计划', '业主查专业版']),
    )
    expect(owner.every(({ href, tier }) => href.startsWith('https://owner.example') && tier === 'paid')).toBe(
      true,
    )
    // To its login page; the dialogs ask for members whether they may enter (ACC-14).
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

  it('contains every list and tool once', () => {
    const hrefs = links().map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs).toEqual(
      expect.arrayContaining(menuGroups().flatMap((group) => group.links.map(({ href }) => href))),
    )
  })
})
