import { describe, expect, it } from 'vitest'
import { PERSONAS, viewerAs } from '../testing'
import {
  exportCost,
  exportDialog,
  exportMonth,
  freeExportsPerMonth,
  freeItemsBack,
  MAX_EXPORT_ITEMS,
} from './index'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('what a member exports for nothing', () => {
  it.each(PERSONAS)(
    'MEM-02 %s: 20000 a month for members and holders of an add-on, nothing else',
    (persona) => {
      const none = ['visitor', 'non-member', 'expired-svip', 'owner-lookup']
      expect(freeExportsPerMonth(viewerAs(persona))).toBe(none.includes(persona) ? 0 : 20_000)
      const dialog = persona === 'visitor' ? 'login' : none.includes(persona) ? 'membership-guide' : null
      expect(exportDialog(viewerAs(persona))).toBe(dialog)
    },
  )

  it('MEM-02 an SVIP who holds an add-on as well has 20000, not twice as many', () => {
    const both = { ...viewerAs('svip'), addOns: viewerAs('staff_vacancy').addOns }
    expect(freeExportsPerMonth(both)).toBe(20_000)
    expect(freeExportsPerMonth({ ...both, loggedIn: false })).toBe(0)
  })

  it('MEM-02 months begin and end at midnight in Shanghai, wherever the process runs', () => {
    const zone = process.env.TZ
    for (const tz of ['America/New_York', 'Asia/Shanghai', 'Pacific/Auckland']) {
      process.env.TZ = tz
      expect(exportMonth(at('2026-10-31T23:59:59.999'))).toBe('2026-10')
      expect(exportMonth(at('2026-11-01T00:00:00.000'))).toBe('2026-11')
      expect(exportMonth(at('2028-02-29T23:59:59.999'))).toBe('2028-02')
      expect(exportMonth(at('2027-01-01T00:00:00.000'))).toBe('2027-01')
    }
    process.env.TZ = zone
  })
})

describe('what an export costs', () => {
  it('MEM-02 the free items first, then 0.1 yuan each', () => {
    expect(exportCost(20_000, 20_000, 0)).toEqual({
      items: 20_000,
      free: 20_000,
      extra: 0,
      fen: 0,
      left: 20_000,
    })
    expect(exportCost(20_001, 20_000, 0)).toEqual({
      items: 20_001,
      free: 20_000,
      extra: 1,
      fen: 10,
      left: 20_000,
    })
    expect(exportCost(1, 20_000, 19_999)).toEqual({ items: 1, free: 1, extra: 0, fen: 0, left: 1 })
    expect(exportCost(2, 20_000, 19_999)).toEqual({ items: 2, free: 1, extra: 1, fen: 10, left: 1 })
    expect(exportCost(3, 20_000, 20_000)).toEqual({ items: 3, free: 0, extra: 3, fen: 30, left: 0 })
    expect(exportCost(0, 20_000, 0)).toEqual({ items: 0, free: 0, extra: 0, fen: 0, left: 20_000 })
  })

  it('MEM-02 more taken than there is leaves nothing, and costs no more than the items', () => {
    expect(exportCost(5, 20_000, 20_100)).toEqual({ items: 5, free: 0, extra: 5, fen: 50, left: 0 })
  })

  it('MEM-02 an export holds 100000 items at most and is never refused as too large', () => {
    expect(MAX_EXPORT_ITEMS).toBe(100_000)
    expect(exportCost(100_000, 20_000, 0)).toMatchObject({ items: 100_000, fen: 800_000 })
    expect(exportCost(100_001, 20_000, 0)).toMatchObject({ items: 100_000, fen: 800_000 })
  })

  it('MEM-02 what was counted and is not there any more goes back, as far as it was free', () => {
    expect(freeItemsBack({ items: 10, free: 10 }, 10)).toBe(0)
    expect(freeItemsBack({ items: 10, free: 10 }, 7)).toBe(3)
    expect(freeItemsBack({ items: 10, free: 2 }, 7)).toBe(2)
    expect(freeItemsBack({ items: 10, free: 10 }, 11)).toBe(0)
  })
})
