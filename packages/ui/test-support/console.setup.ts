import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** jsdom lacks the element `search`. */
const UNKNOWN_TO_JSDOM = /^The tag <%s> is unrecognized.* search$/s

let said: MockInstance<typeof console.error>

/** A console error fails its test, such as a warning of React. A test that expects one clears the mock at its end. */
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  const lines = said.mock.calls
    .map((line) => line.map(String).join(' ').slice(0, 500))
    .filter((line) => !UNKNOWN_TO_JSDOM.test(line))
  said.mockRestore()
  expect(lines, 'console.error').toEqual([])
})
