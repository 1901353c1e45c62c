import { beforeEach, expect, it } from 'vitest'
import { rememberListVisit } from './list-visits'

const HOUR = 3_600_000
beforeEach(() => localStorage.clear())

it('LST-05 each list remembers its own last visit', () => {
  rememberListVisit('zhaobiao', HOUR)
  expect(rememberListVisit('qiye', 9 * HOUR)).toEqual({ at: 9 * HOUR, before: null })
  expect(rememberListVisit('zhaobiao', 9 * HOUR)).toEqual({ at: 9 * HOUR, before: HOUR })
  expect(rememberListVisit('zhaobiao', 9 * HOUR + 1)).toEqual({ at: 9 * HOUR + 1, before: HOUR })
})

it('LST-05 a store that holds something else is a first visit', () => {
  for (const stored of ['{', '[]', 'null', '{"zhaobiao":1}', '{"zhaobiao":{"at":"x","before":1}}']) {
    localStorage.setItem('list-visits', stored)
    expect(rememberListVisit('zhaobiao', HOUR), stored).toEqual({ at: HOUR, before: null })
  }
})
