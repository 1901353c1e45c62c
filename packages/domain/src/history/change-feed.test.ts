import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { NOW } from '../testing'
import { CHANGE_FEED_DAYS, formatFeedCursor, readFeedCursor } from './change-feed'

const place = { version: 12, id: 'a-1_B', since: NOW }

describe('cursors of the changes of a kind', () => {
  it('DAT-71 a cursor leads to its place, in its own kind only', () => {
    const cursor = formatFeedCursor('tender', place)
    expect(readFeedCursor('tender', cursor, NOW)).toEqual(place)
    expect(readFeedCursor('company', cursor, NOW)).toBeNull()
    const start = { ...place, id: '' }
    expect(readFeedCursor('tender', formatFeedCursor('tender', start), NOW)).toEqual(start)
  })

  it('DAT-71 text that is no cursor is refused', () => {
    for (const text of ['', 'tender', 'tender.1.2', 'tender.-1.2.a', 'tender.1.2.a b', 'tender.1e9.2.a'])
      expect(readFeedCursor('tender', text, NOW)).toBeNull()
  })

  it('DAT-71 a cursor ends a day before the entries after it are deleted', () => {
    const cursor = formatFeedCursor('tender', place)
    const last = NOW + (CHANGE_FEED_DAYS - 1) * DAY_MS
    expect(readFeedCursor('tender', cursor, last)).toEqual(place)
    expect(readFeedCursor('tender', cursor, last + 1)).toBe('expired')
  })
})
