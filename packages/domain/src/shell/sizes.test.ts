import { expect, it } from 'vitest'
import { CASCADER, cascaderText, columnWidth, TABLE_SIZES, TOAST_MS } from './index'

it('UIX-01 a toast is shown for 1500 ms', () => {
  expect(TOAST_MS).toBe(1500)
})

it('UIX-02 a table has columns of at least 80, narrow ones of 48, indents of 16, header and footer of 44', () => {
  expect(columnWidth('data')).toBe(80)
  expect(columnWidth('data', 79)).toBe(80)
  expect(columnWidth('data', 81)).toBe(81)
  for (const kind of ['selection', 'expand', 'index'] as const) expect(columnWidth(kind, 200)).toBe(48)
  expect(TABLE_SIZES).toMatchObject({ indent: 16, header: 44, footer: 44 })
})

it('UIX-02 a cascader filters after 300 ms, opens on a hover of 500 ms and joins its levels with a slash', () => {
  expect(CASCADER).toMatchObject({ filterDebounceMs: 300, hoverMs: 500 })
  expect(cascaderText(['江苏省', '南京市', '玄武区'])).toBe('江苏省 / 南京市 / 玄武区')
  expect(cascaderText(['重庆市'])).toBe('重庆市')
  expect(cascaderText([])).toBe('')
})
