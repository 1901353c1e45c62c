import { describe, expect, it } from 'vitest'
import { VISITOR } from '../access'
import { PERSONAS, viewerAs } from '../testing'
import {
  calculateExportCost,
  calculateReturnedItems,
  exportAllowance,
  exportDialog,
  exportMonth,
  findExportRights,
  MAX_EXPORT_ITEMS,
} from './index'

const PAID = { allowance: 20_000, mayBuyMore: true }

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('free exports', () => {
  it.each(PERSONAS)(
    'MEM-02 %s: 20000 a month for members and holders of an add-on, nothing else',
    (persona) => {
      const none = ['visitor', 'non-member', 'expired-svip', 'owner-lookup']
      expect(exportAllowance(viewerAs(persona))).toBe(none.includes(persona) ? 0 : 20_000)
      const dialog = persona === 'visitor' ? 'login' : none.includes(persona) ? 'membership-guide' : null
      expect(exportDialog(viewerAs(persona))).toBe(dialog)
    },
  )

  it('MEM-02 an SVIP who holds an add-on as well has 20000, not twice as many', () => {
    const both = { ...viewerAs('svip'), addOns: viewerAs('staff_vacancy').addOns }
    expect(exportAllowance(both)).toBe(20_000)
    expect(exportAllowance({ ...both, loggedIn: false })).toBe(0)
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

describe('exports of a trial', () => {
  const member = viewerAs('svip')
  const logged = viewerAs('non-member')

  it('MEM-10 hang on paid days: 20000 with what is open, else 200 with what everybody sees who is logged in', () => {
    expect(findExportRights(member, member)).toEqual({ ...PAID, viewer: member })
    const trial = { allowance: 200, viewer: logged, mayBuyMore: false }
    expect(findExportRights(member, logged)).toEqual(trial)
    expect(findExportRights(viewerAs('staff_vacancy'), logged)).toEqual(trial)
    expect(findExportRights(logged, logged)).toEqual({ ...trial, allowance: 0 })
    expect(findExportRights(VISITOR, VISITOR)).toEqual({ allowance: 0, viewer: VISITOR, mayBuyMore: false })
  })
})

describe('what an export costs', () => {
  it('MEM-02 the free items first, then 0.1 yuan each', () => {
    expect(calculateExportCost(20_000, PAID, 0)).toEqual({
      items: 20_000,
      free: 20_000,
      extra: 0,
      fen: 0,
      left: 20_000,
    })
    expect(calculateExportCost(20_001, PAID, 0)).toEqual({
      items: 20_001,
      free: 20_000,
      extra: 1,
      fen: 10,
      left: 20_000,
    })
    expect(calculateExportCost(1, PAID, 19_999)).toEqual({ items: 1, free: 1, extra: 0, fen: 0, left: 1 })
    expect(calculateExportCost(2, PAID, 19_999)).toEqual({ items: 2, free: 1, extra: 1, fen: 10, left: 1 })
    expect(calculateExportCost(3, PAID, 20_000)).toEqual({ items: 3, free: 0, extra: 3, fen: 30, left: 0 })
    expect(calculateExportCost(0, PAID, 0)).toEqual({ items: 0, free: 0, extra: 0, fen: 0, left: 20_000 })
  })

  it('MEM-02 an export has at most 100000 items and is never refused as too large', () => {
    expect(MAX_EXPORT_ITEMS).toBe(100_000)
    expect(calculateExportCost(100_000, PAID, 0)).toMatchObject({ items: 100_000, fen: 800_000 })
    expect(calculateExportCost(100_001, PAID, 0)).toMatchObject({ items: 100_000, fen: 800_000 })
  })

  it('MEM-02 items counted but no longer present are returned if they were free', () => {
    expect(calculateReturnedItems({ items: 10, free: 10 }, 10)).toBe(0)
    expect(calculateReturnedItems({ items: 10, free: 10 }, 7)).toBe(3)
    expect(calculateReturnedItems({ items: 10, free: 2 }, 7)).toBe(2)
    expect(calculateReturnedItems({ items: 10, free: 10 }, 11)).toBe(0)
  })
})
