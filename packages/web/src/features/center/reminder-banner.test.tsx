import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReminderItem } from '@zhushutong/domain/membership'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReminderBanner } from './reminder-banner'
import { REMINDER_COOKIE, readClosing, writeClosing } from './reminder-closing'

const NOW = Date.UTC(2026, 10, 20, 2)
/** The end of 2026-11-20 in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 15, 59, 59, 999)

const ITEMS: readonly ReminderItem[] = [
  { key: 'svip', label: '建筑管家 SVIP', overTime: NOW, days: 7, kinds: ['svip'], isTrial: false },
  {
    key: 'add-on',
    label: '增值服务 SVIP（资质到期、安许到期）',
    overTime: NOW,
    days: 3,
    kinds: ['company_qualification_expire', 'company_anxu_expire'],
    isTrial: false,
  },
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

it('MEM-04 a closed reminder is hidden, and stays hidden until the day ends', () => {
  render(<ReminderBanner items={ITEMS} now={NOW} />)
  expect(keptClosing()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '今天不再提醒' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(keptClosing()).toEqual({ start: NOW, end: MIDNIGHT })
})

it('MEM-04 the stored closing is parsed as written, and any other text ignored', () => {
  const closing = { start: NOW, end: MIDNIGHT }
  expect(readClosing(writeClosing(closing))).toEqual(closing)
  for (const other of [undefined, '', 'x', `${NOW}`, `${NOW}-`, `${NOW}-${MIDNIGHT}0`, `-${NOW}-${MIDNIGHT}`])
    expect(readClosing(other)).toBeNull()
})

it('MYC-06 names the first three certificates of the company that end, and where all are; closed with the rest', () => {
  const certificates = ['甲今天到期', '乙还有 2 天到期', '丙还有 3 天到期', '丁还有 4 天到期']
  render(<ReminderBanner items={[]} certificates={certificates} companyHref="/center/?index=24" now={NOW} />)
  expect(screen.getByRole('complementary').textContent).toContain(
    '我的企业：甲今天到期；乙还有 2 天到期；丙还有 3 天到期 等 4 项',
  )
  expect(screen.getByRole('link', { name: '查看我的企业' }).getAttribute('href')).toBe('/center/?index=24')
  fireEvent.click(screen.getByRole('button', { name: '今天不再提醒' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})
