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

it('SHL-04 all entries are in order', () => {
  const entries = shown({ showsAi: true, scrolledPx: 401 })
  expect(entries.map(({ key, label }) => `${key} ${label}`)).toEqual([
    'updates 产品更新',
    'service 客服二维码',
    'consultation 在线咨询',
    'hotline 服务热线',
    'account 公众号',
    'ai AI 商机',
    'top 返回顶部',
  ])
})

it('SHL-04 the red dot is at the product updates, and only if there is a new one', () => {
  const dotted = (hasNewUpdate: boolean) =>
    shown({ hasNewUpdate, showsAi: true, scrolledPx: 500 })
      .filter(({ redDot }) => redDot)
      .map(({ key }) => key)
  expect(dotted(true)).toEqual(['updates'])
  expect(dotted(false)).toEqual([])
})

it('SHL-04 the AI entry is shown under its condition', () => {
  const keys = (showsAi: boolean) => shown({ showsAi }).map(({ key }) => key)
  expect(keys(true)).toEqual(['updates', 'service', 'consultation', 'hotline', 'account', 'ai'])
  expect(keys(false)).toEqual(['updates', 'service', 'consultation', 'hotline', 'account'])
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
