import { expect, it } from 'vitest'
import { countSites } from './index'

it('FIG-09 who has one work or several is busy; without constructors nothing is told', () => {
  const states = [
    { state: 'free', count: 15 },
    { state: 'many', count: 6 },
    { state: 'one', count: 20 },
  ]
  expect(countSites(states)).toEqual({ free: 15, busy: 26 })
  expect(countSites(states.slice(1))).toEqual({ free: 0, busy: 26 })
  expect(countSites([])).toBeNull()
})
