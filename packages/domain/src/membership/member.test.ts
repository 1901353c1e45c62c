import { describe, expect, it } from 'vitest'
import { ADD_ONS, roleOf, VISITOR } from '../access'
import { aMember, aViewer, NOW } from '../testing'
import { deriveViewer } from './index'

const PLAIN = aViewer()
const vip = (type: number, overTime: number | null = NOW + 1, userRole: string | null = null) =>
  deriveViewer(aMember({ vipInfo: { type, overTime }, userRole }), NOW)
const increments = (...infos: readonly (readonly [string, number])[]) =>
  deriveViewer(aMember({ memberIncrementInfos: infos.map(([type, overTime]) => ({ type, overTime })) }), NOW)

describe('the viewer of a member info', () => {
  it('MEM-01 null is a visitor, a member without memberships a non-member', () => {
    expect(deriveViewer(null, NOW)).toBe(VISITOR)
    expect(deriveViewer(aMember(), NOW)).toEqual(PLAIN)
    expect(roleOf(deriveViewer(aMember(), NOW))).toBe('non-member')
  })

  it('MEM-01 an SVIP without an end, or with an invalid one, grants nothing', () => {
    for (const overTime of [null, Number.NaN, Number.NEGATIVE_INFINITY]) {
      expect(vip(1, overTime)).toEqual(PLAIN)
    }
    // A clock set before 1970.
    expect(deriveViewer(aMember({ vipInfo: { type: 1, overTime: null } }), -1)).toEqual(PLAIN)
  })

  it('ACC-01 ACC-12 a combined child is an enterprise VIP while its term runs, whatever its type but 5', () => {
    const CHILD = 'CWEB_COMBINE_CHILD'
    for (const type of [1, 2, 3, 4]) {
      expect(vip(type, NOW + 1, CHILD)).toEqual(aViewer({ svip: true, enterprise: true }))
      expect(vip(type, NOW, CHILD)).toEqual(PLAIN)
    }
    expect(vip(5, NOW + 1, CHILD)).toEqual(PLAIN)
    expect(deriveViewer(aMember({ userRole: CHILD }), NOW)).toEqual(PLAIN)
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
})
