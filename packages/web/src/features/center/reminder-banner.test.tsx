import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReminderItem } from '@zhushutong/domain/membership'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReminderBanner } from './reminder-banner'
import { REMINDER_COOKIE, readClosing, writeClosing } from './reminder-closing'

const NOW = Date.UTC(2026, 10, 20, 2)
/** The end of that day in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 15, 59, 59, 999)

const ITEMS: readonly ReminderItem[] = [
  { key: 'svip', label: '建筑管家 SVIP', overTime: NOW, days: 7 },
  { key: 'owner-lookup', label: '业主查 SVIP', overTime: NOW, days: 3 },
]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${REMINDER_COOKIE}=; path=/; max-age=0`
})

const keptClosing = () => readClosing(document.cookie.split(`${REMINDER_COOKIE}=`)[1])

it('MEM-04 names each membership that ends, with a link to renew it', () => {
  render(<ReminderBanner items={ITEMS} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '您的建筑管家 SVIP还有 7 天到期，请及时续费',
    '您的业主查 SVIP还有 3 天到期，请及时续费',
  ])
  expect(screen.getByRole('link', { name: '去续费' }).hasAttribute('data-buy')).toBe(true)
})

it('MEM-04 a closed reminder is hidden, and stays hidden until the day ends', () => {
  render(<ReminderBanner items={ITEMS} />)
  expect(keptClosing()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '今天不再提醒' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(keptClosing()).toEqual({ start: NOW, end: MIDNIGHT })
})

it('MEM-04 no reminder if nothing ends', () => {
  render(<ReminderBanner items={[]} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('MEM-04 the stored closing is parsed as written, and any other text ignored', () => {
  const closing = { start: NOW, end: MIDNIGHT }
  expect(readClosing(writeClosing(closing))).toEqual(closing)
  for (const other of [undefined, '', 'x', `${NOW}`, `${NOW}-`, `${NOW}-${MIDNIGHT}0`, `-${NOW}-${MIDNIGHT}`])
    expect(readClosing(other)).toBeNull()
})
