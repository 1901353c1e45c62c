import { describe, expect, it } from 'vitest'
import { ADD_ONS, roleOf, VISITOR } from '../access'
import { aMember, aViewer, memberAs, NOW, PERSONAS, viewerAs } from '../testing'
import { ADD_ON_EXPORTS_PER_MONTH, SVIP_BENEFITS, viewerOf } from './index'

const PLAIN = aViewer()
const vip = (type: number, overTime: number | null = NOW + 1, userRole: string | null = null) =>
  viewerOf(aMember({ vipInfo: { type, overTime }, userRole }), NOW)
const increments = (...infos: readonly (readonly [string, number])[]) =>
  viewerOf(aMember({ memberIncrementInfos: infos.map(([type, overTime]) => ({ type, overTime })) }), NOW)

describe('whom the member info makes of a person', () => {
  it.each(PERSONAS)('MEM-01 %s holds until overTime, not at it, and never longer', (persona) => {
    const member = memberAs(persona, NOW, 1000)
    const after = persona === 'visitor' ? VISITOR : PLAIN
    expect(viewerOf(member, NOW)).toEqual(viewerAs(persona))
    expect(viewerOf(member, NOW + 999)).toEqual(viewerAs(persona))
    expect(viewerOf(member, NOW + 1000)).toEqual(after)
    expect(viewerOf(member, NOW + 1e12)).toEqual(after)
  })

  it('MEM-01 nobody is a visitor, a member without anything a non-member', () => {
    expect(viewerOf(null, NOW)).toBe(VISITOR)
    expect(viewerOf(aMember(), NOW)).toEqual(PLAIN)
    expect(roleOf(viewerOf(aMember(), NOW))).toBe('non-member')
  })

  it('MEM-01 an SVIP without an end, or whose end is no number, holds nothing', () => {
    for (const overTime of [null, Number.NaN, Number.NEGATIVE_INFINITY]) {
      expect(vip(1, overTime)).toEqual(PLAIN)
    }
    // A clock that stands before 1970.
    expect(viewerOf(aMember({ vipInfo: { type: 1, overTime: null } }), -1)).toEqual(PLAIN)
  })

  it('MEM-01 meberInfo makes an SVIP only where no vipInfo tells when it ends', () => {
    for (const meberInfo of [{ id: 1 }, true, 1, '1']) {
      expect(viewerOf(aMember({ meberInfo }), NOW)).toEqual(aViewer({ svip: true }))
    }
    for (const meberInfo of [null, undefined, false, 0, '']) {
      expect(viewerOf(aMember({ meberInfo }), NOW)).toEqual(PLAIN)
    }
    const ended = aMember({ vipInfo: { type: 1, overTime: NOW }, meberInfo: { id: 1 } })
    expect(viewerOf(ended, NOW)).toEqual(PLAIN)
  })

  it('ACC-12 the VIP types: personal, company, staff vacancy, company dynamic, common user', () => {
    expect(vip(1)).toEqual(aViewer({ svip: true }))
    expect(vip(2)).toEqual(aViewer({ svip: true, enterprise: true }))
    expect(vip(3)).toEqual(aViewer({ addOns: ['staff_vacancy'] }))
    expect(vip(4)).toEqual(aViewer({ addOns: ['company_dynamic'] }))
    expect(vip(5)).toEqual(PLAIN)
    for (const type of [1, 2, 3, 4, 5]) expect(vip(type, NOW)).toEqual(PLAIN)
  })

  it('ACC-12 a VIP type that nobody knows opens nothing', () => {
    for (const type of [0, 6, -1, 1.5, Number.NaN, '1' as unknown as number]) expect(vip(type)).toEqual(PLAIN)
  })

  it('ACC-01 ACC-12 a combined child is an enterprise VIP while its term runs, whatever its type but 5', () => {
    const CHILD = 'CWEB_COMBINE_CHILD'
    for (const type of [1, 2, 3, 4]) {
      expect(vip(type, NOW + 1, CHILD)).toEqual(aViewer({ svip: true, enterprise: true }))
      expect(vip(type, NOW, CHILD)).toEqual(PLAIN)
    }
    expect(vip(5, NOW + 1, CHILD)).toEqual(PLAIN)
    expect(viewerOf(aMember({ userRole: CHILD }), NOW)).toEqual(PLAIN)
    for (const role of ['C_VIP', 'cweb_combine_child', '', null]) {
      expect(vip(1, NOW + 1, role)).toEqual(aViewer({ svip: true }))
    }
  })

  it('MEM-01 add-ons and the owner-lookup SVIP come from memberIncrementInfos, each while it runs', () => {
    for (const addOn of ADD_ONS) {
      expect(increments([addOn, NOW + 1])).toEqual(aViewer({ addOns: [addOn] }))
      expect(increments([addOn, NOW])).toEqual(PLAIN)
    }
    expect(increments(['analysis_vip', NOW + 1])).toEqual(aViewer({ ownerLookup: true }))
    expect(increments(['analysis_vip', NOW])).toEqual(PLAIN)
  })

  it('MEM-01 of several terms of one add-on a single one that runs is enough, and it is held once', () => {
    const held = increments(
      ['company_outnews', NOW],
      ['company_outnews', NOW + 1],
      ['company_outnews', NOW + 2],
    )
    expect(held).toEqual(aViewer({ addOns: ['company_outnews'] }))
    const both = aMember({
      vipInfo: { type: 3, overTime: NOW + 1 },
      memberIncrementInfos: [{ type: 'staff_vacancy', overTime: NOW + 1 }],
    })
    expect(viewerOf(both, NOW)).toEqual(aViewer({ addOns: ['staff_vacancy'] }))
  })

  it('MEM-01 all of them at once, in the order of the catalogue', () => {
    const all = aMember({
      vipInfo: { type: 2, overTime: NOW + 1 },
      memberIncrementInfos: ['analysis_vip', ...ADD_ONS]
        .reverse()
        .map((type) => ({ type, overTime: NOW + 1 })),
    })
    expect(viewerOf(all, NOW)).toEqual(
      aViewer({ svip: true, enterprise: true, ownerLookup: true, addOns: ADD_ONS }),
    )
  })

  it('MEM-01 an increment that nobody knows is kept and opens nothing', () => {
    for (const type of ['', '__proto__', 'svip', 'STAFF_VACANCY', 'staff_vacancy ', 'ｓ', '👷', '\ud800']) {
      expect(increments([type, NOW + 1])).toEqual(PLAIN)
    }
  })
})

describe('what is promised', () => {
  it('MEM-02 the SVIP comparison: prices in fen', () => {
    expect(SVIP_BENEFITS).toEqual({
      authorisedAccounts: 1,
      companyQueries: 'unlimited',
      tenderSubscriptions: 'unlimited',
      exportsPerMonth: 20_000,
      extraExportFen: 10,
    })
    expect(ADD_ON_EXPORTS_PER_MONTH).toBe(20_000)
  })
})
