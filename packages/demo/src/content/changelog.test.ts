import { dayOf } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { CHANGELOG } from './changelog.data'
import { demoNotices, weeklyWinners } from './content'

it('CHG-01 the change log tells each entry on its own day, the newest first, whenever it is made', () => {
  const rows = demoNotices()
  expect(rows.map(({ releasedAt }) => dayOf(releasedAt))).toEqual(CHANGELOG.map(({ on }) => on))
  const times = rows.map(({ releasedAt }) => releasedAt)
  expect(times).toEqual([...new Set(times)].sort((a, b) => b - a))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(CHANGELOG.length)
})

it('COV-02 the weekly article says what its sums leave out', () => {
  const winner = { name: '甲公司', count: 3, amount: 100_000_000, unpriced: 1, foreign: 0, doubted: 0 }
  expect(weeklyWinners([winner], 0)[0]?.body).toContain('100.00 万元，另有 1 项金额未公开')
})
