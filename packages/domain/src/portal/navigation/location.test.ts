import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeLocation } from './'

it('LOG-03 an address with Chinese is encoded once for the header Location', () => {
  expect(encodeLocation('/qiye/重庆?keyword=建 筑#联系')).toBe(
    '/qiye/%E9%87%8D%E5%BA%86?keyword=%E5%BB%BA%20%E7%AD%91#%E8%81%94%E7%B3%BB',
  )
  expect(encodeLocation('/qiye/?keyword=%E5%BB%BA&a=b%2Fc')).toBe('/qiye/?keyword=%E5%BB%BA&a=b%2Fc')
})

it('LOG-03 any text becomes one line of ASCII, and stays the same when it is encoded again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      const location = encodeLocation(text)
      expect(location).toMatch(/^[\x21-\x7e]*$/)
      expect(encodeLocation(location)).toBe(location)
    }),
  )
})
