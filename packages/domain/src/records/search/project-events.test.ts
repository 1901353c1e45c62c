import { expect, it } from 'vitest'
import {
  MAX_PROJECT_EVENTS,
  mergeProjectEvents,
  type ProjectEvent,
  readProjectEvent,
  tender,
  winning,
} from '..'

const event = (id: string, occurredOn: string): ProjectEvent => ({
  id,
  type: 'zhaobiao',
  label: '招标',
  projectName: '甲',
  region: null,
  expired: false,
  occurredOn,
})

it('SHL-13 an event has the name of its record and the day that its list is sorted by', () => {
  const at = Date.UTC(2026, 10, 20, 16)
  const read = readProjectEvent(tender, {
    ...{ id: 'a', expired: false, engineeringName: '甲工程', publicityTime: at, region: '500000' },
  })
  expect(read).toEqual({ ...event('a', '2026-11-21'), ...{ projectName: '甲工程', region: '500000' } })
  const won = { id: 'b', expired: true, projectName: '乙', awardedOn: '2026-11-20' }
  expect(readProjectEvent(winning, won)).toMatchObject({ type: 'zhongbiao', region: null, expired: true })
})

it('ACC-02 what the reader may not name is no event, nor is what has no day', () => {
  const base = { id: 'a', expired: false, awardedOn: '2026-11-20' }
  expect(readProjectEvent(winning, base)).toBeUndefined()
  expect(readProjectEvent(winning, { ...base, projectName: '乙**' })).toBeUndefined()
  expect(readProjectEvent(winning, { ...base, projectName: '乙', awardedOn: null })).toBeUndefined()
  expect(readProjectEvent(winning, { ...base, projectName: '乙', awardedOn: '--' })).toBeUndefined()
})

it('SHL-13 lists are merged by day, the latest first, up to the hundredth', () => {
  const days = (n: number) => `2026-${String(10 + (n % 2))}-${String((n % 28) + 1).padStart(2, '0')}`
  const many = Array.from({ length: 70 }, (_, n) => event(`a${n}`, days(n)))
  const merged = mergeProjectEvents([
    many,
    [event('z', '2026-12-01')],
    many.map((e) => ({ ...e, id: `b${e.id}` })),
  ])
  expect(merged).toHaveLength(MAX_PROJECT_EVENTS)
  expect(merged[0]?.id).toBe('z')
  expect(merged.map(({ occurredOn }) => occurredOn)).toEqual(
    merged
      .map(({ occurredOn }) => occurredOn)
      .toSorted()
      .toReversed(),
  )
})
