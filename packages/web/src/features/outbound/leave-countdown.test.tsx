import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LeaveCountdown } from './leave-countdown'

const URL = 'https://www.gov.cn/'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () => {
  const leave = vi.fn()
  render(<LeaveCountdown url={URL} seconds={5} leave={leave} />)
  return leave
}
const pass = async (seconds: number) => {
  for (let n = 0; n < seconds; n += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
}

it('PRO-02 leaves after five seconds, not before', async () => {
  const leave = open()
  await pass(4)
  expect(screen.getByText('1 秒后自动前往')).toBeDefined()
  expect(leave).not.toHaveBeenCalled()
  await pass(1)
  expect(leave).toHaveBeenCalledExactlyOnceWith(URL)
})

it('PRO-02 waits while it is hovered, and stays when it is stopped', async () => {
  const leave = open()
  await pass(2)
  const box = screen.getByText(/秒后自动前往/).parentElement as HTMLElement
  fireEvent.mouseEnter(box)
  await pass(10)
  expect(screen.getByText('自动跳转已暂停')).toBeDefined()
  fireEvent.mouseLeave(box)
  expect(screen.getByText('3 秒后自动前往')).toBeDefined()
  fireEvent.click(screen.getByText('取消自动跳转'))
  await pass(10)
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByText('已停止自动跳转')).toBeDefined()
  expect(screen.getByText('立即前往').getAttribute('href')).toBe(URL)
})
