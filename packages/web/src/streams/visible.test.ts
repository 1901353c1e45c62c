// @vitest-environment node
import { expect, it } from 'vitest'
import { visible } from './visible'

it('is named where there is no document: pages that poll are rendered on the server', () => {
  expect(typeof document).toBe('undefined')
  expect(() => visible()).not.toThrow()
})
