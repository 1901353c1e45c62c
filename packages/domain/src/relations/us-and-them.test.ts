import { expect, it } from 'vitest'
import { summariseUsAndThem } from './index'

const theirs = {
  relation: 'competitor',
  total: 9,
  won: 2,
  lost: 4,
  elsewhere: 3,
  latestOn: '2026-07-15',
} as const

it('REL-07 what they won we lost, and the difference is of our price', () => {
  expect(summariseUsAndThem(theirs, { price: 1986_75, otherPrice: 2044_90 })).toEqual({
    relation: 'competitor',
    total: 9,
    won: 4,
    lost: 2,
    elsewhere: 3,
    latestOn: '2026-07-15',
    difference: 2.9,
    side: 'ours',
  })
})

it('REL-07 a consortium is won by both and shown from our side; whoever works for us from theirs', () => {
  const together = { ...theirs, relation: 'partner', won: 9, lost: 0 } as const
  expect(summariseUsAndThem(together)).toMatchObject({ won: 9, lost: 0, side: 'ours' })
  for (const relation of ['owner', 'agency', null] as const)
    expect(summariseUsAndThem({ ...together, relation })).toMatchObject({ won: 9, side: 'theirs' })
})
