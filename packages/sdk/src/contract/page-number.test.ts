import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageNumber } from './shape/common'

const problemOf = (page: unknown) => pageNumber(1000).safeParse(page).error?.issues

it('accepts 1 to its maximum, default 1', () => {
  for (const page of [1, 2, 1000]) expect(pageNumber(1000).parse(page)).toBe(page)
  expect(pageNumber(1000).parse(undefined)).toBe(1)
})

it('reports the allowed range for a page out of bounds, once', () => {
  for (const page of [0, -1, 1001, 1e9])
    expect(problemOf(page)).toEqual([
      expect.objectContaining({ code: 'custom', message: '页码应为 1 至 1000 的整数' }),
    ])
  for (const page of ['1', 1.5, null]) expect(problemOf(page)).toHaveLength(1)
})

it('exposes its bounds to the API reference', () => {
  expect(z.toJSONSchema(pageNumber(1000), { io: 'input' })).toMatchObject({ minimum: 1, maximum: 1000 })
})
