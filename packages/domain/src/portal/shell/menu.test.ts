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
import { EXTERNAL_SITES, type ExternalSite, MEGA_MENU } from './menu'

const ANALYSIS = 'https://analysis.example'
const everywhere = Object.fromEntries(
  Object.keys(EXTERNAL_SITES).map((site) => [site, `https://${site.toLowerCase()}.example`]),
)
const line = ({ key, label, tier, href }: MenuLink) => `${key} ${label} ${tier} ${href}`

describe('the mega menu', () => {
  it('SHL-07 has exactly the sixteen entries, each once', () => {
    const keys = MEGA_MENU.flatMap((group) => group.entries.map(({ key }) => key))
    expect(keys).toEqual([
      'macroAnalysis',
      ...['partyUnit', 'generalCompany', 'designInstitute', 'generalContract'],
      ...['chargeUnits', 'supplierUnits', 'surveyUnits', 'supervisorUnits'],
      ...['deal', 'approval', 'binddingPlan', 'surveyFirms', 'tendering', 'bidResult', 'allProject'],
    ])
    expect(keys).toHaveLength(16)
  })

  it('SHL-07 every entry has a screen of ours, without an address of any site', () => {
    expect(buildMegaMenu({}).map(({ title, links }) => [title, links.map(line)])).toEqual([
      [
        '宏观分析',
        [
          'macroAnalysis 民生建设 none /macroAnalysis/citizen.html',
          'macroAnalysis 固定资产投资 none /macroAnalysis/fixed.html',
          'macroAnalysis 地方建设 none /macroAnalysis/place.html',
          'macroAnalysis 政府项目 none /macroAnalysis/government.html',
        ],
      ],
      [
        '参建单位',
        [
          'partyUnit 甲方单位 none /owner/',
          'generalCompany 施工企业 none /qiye/',
          'designInstitute 设计院 none /qiye/sheji/',
          'generalContract 工程总承包单位 none /qiye/zongchengbao/',
          'chargeUnits 造价咨询单位 none /qiye/zaojia/',
          'supplierUnits 供应商 none /qiye/gongyingshang/',
          'surveyUnits 勘察单位 none /qiye/kancha/',
          'supervisorUnits 监理单位 none /qiye/jianli/',
        ],
      ],
      [
        '项目阶段',
        [
          'deal 土地成交 svip /tdcr/',
          'approval 项目审批 svip /nijian/',
          'binddingPlan 招标计划 none /zhaobiao/jihua/',
          'surveyFirms 勘察设计 none /zhaobiao/kcsj/',
          'tendering 招标公告 none /zhaobiao/',
          'bidResult 中标结果 none /zhongbiao/',
          'allProject 全部项目 none /project/',
        ],
      ],
    ])
  })

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
  it('SHL-11 are eight, each with its label and tier', () => {
    expect(listExternalSites(everywhere).map(line)).toEqual([
      'projectManagement 项目管理 paid https://projectmanagement.example',
      'decisionAi 决策 AI paid https://decisionai.example',
      'dashboard 云看板 svip https://dashboard.example',
      'finance 供应链金融 none https://finance.example',
      'humanResources 人力资源 none https://humanresources.example',
      'specialEquipment 特种设备与施工许可 none https://specialequipment.example',
      'analysis 业主查专业版 paid https://analysis.example',
      'qualification 资质服务平台 addon https://qualification.example',
    ])
  })

  it('SHL-11 are shown only with an address that may be opened', () => {
    const addresses = { finance: 'https://finance.example', dashboard: 'data:,x', analysis: undefined }
    expect(listExternalSites(addresses)).toEqual([
      {
        key: 'finance',
        label: '供应链金融',
        tier: 'none',
        href: 'https://finance.example',
        route: null,
        site: 'finance',
      },
    ])
    expect(listExternalSites({})).toEqual([])
  })

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
