import { expect, it } from 'vitest'
import { isVersionAccepted } from './index'

it('AGR-01 an order is made under the version in force; one that names none is refused', () => {
  expect([isVersionAccepted('b', 'b'), isVersionAccepted(null, 'b')]).toEqual([true, false])
  for (const older of ['a', '', 'B', 'b ']) expect(isVersionAccepted(older, 'b')).toBe(false)
})
