import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../formatting'
import { isNewSince, openList } from './'

const NOON = 1_795_000_000_000

it('LST-05 nothing is new in the first visit, nor when its pages are turned', () => {
  const first = openList(null, NOON)
  const turned = openList(first, NOON + 30 * MINUTE_MS)
  for (const visits of [first, turned]) expect(isNewSince(NOON + 1, visits)).toBe(false)
})

it('LST-05 after more than 30 minutes it is another visit, in which what came since is new until it ends', () => {
  const first = openList(null, NOON)
  const second = openList(first, NOON + 30 * MINUTE_MS + 1)
  const turned = openList(second, second.at + 30 * MINUTE_MS)
  for (const visits of [second, turned])
    expect([isNewSince(NOON, visits), isNewSince(NOON + 1, visits)]).toEqual([false, true])
  const third = openList(turned, turned.at + 30 * MINUTE_MS + 1)
  expect([isNewSince(turned.at, third), isNewSince(turned.at + 1, third)]).toEqual([false, true])
})
