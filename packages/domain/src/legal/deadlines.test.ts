import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOW } from '../testing'
import { CANCELLATION_DAYS, calculateClosingTime } from './index'

const DAY = 86_400_000

it('LEG-03 leaves seven days to change one’s mind and is done before the answer is due', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 * DAY }), (after) => {
      const asked = NOW + after
      const closes = calculateClosingTime(asked)
      expect(closes - asked).toBe(7 * DAY)
      expect(closes - asked).toBeLessThan(CANCELLATION_DAYS * DAY)
    }),
  )
})
