import { expect, it } from 'vitest'
import { AUTH_LIST_DWELL_MS, shouldAskForLogin } from './'
import type { AuthListPage } from './auth-list'

const BEYOND: AuthListPage = { flagged: true, loggedIn: false, shown: false, page: 2, atEnd: false }

it('NAV-12 a flagged list asks its visitor to log in beyond the first page, or at its end', () => {
  expect(shouldAskForLogin(BEYOND)).toBe(true)
  expect(shouldAskForLogin({ ...BEYOND, page: 1 })).toBe(false)
  expect(shouldAskForLogin({ ...BEYOND, page: 1, atEnd: true })).toBe(true)
  expect(AUTH_LIST_DWELL_MS).toBe(1500)
})

it('NAV-12 it asks once per session, only visitors, only on flagged lists', () => {
  for (const over of [{ shown: true }, { loggedIn: true }, { flagged: false }])
    expect(shouldAskForLogin({ ...BEYOND, atEnd: true, ...over })).toBe(false)
})
