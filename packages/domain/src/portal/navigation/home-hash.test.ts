import { expect, it } from 'vitest'
import { leavesHash } from './home-hash'

it.each([
  ['/', '#top', true],
  ['', '#top', true],
  ['/', '#', false],
  ['/', '', false],
  ['/qiye/', '#top', false],
])('NAV-05 %j with the hash %j: %j', (path, hash, expected) => {
  expect(leavesHash(path, hash)).toBe(expected)
})
