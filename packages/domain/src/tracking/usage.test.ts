import { describe, expect, it } from 'vitest'
import { DAY_MS, dayOf } from '../formatting'
import { NOW } from '../testing'
import { buildFunnel, isCountedKeyword, trackedAddress } from './index'

describe('what is recorded', () => {
  it('TRK-03 an address is recorded without what was searched for', () => {
    expect(trackedAddress('/qiye/?keyword=%E5%BC%A0%E4%B8%89#top')).toBe('/qiye/')
    expect(trackedAddress('/qiye/#q=张三')).toBe('/qiye/')
    expect(trackedAddress('/a\n?b\nc')).toBe('/a\n')
    expect(trackedAddress('/')).toBe('/')
    expect(trackedAddress(`/${'x'.repeat(499)}`)).toHaveLength(500)
    expect(trackedAddress(`/${'x'.repeat(500)}`)).toHaveLength(500)
  })
})

describe('a search without results', () => {
  it('TRK-04 is counted when it has 2 to 40 characters', () => {
    expect(
      ['桥', '桥梁', '桥'.repeat(40), '桥'.repeat(41)].map((text) => isCountedKeyword(text, false)),
    ).toEqual([false, true, true, false])
  })
})

describe('the funnel', () => {
  it('TRK-04 has every day of the period, the newest first, and 0 where nobody took a step', () => {
    const today = dayOf(NOW)
    const days = buildFunnel(
      [
        { day: today, step: 'page', members: 5 },
        { day: today, step: 'paid', members: 1 },
        { day: dayOf(NOW - 6 * DAY_MS), step: 'order', members: 2 },
        { day: dayOf(NOW - 7 * DAY_MS), step: 'order', members: 9 },
      ],
      7,
      NOW,
    )
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({ day: today, page: 5, dialog: 0, order: 0, paid: 1 })
    expect(days[6]).toEqual({ day: dayOf(NOW - 6 * DAY_MS), page: 0, dialog: 0, order: 2, paid: 0 })
    expect(days.some(({ order }) => order === 9)).toBe(false)
  })
})
