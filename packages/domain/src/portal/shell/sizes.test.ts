import { expect, it } from 'vitest'
import { CASCADER, cascaderText, TABLE_SIZES, TOAST_MS } from './'

it('UIX-01 a toast is shown for 1500 ms', () => {
  expect(TOAST_MS).toBe(1500)
})

it('UIX-02 a table has columns of at least 80, 48 for row numbers and a head of 44', () => {
  expect(TABLE_SIZES).toEqual({ minColumn: 80, narrow: 48, header: 44 })
})

it('UIX-02 a cascader filters after 300 ms, opens on a hover of 500 ms and joins its levels with a slash', () => {
  expect(CASCADER).toMatchObject({ filterDebounceMs: 300, hoverMs: 500 })
  expect(cascaderText(['江苏省', '南京市', '玄武区'])).toBe('江苏省 / 南京市 / 玄武区')
  expect(cascaderText(['重庆市'])).toBe('重庆市')
  expect(cascaderText([])).toBe('')
})
