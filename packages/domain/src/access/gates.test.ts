import { describe, expect, it } from 'vitest'
import { aViewer, viewerAs } from '../testing'
import { ADD_ONS, addOnTooltip, expiryTooltip, TOOL_ADD_ONS, VISITOR } from './index'

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
