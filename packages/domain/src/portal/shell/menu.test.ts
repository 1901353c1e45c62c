import { describe, expect, it } from 'vitest'
import {
  buildMegaMenu,
  findMenuTier,
  listExternalSites,
  type MenuLink,
  OWNER_LOOKUP_SITE,
  parseSiteAddresses,
  QUALIFICATION_SITE,
} from './'
import { EXTERNAL_SITES, type ExternalSite } from './menu'

const ANALYSIS = 'https://analysis.example'
const everywhere = Object.fromEntries(
  Object.keys(EXTERNAL_SITES).map((site) => [site, `https://${site.toLowerCase()}.example`]),
)
const line = ({ key, label, tier, href }: MenuLink) => `${key} ${label} ${tier} ${href}`

describe('the mega menu', () => {
  it.each([{ analysis: '' }, { analysis: 'javascript:alert(1)' }, { qualification: ANALYSIS }])(
    'SHL-07 an address that may not be opened, or of another site, changes nothing (%#)',
    (addresses) => {
      expect(buildMegaMenu(addresses)).toEqual(buildMegaMenu({}))
    },
  )

  it('SHL-07 SHL-11 the address of the owner-lookup site takes the place of nine entries, with its mark', () => {
    const links = buildMegaMenu({ analysis: ANALYSIS }).flatMap((group) => group.links)
    expect(links.filter(({ site }) => site !== null).map(line)).toEqual([
      'macroAnalysis 民生建设 paid https://analysis.example/macroAnalysis?type=citizen',
      'macroAnalysis 固定资产投资 paid https://analysis.example/macroAnalysis?type=fixed',
      'macroAnalysis 地方建设 paid https://analysis.example/macroAnalysis?type=place',
      'macroAnalysis 政府项目 paid https://analysis.example/macroAnalysis?type=government',
      'designInstitute 设计院 paid https://analysis.example/designInstitute',
      'generalContract 工程总承包单位 paid https://analysis.example/generalContract',
      'chargeUnits 造价咨询单位 paid https://analysis.example/chargeUnits',
      'supplierUnits 供应商 paid https://analysis.example/supplierUnits',
      'surveyUnits 勘察单位 paid https://analysis.example/surveyUnits',
      'supervisorUnits 监理单位 paid https://analysis.example/supervisorUnits',
      'binddingPlan 招标计划 paid https://analysis.example/binddingPlan',
      'surveyFirms 勘察设计 paid https://analysis.example/surveyFirms',
    ])
    for (const { route, site } of links) expect(route === null).toBe(site === OWNER_LOOKUP_SITE)
  })

  it('SHL-07 the mark of a page follows from what opens it', () => {
    expect(
      ['/qiye/', '/nijian/p2.html', '/renyuans/', '/zzwinning/', '/dthc/tz/', '/zzdq/', '/axdq/'].map(
        findMenuTier,
      ),
    ).toEqual(['none', 'svip', 'addon', 'addon', 'addon', 'addon', 'addon'])
  })

  it('SHL-07 the address may end with slashes and have a path', () => {
    const [macro] = buildMegaMenu({ analysis: 'https://a.example/x//' })
    expect(macro?.links[0]?.href).toBe('https://a.example/x/macroAnalysis?type=citizen')
  })
})

describe('the external sites', () => {
  it('SHL-11 an address for an unknown site shows nothing', () => {
    const addresses = { __proto__: null, casino: 'https://casino.example' } as Partial<
      Record<ExternalSite, string>
    >
    expect(listExternalSites(addresses)).toEqual([])
  })

  it('SHL-11 their addresses are read from text; only https ones of known sites count', () => {
    expect(parseSiteAddresses('analysis|https://a.example; finance | https://f.example/x')).toEqual({
      analysis: 'https://a.example',
      finance: 'https://f.example/x',
    })
    for (const wrong of [
      '',
      ';',
      'analysis',
      'analysis|',
      'analysis|http://a.example',
      'nobody|https://a.example',
    ])
      expect(parseSiteAddresses(wrong), wrong).toEqual({})
    for (const wrong of ['analysis|javascript:1', 'analysis|/path', 'toString|https://a.example'])
      expect(parseSiteAddresses(wrong), wrong).toEqual({})
  })

  it('SHL-11 the two gated sites are named', () => {
    const labels = listExternalSites(everywhere).filter(
      ({ site }) => site === OWNER_LOOKUP_SITE || site === QUALIFICATION_SITE,
    )
    expect(labels.map(({ label }) => label)).toEqual(['业主查专业版', '资质服务平台'])
  })
})
