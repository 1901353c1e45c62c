import { describe, expect, it } from 'vitest'
import { aViewer, viewerAs } from '../testing'
import {
  ADD_ON_NAMES,
  ADD_ONS,
  addOnTooltip,
  buildPrompt,
  expiryTooltip,
  type Opening,
  ROLE_NAMES,
  TOOL_ADD_ONS,
  USER_ROLE,
  VIP_TYPE,
  VISITOR,
} from './index'

const SVIP = viewerAs('svip')

describe('tools', () => {
  it('ACC-05 each tool requires its own add-on', () => {
    expect(TOOL_ADD_ONS).toEqual({
      renyuans: 'staff_vacancy',
      dthc: 'company_dynamic',
      zzwinning: 'company_outnews',
      zzdq: 'company_qualification_expire',
      axdq: 'company_anxu_expire',
    })
  })
})

describe('tooltips', () => {
  it.each([
    ['staff_vacancy', '「人员缺口检测」为增值服务，开通后可用'],
    ['company_dynamic', '「动态核查」为增值服务，开通后可用'],
    ['company_outnews', '「资质追踪」为增值服务，开通后可用'],
    ['company_qualification_expire', '「资质到期」为增值服务，开通后可用'],
    ['company_anxu_expire', '「安许到期」为增值服务，开通后可用'],
  ] as const)(
    'ACC-13 the tooltip of %s is off for its holders and links to svip.html for all others',
    (addOn, text) => {
      expect(addOnTooltip(viewerAs(addOn), addOn)).toEqual({ enabled: false })
      const others = ADD_ONS.filter((other) => other !== addOn)
      for (const viewer of [VISITOR, viewerAs('non-member'), SVIP, aViewer({ addOns: others })]) {
        expect(addOnTooltip(viewer, addOn)).toEqual({ enabled: true, text, href: '/svip.html' })
      }
    },
  )

  it.each([
    ['company_qualification_expire', '有效期至 2027-01-31，开通「资质到期」可提前收到到期提醒'],
    ['company_anxu_expire', '有效期至 2027-01-31，开通「安许到期」可提前收到到期提醒'],
  ] as const)('ACC-07 the date of %s is there for all; the upgrade for those without it', (addOn, text) => {
    const held = { text: '有效期至 2027-01-31', upgrade: false }
    expect(expiryTooltip(viewerAs(addOn), addOn, '2027-01-31')).toEqual(held)
    const others = ADD_ONS.filter((other) => other !== addOn)
    for (const viewer of [VISITOR, viewerAs('non-member'), SVIP, aViewer({ addOns: others })]) {
      expect(expiryTooltip(viewer, addOn, '2027-01-31')).toEqual({ text, upgrade: true })
    }
  })
})

describe('texts and codes', () => {
  const OPENS = { button: '立即开通', action: { href: '/svip.html' } }
  it.each<[Opening, object]>([
    ['login', { text: '登录后查看完整信息', button: '立即登录', action: { dialog: 'login' } }],
    [
      'svip',
      {
        text: '开通建筑管家 SVIP，查看完整信息',
        button: '立即开通',
        action: { dialog: 'membership-guide' },
      },
    ],
    ['owner_lookup', { text: '开通业主查 SVIP，查看完整信息', ...OPENS }],
    ['staff_vacancy', { text: '开通「人员缺口检测」增值服务，查看完整信息', ...OPENS }],
    ['company_dynamic', { text: '开通「动态核查」增值服务，查看完整信息', ...OPENS }],
    ['company_outnews', { text: '开通「资质追踪」增值服务，查看完整信息', ...OPENS }],
    ['company_qualification_expire', { text: '开通「资质到期」增值服务，查看完整信息', ...OPENS }],
    ['company_anxu_expire', { text: '开通「安许到期」增值服务，查看完整信息', ...OPENS }],
  ])('ACC-02 the prompt for %s', (opening, prompt) => {
    expect(buildPrompt(opening)).toEqual(prompt)
  })

  it('ACC-01 the names of the roles and of the five add-ons', () => {
    expect(ROLE_NAMES).toEqual({
      visitor: '访客',
      'non-member': '普通用户',
      svip: '建筑管家 SVIP',
      'add-on': '增值服务 SVIP',
      'owner-lookup': '业主查 SVIP',
      enterprise: '企业 VIP',
    })
    expect(Object.keys(ADD_ON_NAMES)).toEqual([
      'staff_vacancy',
      'company_dynamic',
      'company_outnews',
      'company_qualification_expire',
      'company_anxu_expire',
    ])
  })

  it('ACC-12 the values of USER_ROLE and VIP_TYPE', () => {
    expect(USER_ROLE).toEqual({ personal: 'C_VIP', company: 'C_VIP', combinedChild: 'CWEB_COMBINE_CHILD' })
    expect(VIP_TYPE).toEqual({ personal: 1, company: 2, staffVacancy: 3, companyDynamic: 4, commonUser: 5 })
  })

  it('ACC-01 a visitor holds nothing', () => {
    expect(VISITOR).toEqual({
      loggedIn: false,
      svip: false,
      addOns: [],
      ownerLookup: false,
      enterprise: false,
    })
  })
})
