import { afterEach, describe, expect, it } from 'vitest'
import { mergePopupMemories, parsePopupMemory, serialisePopupMemory } from './'
import { remainingHiddenMs } from './memory'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the stored memory', () => {
  it('POP-03 is one text with every mark by name', () => {
    const text = '{"homeModalClosed":1,"ownerSvipShown":2}'
    expect(serialisePopupMemory({ homeModalClosed: 1, ownerSvipShown: 2 })).toBe(text)
    expect(parsePopupMemory(` ${text}\n`)).toEqual({ homeModalClosed: 1, ownerSvipShown: 2 })
  })

  it('POP-03 keeps the readable part of a half-broken text', () => {
    const stored = '{"x":1,"browserTypeShown":-5,"homeModalSeen":"no","bottomFoldClosed":9007199254740991}'
    const memory = parsePopupMemory(stored)
    expect(memory).toEqual({ browserTypeShown: -5, bottomFoldClosed: 9_007_199_254_740_991 })
    expect(Object.getPrototypeOf(memory)).toBe(Object.prototype)
  })

  it('POP-03 of two windows takes the later of each mark', () => {
    const item = { homeModalClosed: 1, homeModalSeen: 9 }
    const other = { homeModalClosed: 2, bottomFoldClosed: 3, homeModalSeen: 8 }
    const both = { homeModalClosed: 2, homeModalSeen: 9, bottomFoldClosed: 3 }
    expect(mergePopupMemories(item, other)).toEqual(both)
    expect(mergePopupMemories(other, item)).toEqual(both)
    expect(mergePopupMemories({}, {})).toEqual({})
  })
})

describe('hidden for 24 h', () => {
  const DAY = 86_400_000

  it('POP-04 POP-05 a clock set back by less than a day keeps it hidden, by more it does not', () => {
    expect(remainingHiddenMs(DAY, DAY - 1)).toBe(DAY + 1)
    expect(remainingHiddenMs(DAY, 1)).toBe(2 * DAY - 1)
    expect(remainingHiddenMs(DAY, 0)).toBe(0)
    expect(remainingHiddenMs(Number.MAX_SAFE_INTEGER, 0)).toBe(0)
  })
})
