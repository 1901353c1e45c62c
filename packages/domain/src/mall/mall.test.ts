import { describe, expect, it } from 'vitest'
import { findColumn, KINDS } from '../records'
import { DATA_PRODUCTS, kindOfProduct, listProducts, priceText } from './index'

describe('the products of the data mall', () => {
  it.each(DATA_PRODUCTS.map((product) => [product.id, product] as const))(
    'MAL-01 %s shows columns of its kind, the name first, and selects by open columns only',
    (_, product) => {
      const kind = kindOfProduct(product)
      expect(KINDS).toContain(kind)
      expect(product.columns[0]).toBe(kind.title)
      for (const key of product.columns) {
        const column = findColumn(kind, key)
        expect([
          key,
          column === undefined || column.hidden || column.internal || column.type === 'table',
        ]).toEqual([key, false])
      }
      for (const [key, values] of Object.entries(product.filters ?? {})) {
        const filter = kind.filters.find((filter) => filter.key === key)
        const choices =
          filter?.type === 'range' ? filter.presets : filter && 'options' in filter ? filter.options : []
        for (const value of values) expect(choices.map((choice) => choice.value)).toContain(value)
        expect(findColumn(kind, filter?.column ?? '')?.access).toBeUndefined()
      }
    },
  )

  it('MAL-01 are found by type and by a word of name or contents', () => {
    expect(listProducts()).toEqual(DATA_PRODUCTS)
    expect(listProducts({ type: '', keyword: ' ' })).toEqual(DATA_PRODUCTS)
    expect(listProducts({ type: 'people' }).map(({ id }) => id)).toEqual([
      'constructors',
      'registered-people',
    ])
    expect(listProducts({ keyword: ' 下浮率 ' }).map(({ id }) => id)).toEqual([
      'bid-results',
      'municipal-results',
    ])
    expect(listProducts({ type: 'people', keyword: '下浮率' })).toEqual([])
    expect(listProducts({ type: 'nothing' })).toEqual([])
  })

  it('MAL-01 cost what they say, or are to be talked about', () => {
    expect(priceText(null)).toBe('面议')
    expect(priceText(29_900)).toBe('报告 ¥299.00')
  })
})
