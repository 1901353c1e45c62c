import { DAY_MS } from '@zhushutong/domain/formatting'
import { NOW } from '@zhushutong/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { valuesOfRow } from './form-of-row'
import { copyKey, dropCopy, findCopies, keepCopy } from './local-copy'

const values = { ...valuesOfRow(null), title: '未发布的标题' }
const keep = (account: string, article: string, editor: string, age = 0) =>
  keepCopy(copyKey(account, article, editor), { values, version: 3, at: NOW - age })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

it('an account finds the copies of an article, the newest first, and no one of another account', () => {
  keep('li', 'a1', 'older', 2000)
  keep('li', 'a1', 'newer', 1000)
  keep('li', 'a2', 'other article')
  keep('wang', 'a1', 'other account')
  expect(findCopies('li', 'a1')).toEqual([
    { values, version: 3, at: NOW - 1000, key: copyKey('li', 'a1', 'newer') },
    { values, version: 3, at: NOW - 2000, key: copyKey('li', 'a1', 'older') },
  ])
  dropCopy(copyKey('li', 'a1', 'newer'))
  expect(findCopies('li', 'a1')).toHaveLength(1)
})

it('a copy is deleted after seven days, also that of another article; an unreadable one at once', () => {
  keep('li', 'a1', 'young', 7 * DAY_MS - 1)
  keep('li', 'a2', 'old', 7 * DAY_MS)
  localStorage.setItem(copyKey('li', 'a1', 'broken'), '{')
  localStorage.setItem('theme', 'dark')
  expect(findCopies('li', 'a1')).toHaveLength(1)
  expect(Object.keys(localStorage).sort()).toEqual([copyKey('li', 'a1', 'young'), 'theme'])
})

it('a browser without space for a copy is reported', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keep('li', 'a1', 'x')).toBe(false)
  expect(keep('li', 'a1', 'x')).toBe(true)
})
