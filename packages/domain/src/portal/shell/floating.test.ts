import { expect, it } from 'vitest'
import { listFloatingEntries } from './'
import type { FloatingContext } from './floating'

const shown = (held: Partial<FloatingContext> = {}) =>
  listFloatingEntries({
    hasNewUpdate: false,
    showsConsultation: true,
    showsAi: false,
    scrolledPx: 0,
    ...held,
  })

it('SHL-04 the red dot is at the product updates, and only if there is a new one', () => {
  const dotted = (hasNewUpdate: boolean) =>
    shown({ hasNewUpdate, showsAi: true, scrolledPx: 500 })
      .filter(({ redDot }) => redDot)
      .map(({ key }) => key)
  expect(dotted(true)).toEqual(['updates'])
  expect(dotted(false)).toEqual([])
})

it('SHL-04 the consultation is shown where somebody answers', () => {
  const keys = shown({ showsConsultation: false }).map(({ key }) => key)
  expect(keys).toEqual(['updates', 'service', 'hotline', 'account'])
})

it.each([
  [400, false],
  [400.5, true],
  [401, true],
  [-50, false],
  [Number.NaN, false],
])('SHL-04 scrolled to %d px the way back to the top is shown: %s', (scrolledPx, isShown) => {
  expect(shown({ scrolledPx }).some(({ key }) => key === 'top')).toBe(isShown)
})
