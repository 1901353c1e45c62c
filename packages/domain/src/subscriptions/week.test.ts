import { expect, it } from 'vitest'
import { NOW } from '../testing'
import { countByDay, listWeekDays, rivalPeriod } from './index'

it('SUB-09 the week ends today and has seven days, each with the sum of its finds', () => {
  expect([listWeekDays(NOW)[0], listWeekDays(NOW).at(-1)]).toEqual(['2026-11-14', '2026-11-20'])
  const finds = [
    { day: '2026-11-13', total: 9 },
    { day: '2026-11-14', total: 1 },
    { day: '2026-11-20', total: 2 },
    { day: '2026-11-20', total: 3 },
    { day: '2026-11-21', total: 9 },
  ]
  expect(countByDay(finds, NOW)).toEqual([1, 0, 0, 0, 0, 0, 5])
  expect(countByDay([], NOW)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

it('SUB-10 the seven days with today, and the seven before them, without a gap', () => {
  expect(rivalPeriod(NOW)).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
    fromBefore: '2026-11-07',
    toBefore: '2026-11-13',
  })
})
