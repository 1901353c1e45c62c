import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { NOW } from '../testing'
import { formatAddedSeats, priceAddedSeats, refuseAddedSeats } from './index'

const ending = (days: number, bought = 2) => ({ bought, overTime: NOW + days * DAY_MS })

describe('seats that are added while a term runs', () => {
  it('SEA-04 cost an account of a year by the whole days that are left', () => {
    expect(priceAddedSeats(ending(365), 1, NOW)).toEqual({ days: 365, fen: 100_000 })
    expect(priceAddedSeats(ending(100), 3, NOW)).toEqual({ days: 100, fen: 82_192 })
    expect(priceAddedSeats(ending(100.99), 3, NOW)).toEqual({ days: 100, fen: 82_192 })
    // The current term has two years, bought at once.
    expect(priceAddedSeats(ending(730), 1, NOW).fen).toBe(200_000)
  })

  it('SEA-04 cost nothing within the free ones', () => {
    expect(priceAddedSeats(ending(365, 1), 1, NOW).fen).toBe(0)
    expect(priceAddedSeats(ending(365, 1), 2, NOW).fen).toBe(100_000)
  })

  it('SEA-04 are 1 to what 99 leave, with 8 days left', () => {
    const refuse = (days: number, added: number, bought = 2) =>
      refuseAddedSeats(ending(days, bought), added, NOW)
    expect([refuse(8, 1), refuse(365, 97)]).toEqual([null, null])
    for (const added of [0, -1, 98, 1.5, Number.NaN])
      expect(refuse(365, added)).toBe('加购的账号数为 1 到 97 的整数')
    expect(refuse(7.9, 1)).toBe('企业 VIP 剩余不足 8 天，请在续费时增加账号')
    expect(refuse(365, 1, 99)).toBe('共享账号已有 99 个，不能再增加')
    expect(formatAddedSeats(3)).toBe('企业 VIP 加购 3 个共享账号')
  })
})
