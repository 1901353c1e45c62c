import { buildMegaMenu } from '@zhushutong/domain/shell'
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

  it('contains every list and tool once', () => {
    const hrefs = links().map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs).toEqual(
      expect.arrayContaining(menuGroups().flatMap((group) => group.links.map(({ href }) => href))),
    )
  })
})
